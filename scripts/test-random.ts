/**
 * `npm run test:random`, for every night: the random walks of tests/machines with a seed of today, which it prints, and the
 * journeys in which a server is killed, at every point that they name.
 */
import { randomInt } from 'node:crypto'
import { house, runInherited } from './house/command.ts'

process.chdir(house)
process.env.RANDOM_WALK_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_WALK_RUNS ??= '2000'
console.log(`RANDOM_WALK_SEED=${process.env.RANDOM_WALK_SEED}`)
const ok = await runInherited('node_modules/vitest/vitest.mjs', 'run', '--project=machines', 'random-walks')
const areKillsSurvived = await killJourneys()
process.exitCode = ok && areKillsSurvived ? 0 : 1

async function killJourneys(): Promise<boolean> {
  process.env.EVERY_KILL_POINT = '1'
  return runInherited(
    'node_modules/tsx/dist/cli.mjs',
    'scripts/test.ts',
    '--only=journeys',
    'faults/embedded',
    'faults/killed',
    'penny/killed',
  )
}
