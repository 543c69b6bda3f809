/**
 * `npm run test:random`, for every night: random walks and random input with a seed of today and more runs, all of what CI
 * takes samples of (attacks on regular expressions, hostile messages, names), and processes that are killed before each of their
 * steps, in tests and in journeys. Prints the seed.
 */
import { randomInt } from 'node:crypto'
import { repositoryRoot, runInherited } from './repository/command.ts'
import { filesOfHouse } from './repository/files.ts'

process.chdir(repositoryRoot)
process.env.RANDOM_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_FACTOR ??= '14'
process.env.EVERY_CASE ??= '1'
const drawsOrSamples = /\b(tries|walkAtRandom|killBeforeSteps|slowAttack|sampleOf)\(/
const files = (await filesOfHouse(repositoryRoot))
  .filter(({ path, text }) => /^tests[/].*[.]test[.]ts$/.test(path) && drawsOrSamples.test(text))
  .map(({ path }) => path)
console.log(`RANDOM_SEED=${process.env.RANDOM_SEED}`)
const projects = ['--project=machines', '--project=server']
const ok = await runInherited('node_modules/vitest/vitest.mjs', 'run', ...projects, ...files)
const areKillsSurvived = await killJourneys()
process.exitCode = ok && areKillsSurvived ? 0 : 1

async function killJourneys(): Promise<boolean> {
  process.env.EVERY_KILL_POINT = '1'
  return runInherited(
    'node_modules/tsx/dist/cli.mjs',
    'scripts/test.ts',
    '--only=journeys',
    'faults/embedded',
    'machines/explorer',
    'faults/killed',
    'penny/killed',
  )
}
