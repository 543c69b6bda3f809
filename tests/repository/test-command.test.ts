import { describe, expect, it } from 'vitest'
import { choose } from '../../scripts/test/choice.ts'
import { testFilesWith } from '../../scripts/test/nightly-choice.ts'
import { playwrightResults, vitestResults } from '../../scripts/test/results.ts'
import { summaryOf } from '../../scripts/test/summary.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each, index) => ({ fullName: ` test ${index} `, status: each, duration: 10 })),
})
function count(results: { suite: string; status: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { suite, status } of results) counts[`${suite} ${status}`] = (counts[`${suite} ${status}`] ?? 0) + 1
  return counts
}

describe('Vitest’s report', () => {
  it('is counted by the folder below tests/', () => {
    const testResults = [
      file('/repo/tests/server/deep/a.test.ts', 'passed', 'passed', 'passed', 'skipped'),
      file('/repo/tests/server/b.test.ts', 'failed', 'failed', 'passed', 'todo'),
      file('C:\\repo\\tests\\src\\c.test.tsx', 'passed', 'passed', 'pending'),
    ]
    expect(count(vitestResults({ testResults }))).toEqual({
      'server passed': 3,
      'server failed': 1,
      'server skipped': 2,
      'src passed': 1,
      'src skipped': 1,
    })
  })

  it('has one failure for a file that can’t be read, and for one whose setup failed', () => {
    const testResults = [
      file('/repo/tests/src/unreadable.test.ts', 'failed'),
      file('/repo/tests/src/no-set-up.test.ts', 'failed', 'skipped'),
    ]
    expect(count(vitestResults({ testResults }))).toEqual({ 'src failed': 2, 'src skipped': 1 })
  })

  it('marks tests that passed only on the second try', () => {
    const report = file('/repo/tests/src/a.test.ts', 'passed', 'passed', 'passed')
    Object.assign(report.assertionResults[1] ?? {}, { meta: { isFlaky: true } })
    expect(vitestResults({ testResults: [report] }).map(({ isFlaky = false }) => isFlaky)).toEqual([false, true])
  })

  it('marks tests that were left for the night', () => {
    const report = file('/repo/tests/src/a.test.ts', 'passed', 'passed', 'skipped')
    Object.assign(report.assertionResults[1] ?? {}, { meta: { isLeftForTheNight: true } })
    expect(vitestResults({ testResults: [report] }).map((each) => each.isLeftForTheNight ?? false)).toEqual([
      false,
      true,
    ])
  })

  it('counts an unknown status as a failure', () => {
    const testResults = [file('/repo/tests/src/a.test.ts', 'passed', 'levitated')]
    expect(count(vitestResults({ testResults }))).toEqual({ 'src failed': 1 })
  })
})

describe('Playwright’s report', () => {
  const spec = (projectName: string, status: string) => ({
    title: 'opens',
    tests: [{ projectName, status, results: [{ duration: 1000 }, { duration: 500 }] }],
  })

  it('is counted by project, at any nesting depth, with all tries of a test', () => {
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('walks', 'expected')],
        suites: [{ title: 'inside', specs: [spec('walks', 'unexpected'), spec('walks', 'flaky')] }],
      },
      { title: 'b.spec.ts', specs: [spec('journeys', 'skipped')] },
    ]
    const results = playwrightResults({ suites, errors: [] })
    expect(count(results)).toEqual({ 'walks passed': 2, 'walks failed': 1, 'journeys skipped': 1 })
    expect(results.map(({ isFlaky = false }) => isFlaky)).toEqual([false, false, true, false])
    expect(results[1]).toMatchObject({ title: 'a.spec.ts › inside › opens', milliseconds: 1500 })
  })

  it('has a failure for each error outside the tests', () => {
    const results = playwrightResults({ suites: [], errors: [{ message: 'no server' }, {}] })
    expect(results.map(({ status }) => status)).toEqual(['failed', 'failed'])
  })
})

describe('the summary', () => {
  const result = (title: string, milliseconds: number, status = 'passed' as const) => ({
    suite: 'src',
    title,
    status,
    milliseconds,
  })

  it('names the ten slowest tests and ends with the closing line', () => {
    const text = summaryOf(Array.from({ length: 12 }, (_, index) => result(`t${index}`, index * 1000)))
    expect(text).toContain('src  12 passed, 0 failed  66.0 s')
    expect(text).toContain('  11.0 s  src: t11')
    expect(text).not.toContain('src: t1\n')
    expect(text.split('\n').at(-1)).toBe('12 passed, 0 failed')
  })

  it('names tests that passed only on the second try', () => {
    const text = summaryOf([result('steady', 1), { ...result('unsteady', 2), isFlaky: true }])
    expect(text).toContain('Passed only when they were run again (1):\n  src: unsteady\n')
    expect(text.split('\n').at(-1)).toBe('2 passed, 0 failed')
  })

  it('says how many tests were left for the night, and doesn’t count them as skipped', () => {
    const left = { ...result('slow', 0), status: 'skipped' as const, isLeftForTheNight: true }
    const lines = summaryOf([result('quick', 1), left, left], true).split('\n')
    expect(lines).toContainEqual(expect.stringContaining('Left for `npm run test:nightly`: 2 tests of Vitest'))
    expect(lines.at(-1)).toBe('1 passed, 0 failed')
    expect(summaryOf([result('quick', 1)])).not.toContain('Left for')
  })

  it('says how many tests were skipped', () => {
    const skipped = { ...result('s', 0), status: 'skipped' as const }
    expect(
      summaryOf([result('a', 1), skipped])
        .split('\n')
        .at(-1),
    ).toBe('1 passed, 0 failed, 1 skipped')
  })
})

describe('the arguments', () => {
  const nothing = () => []

  it('select everything, a runner or a project', () => {
    expect(choose([], nothing).projects).toEqual([
      'domain',
      'machines',
      'assistant',
      'server',
      'src',
      'repository',
      'walks',
      'journeys',
    ])
    expect(choose(['--only=vitest'], nothing)).toMatchObject({ playwright: null })
    expect(choose(['--only=journeys', '-g', 'tour'], nothing)).toEqual({
      vitest: null,
      playwright: ['--project=journeys', '-g', 'tour'],
      projects: [],
      isSmoke: false,
    })
    const { vitest } = choose(['--only=src', '--all'], nothing)
    expect(vitest?.slice(-2)).toEqual(['--project=src', '--project=src-isolated'])
  })

  it.each([
    ['all', [], true],
    ['a project', ['--only=server'], true],
    ['what changed', ['--changed'], true],
    ['every test', ['--all'], false],
    ['every test of a project', ['--only=server', '--all'], false],
    ['a file that is named', ['--only=vitest', 'tests/server/main.test.ts'], false],
  ])('leave tests for the night, or not: %s', (_, args, isSmoke) => {
    const choice = choose(args, () => ['server/app.ts'])
    expect([choice.isSmoke, choice.vitest?.includes('--tags-filter=!nightly')]).toEqual([isSmoke, isSmoke])
  })

  it('are rejected when they don’t make sense', () => {
    expect(() => choose(['--only=everything'], nothing)).toThrow('There is no "everything"')
    expect(() => choose(['-g', 'tour'], nothing)).toThrow('Say --only=vitest or --only=playwright before "-g tour".')
  })

  it.each([
    ['a page', ['src/pages/demo/demo-page.tsx'], ['--grep', '@demo\\b|journeys/demo/', '--pass-with-no-tests']],
    ['a page and a machine', ['src/pages/demo/demo-page.tsx', 'machines/film/film.machine.ts'], []],
    ['the server', ['server/app.ts'], []],
    ['a page driver', ['tests/drivers/film/film.page.ts'], []],
    ['an actor driver', ['tests/drivers/film/film.actor.ts'], null],
    ['a document', ['docs/performance.md'], null],
  ])('run the tests that %s can affect', (_, files, playwright) => {
    const choice = choose(['--changed'], () => files)
    expect(choice.playwright).toEqual(playwright)
    expect(choice.vitest).toContain('--changed=main')
  })
})

describe('the files of a nightly run', () => {
  it('are the test files with one of the words in their path, by runner', () => {
    const paths = [
      'tests/server/chat/a.test.ts',
      'tests/assistant/b.test.ts',
      'tests/support/chat.ts',
      'e2e/journeys/chat.spec.ts',
      'e2e/support/chat.ts',
    ]
    expect(testFilesWith(['chat'], paths)).toEqual({
      vitest: ['tests/server/chat/a.test.ts'],
      playwright: ['e2e/journeys/chat.spec.ts'],
    })
    expect(testFilesWith(['none'], paths)).toEqual({ vitest: [], playwright: [] })
  })
})
