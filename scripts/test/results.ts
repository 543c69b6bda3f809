/** One test as a runner reports it. */
export interface Result {
  suite: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** It was left out, because it runs every night. */
  isLeftForTheNight?: boolean
  milliseconds: number
  /** It failed before it passed: named in the summary, since that means a race. */
  isFlaky?: boolean
}

/** What `test-marks.ts` adds to a test in Vitest's report. */
export interface TestMarks {
  isFlaky?: boolean
  isLeftForTheNight?: boolean
}

export interface VitestReport {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; duration?: number | null; meta?: TestMarks }[]
  }[]
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { projectName: string; status: string; results: { duration: number }[] }[] }[]
}

/** Vitest's JSON report; suites are the folders of tests/. A file that cannot be run counts as one failed test. */
export function vitestResults({ testResults }: VitestReport): Result[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const suite = /[/\\]tests[/\\]([^/\\]+)[/\\]/.exec(name)?.[1] ?? 'elsewhere'
    const results = assertionResults.map((test) => ({
      suite,
      title: test.fullName.trim(),
      status: vitestStatus[test.status] ?? 'failed',
      milliseconds: test.duration ?? 0,
      ...(test.meta?.isFlaky ? { isFlaky: true } : {}),
      ...(test.meta?.isLeftForTheNight ? { isLeftForTheNight: true } : {}),
    }))
    const isBroken = status === 'failed' && !results.some((each) => each.status === 'failed')
    return isBroken ? [...results, { suite, title: name, status: 'failed' as const, milliseconds: 0 }] : results
  })
}

/** Playwright's JSON report; suites are its projects. An error outside every test counts as one failed test. */
export function playwrightResults({ suites, errors }: PlaywrightReport): Result[] {
  const outside = errors.map(({ message = 'an error outside the tests' }) => ({
    suite: 'outside the tests',
    title: message,
    status: 'failed' as const,
    milliseconds: 0,
  }))
  return [...suites.flatMap((suite) => resultsIn(suite, [])), ...outside]
}

function resultsIn(suite: PlaywrightSuite, above: string[]): Result[] {
  const titles = [...above, suite.title].filter(Boolean)
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      suite: projectName,
      title: [...titles, spec.title].join(' › '),
      status: playwrightStatus[status] ?? 'failed',
      ...(status === 'flaky' ? { isFlaky: true } : {}),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((child) => resultsIn(child, titles))]
}

const vitestStatus: Record<string, Result['status']> = {
  passed: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
}
const playwrightStatus: Record<string, Result['status']> = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
}
