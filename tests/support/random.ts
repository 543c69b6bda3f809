const factor = Number(process.env.RANDOM_FACTOR ?? 1)

/**
 * Settings of fast-check. CI uses one seed, so that it fails only because of a change; `npm run test:nightly` uses a new
 * seed, and RANDOM_FACTOR times as many runs.
 */
export const tries = (numRuns: number) => ({
  seed: Number(process.env.RANDOM_SEED ?? 20_261_122),
  numRuns: Math.ceil(numRuns * factor),
})
