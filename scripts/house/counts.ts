import type { Choice } from './choice.ts'

/** What a runner's report says, per suite: a folder of tests/, or a project of the browser tests. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

export type Suites = Record<string, Counts>

export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: unknown[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { tests: { projectName: string; status: string }[] }[]
}

/** Counts tests by the folder below tests/ that they are in. A file that could not be read is one failure. */
export function countVitest({ testResults }: VitestReport): Suites {
  const suites: Suites = {}
  for (const { name, status, assertionResults } of testResults) {
    const counts = suiteOf(suites, /[/\\]tests[/\\]([^/\\]+)[/\\]/.exec(name)?.[1] ?? 'elsewhere')
    for (const each of assertionResults) counts[vitestWords[each.status] ?? 'failed']++
    if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed')) counts.failed++
  }
  return suites
}

/** Counts tests by project. An error outside every test is one failure. */
export function countPlaywright({ suites: top, errors }: PlaywrightReport): Suites {
  const suites: Suites = {}
  const visit = (suite: PlaywrightSuite) => {
    for (const { projectName, status } of suite.specs.flatMap(({ tests }) => tests)) {
      suiteOf(suites, projectName)[playwrightWords[status] ?? 'failed']++
    }
    suite.suites?.forEach(visit)
  }
  top.forEach(visit)
  if (errors.length > 0) suiteOf(suites, 'around the tests').failed += errors.length
  return suites
}

/** A suite that was asked for as a whole and in which no test ran is a failure; nothing may pass by not being there. */
export function withoutGaps(suites: Suites, { unit, browser, rest }: Choice): Suites {
  if (rest.length > 0) return suites
  const empty = [...unit, ...browser].filter((name) => !suites[name] || suites[name].passed + suites[name].failed === 0)
  const gaps = empty.map((name) => [`${name}: no tests`, { passed: 0, failed: 1, skipped: 0 }] as const)
  return { ...suites, ...Object.fromEntries(gaps) }
}

export function total(suites: Suites): Counts {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of Object.values(suites)) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

/** The line that closes a run: `12 passed, 0 failed`, and the skipped ones where there are any. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const vitestWords: Record<string, keyof Counts> = {
  passed: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
  todo: 'skipped',
}
const playwrightWords: Record<string, keyof Counts> = { expected: 'passed', skipped: 'skipped' }

function suiteOf(suites: Suites, name: string): Counts {
  suites[name] ??= { passed: 0, failed: 0, skipped: 0 }
  return suites[name]
}
