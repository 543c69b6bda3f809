/** For programs that die without a warning before a given step. Each database statement is a step. */
import { writeSync } from 'node:fs'
import pg from 'pg'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { secret } from './template.ts'

export interface Death {
  kind: Database['kind']
  /** A PostgreSQL address, or the folder of an embedded database. */
  place: string
  /** 1 for the first step; null lets the process finish. */
  dieBefore: number | null
}

/** The orders given to this process. */
export const ordersGiven = <Orders extends Death>() => JSON.parse(process.argv[2] ?? '') as Orders

/** The steps so far; null until the work starts. */
let steps: string[] | null = null
let dieBefore: number | null = null

/** Makes calls of `name` on `owner` count as steps when `counts` returns true. */
export function watchCalls(
  owner: object,
  name: string,
  { counts = () => true, called = () => name }: Partial<Watched> = {},
): void {
  const methods = owner as Record<string, (...args: never[]) => unknown>
  const original = methods[name]
  if (!original) throw new Error(`There is no ${name} to watch.`)
  methods[name] = function (this: unknown, ...args: never[]) {
    if (steps && counts(...args)) {
      steps.push(called(...args))
      if (steps.length === dieBefore) process.kill(process.pid, 'SIGKILL')
    }
    return original.apply(this, args)
  }
}

interface Watched {
  counts(...args: never[]): boolean
  /** The step's name in the list of steps. */
  called(...args: never[]): string
}

export async function watchedDatabase({ kind, place }: Death): Promise<Database> {
  if (kind === 'postgres') {
    watchCalls(pg.Client.prototype, 'query', {
      called: (query: string | { text: string }) => (typeof query === 'string' ? query : query.text),
    })
    return openPostgres({ secret }, place)
  }
  const { createPglite } = await import('#server/platform/db/pglite-files.ts')
  const client = await createPglite({ dataDir: place })
  // The protocol messages that execute something: a simple query, and Execute for a prepared one.
  watchCalls(client, 'execProtocolRawSync', {
    counts: (message: Uint8Array) => 'QE'.includes(String.fromCharCode(message[0] ?? 0)),
  })
  return databaseOn(client, { secret })
}

/** Does the work and counts its steps; prints them at the end, unless it dies before. */
export async function workUntilDeath(death: Death, work: () => Promise<unknown>): Promise<never> {
  dieBefore = death.dieBefore
  steps = []
  await work()
  writeSync(1, JSON.stringify(steps))
  process.exit(0)
}

/** Does this work on the database that the process was given, and dies in it as it was told to. */
export async function dieIn<Orders extends Death>(work: (db: Db, orders: Orders) => Promise<unknown>): Promise<never> {
  const orders = ordersGiven<Orders>()
  const { db } = await watchedDatabase(orders)
  return workUntilDeath(orders, () => work(db, orders))
}
