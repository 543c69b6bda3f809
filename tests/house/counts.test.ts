import { describe, expect, it } from 'vitest'
import { readChoice } from '../../scripts/house/choice.ts'
import { closingLine, countPlaywright, countVitest, total, withoutGaps } from '../../scripts/house/counts.ts'

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

describe('counting what vitest reports', () => {
  it('counts by the folder below tests/', () => {
    const testResults = [
      file('/house/tests/server/deep/a.test.ts', 'passed', 'passed', 'passed', 'skipped'),
      file('/house/tests/server/b.test.ts', 'failed', 'failed', 'passed', 'todo'),
      file('C:\\house\\tests\\src\\c.test.tsx', 'passed', 'passed', 'pending'),
    ]
    expect(countVitest({ testResults })).toEqual({
      server: { passed: 3, failed: 1, skipped: 2 },
      src: { passed: 1, failed: 0, skipped: 1 },
    })
  })

  it('counts a file that could not be read, and one whose set-up failed, as one failure each', () => {
    const testResults = [
      file('/house/tests/src/unreadable.test.ts', 'failed'),
      file('/house/tests/src/no-set-up.test.ts', 'failed', 'skipped', 'skipped'),
    ]
    expect(countVitest({ testResults })).toEqual({ src: { passed: 0, failed: 2, skipped: 2 } })
  })

  it('takes a word that it does not know for a failure', () => {
    expect(countVitest({ testResults: [file('/house/tests/src/a.test.ts', 'passed', 'levitated')] })).toEqual({
      src: { passed: 0, failed: 1, skipped: 0 },
    })
  })
})

describe('counting what Playwright reports', () => {
  const spec = (projectName: string, status: string) => ({ tests: [{ projectName, status }] })

  it('counts by project, however deep the tests are', () => {
    const suites = [
      {
        specs: [spec('walks', 'expected')],
        suites: [{ specs: [spec('walks', 'unexpected'), spec('walks', 'skipped')] }],
      },
      { specs: [spec('journeys', 'expected')] },
    ]
    expect(countPlaywright({ suites, errors: [] })).toEqual({
      walks: { passed: 1, failed: 1, skipped: 1 },
      journeys: { passed: 1, failed: 0, skipped: 0 },
    })
  })

  it('takes a flaky test for a failed one', () => {
    const suites = [{ specs: [spec('walks', 'flaky')] }]
    expect(countPlaywright({ suites, errors: [] })).toEqual({ walks: { passed: 0, failed: 1, skipped: 0 } })
  })

  it('counts errors outside every test', () => {
    expect(total(countPlaywright({ suites: [], errors: [{ message: 'the server did not start' }] })).failed).toBe(1)
  })
})

describe('a suite in which no test ran', () => {
  const one = { passed: 1, failed: 0, skipped: 0 }
  const skipped = { passed: 0, failed: 0, skipped: 4 }
  const choice = { unit: ['machines', 'src'], browser: ['walks'], rest: [] }

  it('is a failure, whether it is missing or all skipped', () => {
    const suites = withoutGaps({ machines: one, walks: skipped }, choice)
    expect(Object.keys(suites)).toEqual(['machines', 'walks', 'src: no tests', 'walks: no tests'])
    expect(total(suites)).toEqual({ passed: 1, failed: 2, skipped: 4 })
  })

  it('is no failure where only some tests were asked for', () => {
    expect(withoutGaps({ machines: one }, { ...choice, rest: ['gate'] })).toEqual({ machines: one })
  })
})

it('closes with one line', () => {
  expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
  expect(closingLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped')
})

describe('choosing what to run', () => {
  const unit = ['machines', 'server', 'src', 'house']
  const browser = ['walks', 'journeys']

  it.each([
    [[], { unit, browser, rest: [] }],
    [['--only=vitest'], { unit, browser: [], rest: [] }],
    [['--only=playwright', '--headed'], { unit: [], browser, rest: ['--headed'] }],
    [['--only=server', 'media', '-t', 'GATE-03'], { unit: ['server'], browser: [], rest: ['media', '-t', 'GATE-03'] }],
    [['--only=journeys'], { unit: [], browser: ['journeys'], rest: [] }],
  ])('%j', (args, expected) => {
    expect(readChoice(args)).toEqual(expected)
  })

  it('asks for whom an argument is', () => expect(() => readChoice(['gate'])).toThrow(/For whom is "gate"\?/))
  it('names the suites when one is not known', () =>
    expect(() => readChoice(['--only=srv'])).toThrow(/no suite "srv": .*server/))
})
