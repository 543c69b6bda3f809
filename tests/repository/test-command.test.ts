import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { handwrittenFiles } from '../../scripts/repository/files.ts'
import { choose } from '../../scripts/test/choice.ts'
import { chooseRandom } from '../../scripts/test/random-choice.ts'
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
    })
    const { vitest } = choose(['--only=src'], nothing)
    expect(vitest?.slice(-2)).toEqual(['--project=src', '--project=src-isolated'])
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

describe('the list of randomized test files', () => {
  it('has every test file that draws, samples or kills servers, in any project', () => {
    // Assembled, because this file would match otherwise.
    const calls = (name: string) => `expect(${name}(all, 4)).toEqual([])`
    const files = [
      { path: 'tests/server/a.test.ts', text: calls('tries') },
      { path: 'tests/assistant/b.test.ts', text: calls('sampleOf') },
      { path: 'tests/src/c.test.tsx', text: calls('killBeforeSteps') },
      { path: 'tests/support/sample.ts', text: calls('sampleOf') },
      { path: 'tests/src/d.test.tsx', text: calls('entries') },
      { path: 'e2e/journeys/killed.spec.ts', text: `const points = ${'is'}EveryKillPoint ? all : some` },
      { path: 'e2e/journeys/axe.spec.ts', text: `await ${'finds'}NoBarrier(page)` },
      { path: 'e2e/journeys/visit.spec.ts', text: calls('entries') },
    ]
    const { vitest, playwright } = chooseRandom(files, [])
    expect(vitest).toEqual(['tests/server/a.test.ts', 'tests/assistant/b.test.ts', 'tests/src/c.test.tsx'])
    expect(playwright).toEqual(['e2e/journeys/killed.spec.ts', 'e2e/journeys/axe.spec.ts'])
    expect(chooseRandom(files, ['assistant', 'killed'])).toEqual({
      vitest: ['tests/assistant/b.test.ts'],
      playwright: ['e2e/journeys/killed.spec.ts'],
    })
  })

  it('includes tests of every folder in the repository', async () => {
    const { vitest, playwright } = chooseRandom(await handwrittenFiles(repositoryRoot), [])
    expect(playwright).toContain('e2e/walks/walks.spec.ts')
    expect(playwright).toContain('e2e/journeys/faults/embedded.spec.ts')
    expect(new Set(vitest.map((path) => path.split('/')[1]))).toEqual(
      new Set(['assistant', 'domain', 'machines', 'repository', 'server', 'src']),
    )
  })
})
