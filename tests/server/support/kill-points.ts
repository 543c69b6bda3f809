import { expect } from 'vitest'
import type { Ended } from './child.ts'
import { type DatabaseKind, databaseKinds } from './databases.ts'

/**
 * The number of steps before which a process is killed. An embedded database has to be opened again after each death, and
 * the code that dies is the same. `npm run test:nightly` kills before every step.
 */
const sampled: Record<DatabaseKind, number> = { pglite: 3, postgres: 3 }

/**
 * The databases on which the processes of a workflow are killed. The code and its SQL are the same on both, and a single
 * statement's or transaction's durability is tested separately (durability.test.ts, pglite-files.test.ts); so they are killed
 * on PostgreSQL, where work that only queries has its connections cut off instead (cut-off.ts), and on the embedded
 * database only the process that decides a tour and sends its email (mail/crash.test.ts). `npm run test:nightly` kills on
 * both.
 */
export const killedKinds: DatabaseKind[] = process.env.EVERY_CASE ? databaseKinds : ['postgres']

/**
 * Runs `attempt` to its end once, which counts its steps, and then kills it before some of them; returns the steps.
 * `decisive` matches steps before which a process is always killed.
 */
export async function killBeforeSteps(
  kind: DatabaseKind,
  attempt: (dieBefore: number | null) => Promise<Ended>,
  decisive?: RegExp,
): Promise<string[]> {
  const { died, steps } = await attempt(null)
  expect(died).toBe(false)
  const all = steps.map((_, index) => index + 1)
  const points = process.env.EVERY_CASE
    ? all
    : all.filter((point) => spread(all.length, sampled[kind]).includes(point) || decisive?.test(steps[point - 1] ?? ''))
  for (const point of points) {
    const ended = await attempt(point)
    if (ended.died) continue
    // What an earlier attempt left can save a later one a step.
    const last = ended.steps.length
    expect(last).toBeLessThan(point)
    expect([last, (await attempt(last)).died]).toEqual([last, true])
  }
  return steps
}

/** This many evenly spaced whole numbers from 1 to `last`, including both. */
function spread(last: number, count: number): number[] {
  if (last <= count) return Array.from({ length: last }, (_, index) => index + 1)
  return Array.from({ length: count }, (_, index) => 1 + Math.round((index * (last - 1)) / (count - 1)))
}
