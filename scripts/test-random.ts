/**
 * `npm run test:random`, for every night: random walks and random input with a seed of today and more runs, every attack on
 * every regular expression, and processes that are killed before each of their steps. Prints the seed.
 */
import { randomInt } from 'node:crypto'
import { house, runInherited } from './house/command.ts'
import { filesOfHouse } from './house/files.ts'

process.chdir(house)
process.env.RANDOM_SEED ??= String(randomInt(2 ** 31))
process.env.RANDOM_FACTOR ??= '14'
process.env.EVERY_CASE ??= '1'
const drawsOrSamples = /\b(tries|walkAtRandom|killBeforeSteps|slowAttack)\(/
const files = (await filesOfHouse(house))
  .filter(({ path, text }) => /^tests[/].*[.]test[.]ts$/.test(path) && drawsOrSamples.test(text))
  .map(({ path }) => path)
console.log(`RANDOM_SEED=${process.env.RANDOM_SEED}`)
const projects = ['--project=machines', '--project=server']
const ok = await runInherited('node_modules/vitest/vitest.mjs', 'run', ...projects, ...files)
process.exitCode = ok ? 0 : 1
