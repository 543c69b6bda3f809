/**
 * `npm run test:random`, for every night: random paths and random input with a new seed and more runs, everything that
 * CI samples (attacks on regular expressions, hostile messages, names, transitions in the browser), and processes killed
 * before each of their steps, in tests and in journeys. `-- conversation` runs the files with that word in their path.
 * Prints the seed.
 */
import { randomInt } from 'node:crypto'
import { repositoryRoot, runInherited } from './repository/command.ts'
import { handwrittenFiles } from './repository/files.ts'
import { chooseRandom } from './test/random-choice.ts'

process.chdir(repositoryRoot)
process.env.RANDOM_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_FACTOR ??= '14'
process.env.EVERY_CASE ??= '1'
process.env.EVERY_KILL_POINT ??= '1'
console.log(`RANDOM_SEED=${process.env.RANDOM_SEED}`)
process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1

async function run(words: string[]): Promise<boolean> {
  const { vitest, playwright } = chooseRandom(await handwrittenFiles(repositoryRoot), words)
  if (vitest.length + playwright.length === 0) {
    console.error(`Nothing that draws or samples has "${words.join('" or "')}" in its path.`)
    return false
  }
  // Both run, even when the first fails.
  const isWell = vitest.length === 0 || (await runInherited('node_modules/vitest/vitest.mjs', 'run', ...vitest))
  const command = ['node_modules/tsx/dist/cli.mjs', 'scripts/test.ts', '--only=playwright'] as const
  return (playwright.length === 0 || (await runInherited(...command, ...playwright))) && isWell
}
