const unit = ['machines', 'server', 'src', 'house']
const browser = ['walks', 'journeys']

/** Which suites to run, and what else to hand to their runner. */
export interface Choice {
  /** Names of vitest projects; none means that vitest is not run. */
  unit: string[]
  /** Names of Playwright projects; none means that Playwright is not run. */
  browser: string[]
  rest: string[]
}

/** Reads the arguments of `npm test`. Throws an Error with one sentence when they make no sense. */
export function readChoice(args: string[]): Choice {
  const wanted = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  const rest = args.filter((arg) => !arg.startsWith('--only='))
  if (wanted === undefined) {
    if (rest.length > 0)
      throw new Error(`For whom is "${rest.join(' ')}"? Say --only=vitest or --only=playwright before it.`)
    return { unit, browser, rest }
  }
  if (wanted === 'vitest') return { unit, browser: [], rest }
  if (wanted === 'playwright') return { unit: [], browser, rest }
  if (unit.includes(wanted)) return { unit: [wanted], browser: [], rest }
  if (browser.includes(wanted)) return { unit: [], browser: [wanted], rest }
  throw new Error(`There is no suite "${wanted}": vitest (${unit.join(', ')}) or playwright (${browser.join(', ')}).`)
}
