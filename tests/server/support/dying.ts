/** For programs that die without a warning before the step they are told. Each statement to the database is a step. */
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { secret } from './template.ts'

export interface Death {
  kind: Database['kind']
  /** A PostgreSQL address, or the folder of an embedded database. */
  place: string
  /** 1 for the first step; a step that is never reached lets the process live. */
  dieBefore: number
}

/** The orders that this process was started with. */
export const ordersGiven = <Orders extends Death>() => JSON.parse(process.argv[2] ?? '') as Orders

let steps = 0
let dieBefore = 0

/** Has `name` of `owner` count as a step whenever it is called and `counts` says so. */
export function watch(owner: object, name: string, counts: (...args: never[]) => boolean = () => true): void {
  const methods = owner as Record<string, (...args: never[]) => unknown>
  const original = methods[name]
  if (!original) throw new Error(`There is no ${name} to watch.`)
  methods[name] = function (this: unknown, ...args: never[]) {
    if (dieBefore > 0 && counts(...args) && ++steps === dieBefore) process.kill(process.pid, 'SIGKILL')
    return original.apply(this, args)
  }
}

export async function watchedDatabase({ kind, place }: Death): Promise<Database> {
  if (kind === 'postgres') {
    watch(pg.Client.prototype, 'query')
    return openPostgres({ secret }, place)
  }
  const client = await PGlite.create(place)
  // The protocol's messages that run something: a plain query, and the execution of a prepared one.
  watch(client, 'execProtocolRawSync', (message: Uint8Array) => 'QE'.includes(String.fromCharCode(message[0] ?? 0)))
  return databaseOn(client, { secret })
}

/** Does the work, counting its steps; says how many there were and ends, unless it dies before. */
export async function workUntilDeath(death: Death, work: () => Promise<unknown>): Promise<never> {
  dieBefore = death.dieBefore
  await work()
  process.stdout.write(String(steps))
  process.exit(0)
}
