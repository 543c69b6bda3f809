/**
 * `npm run test:nightly`: every test, also those that `npm test` leaves out, with everything that it samples (attacks on
 * regular expressions, hostile messages, names, transitions in the browser), processes killed before each of their steps,
 * and random paths and random input with a new seed and more runs. `-- conversation` runs the files with that word in
 * their path. Prints the seed.
 */
import { randomInt } from 'node:crypto'
import { repositoryRoot, runInherited } from './repository/command.ts'
import { handwrittenFiles } from './repository/files.ts'
import { testFilesWith } from './test/nightly-choice.ts'

process.chdir(repositoryRoot)
process.env.RANDOM_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_FACTOR ??= '14'
process.env.EVERY_CASE ??= '1'
process.env.EVERY_KILL_POINT ??= '1'
console.log(`RANDOM_SEED=${process.env.RANDOM_SEED}`)
process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1

async function run(words: string[]): Promise<boolean> {
  if (words.length === 0) return runTests('--all')
  const files = await handwrittenFiles(repositoryRoot)
  const { vitest, playwright } = testFilesWith(
    words,
    files.map(({ path }) => path),
  )
  if (vitest.length + playwright.length === 0) {
    console.error(`No test file has "${words.join('" or "')}" in its path.`)
    return false
  }
  // Both run, even when the first fails.
  const isWell = vitest.length === 0 || (await runTests('--only=vitest', ...vitest))
  return (playwright.length === 0 || (await runTests('--only=playwright', ...playwright))) && isWell
}

function runTests(...args: string[]): Promise<boolean> {
  return runInherited('node_modules/tsx/dist/cli.mjs', 'scripts/test.ts', ...args)
}
