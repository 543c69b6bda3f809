/** `npm run test:random`: the random walks of tests/machines with a seed of today, for every night. Prints the seed. */
import { randomInt } from 'node:crypto'
import { house, runInherited } from './house/command.ts'

process.chdir(house)
process.env.RANDOM_WALK_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_WALK_RUNS ??= '2000'
console.log(`RANDOM_WALK_SEED=${process.env.RANDOM_WALK_SEED}`)
const ok = await runInherited('node_modules/vitest/vitest.mjs', 'run', '--project=machines', 'random-walks')
process.exitCode = ok ? 0 : 1
