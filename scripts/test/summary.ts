import type { Result } from './results.ts'

/**
 * The results and durations of each suite, the ten slowest tests, those that passed on the second try, what a run of
 * each commit leaves to the night, and the closing line.
 */
export function summaryOf(all: Result[], isSmoke = false): string {
  const results = all.filter(({ isLeftForTheNight }) => !isLeftForTheNight)
  const suites = [...new Set(results.map(({ suite }) => suite))]
  const width = Math.max(0, ...suites.map((suite) => suite.length))
  const rows = suites.map((suite) => {
    const own = results.filter((each) => each.suite === suite)
    const seconds = own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
    return `${suite.padEnd(width)}  ${closingLine(own)}  ${seconds.toFixed(1)} s`
  })
  const slowest = [...results].sort((one, other) => other.milliseconds - one.milliseconds).slice(0, 10)
  const slow = slowest.map(
    ({ suite, title, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${suite}: ${title}`,
  )
  const flaky = results.filter(({ isFlaky }) => isFlaky).map(({ suite, title }) => `  ${suite}: ${title}`)
  const again = flaky.length > 0 ? ['', `Passed only when they were run again (${flaky.length}):`, ...flaky] : []
  const left = all.length - results.length
  const night = isSmoke
    ? ['', `Left for \`npm run test:nightly\`: ${left} tests of Vitest, the journeys without @smoke, longer walks.`]
    : []
  return [...rows, '', 'The slowest tests:', ...slow, ...again, ...night, '', closingLine(results)].join('\n')
}

/** `12 passed, 0 failed`, with the number of skipped ones when there are any. */
export function closingLine(results: Pick<Result, 'status'>[]): string {
  const count = (status: Result['status']) => results.filter((each) => each.status === status).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
