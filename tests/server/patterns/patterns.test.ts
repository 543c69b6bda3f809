import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { analyse } from 'scslre'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleOf } from '#tests/support/sample.ts'
import { noteConstructed, type Pattern, patternsIn, rootFolder, typeScriptFilesIn } from './collect.ts'
import { patternsOfContract } from './contract.ts'
import { slowAttack } from './cost.ts'

/** Penny reads at most 2,000 characters. Safe patterns take a few milliseconds; exponential ones never end. */
const message = { length: 2000, milliseconds: 100 }
/** Beyond every limit of the server. Quadratic time takes seconds, linear time a few milliseconds. */
const anyText = { length: 64_000, milliseconds: 100 }

const files = [...typeScriptFilesIn('server'), ...typeScriptFilesIn('machines'), ...typeScriptFilesIn('assistant')]
const written = files.map((path) => ({ path, ...patternsIn(path) }))
const isPennys = (where: string) => /^(?:server\/)?assistant\//.test(where)

let constructed: Pattern[] = []
beforeAll(async () => {
  // Another test file may have loaded some in this process.
  vi.resetModules()
  const { noted, stop } = noteConstructed()
  for (const path of [...typeScriptFilesIn('server'), ...typeScriptFilesIn('assistant')])
    if (path !== 'server/main.ts' && !path.endsWith('thread.ts'))
      await import(/* @vite-ignore */ pathToFileURL(join(rootFolder, path)).href)
  stop()
  // Patterns that a library constructs while one of our modules loads it don't count.
  const ours = new Set(written.flatMap((file) => file.constructed))
  constructed = [...noted.values()].filter(({ where }) => ours.has(where))
}, 300_000)

const hasExponential = oncePerPattern(({ source, flags }) =>
  analyse({ source, flags }, { reportTypes: { Move: false, Self: true, Trade: true } }).reports.some(
    ({ exponential }) => exponential,
  ),
)
const isSuperLinear = oncePerPattern(({ source, flags }) => analyse({ source, flags }).reports.length > 0)

/** The same pattern occurs in several places, and its analysis is used more than once. */
function oncePerPattern(find: (pattern: Pattern) => boolean): (pattern: Pattern) => boolean {
  const known = new Map<string, boolean>()
  return (pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`
    const found = known.get(key) ?? find(pattern)
    known.set(key, found)
    return found
  }
}

/**
 * Attacks the patterns that the analysis doesn't find linear, and a sixth of the others: these are checked by the
 * analysis already, and a search takes a hundred times as long. A pattern in several places is attacked once.
 */
const slowOnes = (patterns: Pattern[], bounds: typeof anyText) =>
  uniqueOf([
    ...patterns.filter(isSuperLinear),
    ...sampleOf(
      patterns.filter((pattern) => !isSuperLinear(pattern)),
      6,
    ),
  ])
    .map((pattern) => slowAttack(pattern, bounds))
    .filter((slow) => slow !== null)
const uniqueOf = (patterns: Pattern[]) => [
  ...new Map(patterns.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values(),
]
const placesOf = (patterns: Pattern[]) => patterns.map(({ where, source }) => `${where} ${source.slice(0, 80)}`)

describe('the patterns of the contract', () => {
  const patterns = patternsOfContract()

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(10)
  })

  it('take linear time', { timeout: 300_000 }, () => {
    expect(placesOf(patterns.filter(isSuperLinear))).toEqual([])
    expect(slowOnes(patterns, anyText)).toEqual([])
  })
})

const attacked = { timeout: 300_000, tags: ['nightly'] }

describe('the regular expressions of the server and the machines', () => {
  it('are found, both literals and those built while the modules load', () => {
    expect(written.flatMap(({ literals }) => literals).length).toBeGreaterThan(600)
    expect(constructed.length).toBeGreaterThan(300)
  })

  const others = written.filter(({ path, literals }) => !isPennys(path) && literals.length > 0)
  it.each(others)('take linear time in $path', { timeout: 300_000 }, ({ literals }) =>
    expect(placesOf(literals.filter(isSuperLinear))).toEqual([]),
  )

  it.each(others)('withstand attacks in $path', attacked, ({ literals }) =>
    expect(slowOnes(literals, anyText)).toEqual([]),
  )

  const pennys = written.filter(({ path, literals }) => isPennys(path) && literals.length > 0)
  it.each(pennys)('take no exponential time in $path', { timeout: 300_000 }, ({ literals }) =>
    expect(placesOf(literals.filter(hasExponential))).toEqual([]),
  )

  it.each(pennys)('match a message of 2,000 characters fast in $path', attacked, ({ literals }) =>
    expect(slowOnes(literals, message)).toEqual([]),
  )

  it('take no exponential time when built at load time', { timeout: 300_000 }, () =>
    expect(placesOf(constructed.filter(hasExponential))).toEqual([]),
  )

  it('match a message of 2,000 characters fast when built at load time', attacked, () =>
    expect(slowOnes(constructed, message)).toEqual([]),
  )
})

describe('the analysis', () => {
  it.each([
    ['quadratic, with a moving start', String.raw`\s+$`],
    ['quadratic, with two ways to split', String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`],
    ['exponential', String.raw`^(\w+\s?)*$`],
    ['exponential, with one bad alternative', String.raw`^(?:(?:by|in|on|at|for|until|sometime in|sometime)\s+)*x`],
    ['exponential, with an optional part', String.raw`^a (?:(?:old|\d+[- ]lbs?(?:[- ]old)?)[- ,]*)*kid`],
  ])('finds a pattern that is %s', attacked, (name, source) => {
    const bounds = name.startsWith('quadratic') ? anyText : message
    expect(slowAttack({ where: 'here', source, flags: '' }, bounds)).not.toBeNull()
  })

  it('accepts a linear pattern', () => {
    for (const source of [String.raw`^[^\s@]+@[^\s@.]+$`, String.raw`(?<!\s)\s+$`, 'plain'])
      expect(slowAttack({ where: 'here', source, flags: '' }, anyText)).toBeNull()
  })
})
