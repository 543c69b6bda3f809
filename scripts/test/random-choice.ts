import type { HandwrittenFile } from '../repository/files.ts'

/** By which a test file uses randomness, takes a sample in CI, or kills processes before some of their steps. */
const drawsOrSamples =
  /\b(tries|fc\.assert|walkAtRandom|killBeforeSteps|slowAttack|sampleOf|findsNoBarrier)\(|\bisEveryKillPoint\b|\bEVERY_CASE\b/

/**
 * What `npm run test:random` runs: everything, or the files with one of the words in their path. Paths are from the
 * repository's root.
 */
export function chooseRandom(
  files: Pick<HandwrittenFile, 'path' | 'text'>[],
  words: string[],
): Record<'vitest' | 'playwright', string[]> {
  const isWanted = (path: string) => words.length === 0 || words.some((word) => path.includes(word))
  const wanted = files.filter(({ path, text }) => drawsOrSamples.test(text) && isWanted(path)).map(({ path }) => path)
  return {
    vitest: wanted.filter((path) => /^tests[/].*[.]test[.]tsx?$/.test(path)),
    playwright: wanted.filter((path) => /^e2e[/].*[.]spec[.]ts$/.test(path)),
  }
}
