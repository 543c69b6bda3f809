import type { HandwrittenFile } from '../repository/files.ts'

/** Calls by which a test file uses randomness, takes a sample in CI, or kills processes before some of their steps. */
const drawsOrSamples = /\b(tries|fc\.assert|walkAtRandom|killBeforeSteps|slowAttack|sampleOf)\(/

const browserTests = [
  'walks/walks.spec.ts',
  'journeys/faults/embedded',
  'journeys/machines/explorer',
  'journeys/faults/killed',
  'journeys/penny/killed',
]

/**
 * What `npm run test:random` runs: everything, or the files with one of the words in their path. Paths are from the
 * repository's root.
 */
export function chooseRandom(
  files: Pick<HandwrittenFile, 'path' | 'text'>[],
  words: string[],
): Record<'vitest' | 'playwright', string[]> {
  const isWanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word))
  const tests = files.filter(({ path, text }) => /^tests[/].*[.]test[.]tsx?$/.test(path) && drawsOrSamples.test(text))
  return {
    vitest: tests.map(({ path }) => path).filter(isWanted),
    playwright: browserTests.filter((path) => isWanted(`e2e/${path}`)),
  }
}
