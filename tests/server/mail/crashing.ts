/**
 * A process that declines a tour, sends what is queued, and dies without a warning before the step it is told: each
 * statement to the database and each touch of the file system is one. Started by crash.test.ts.
 */
import files, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '#server/db/database.ts'
import { databaseOn } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { readEnv } from '#server/env.ts'
import { sendNextLetter } from '#server/mail/job.ts'
import { wayOut } from '#server/mail/way-out.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { tourDesk } from '#server/tours/desk.ts'

export interface Orders {
  kind: Database['kind']
  /** A PostgreSQL address, or the folder of an embedded database. */
  place: string
  dataDir: string
  smtpUrl: string
  tourId: number
  now: string
  /** 1 for the first step; a step that is never reached lets the process live. */
  dieBefore: number
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders
let steps = 0
let isCounting = false

function step(): void {
  if (!isCounting) return
  steps++
  if (steps === orders.dieBefore) process.kill(process.pid, 'SIGKILL')
}

/** Has `name` of `owner` count as a step whenever it is called and `counts` says so. */
function watch(owner: object, name: string, counts: (...args: never[]) => boolean = () => true): void {
  const methods = owner as Record<string, (...args: never[]) => unknown>
  const original = methods[name]
  if (!original) throw new Error(`There is no ${name} to watch.`)
  methods[name] = function (this: unknown, ...args: never[]) {
    if (counts(...args)) step()
    return original.apply(this, args)
  }
}

async function watchedDatabase(): Promise<Database> {
  const secret = 'a secret that only the tests know'
  if (orders.kind === 'postgres') {
    watch(pg.Client.prototype, 'query')
    return openPostgres({ secret }, orders.place)
  }
  const client = await PGlite.create(orders.place)
  // The protocol's messages that run something: a plain query, and the execution of a prepared one.
  watch(client, 'execProtocolRawSync', (message: Uint8Array) => 'QE'.includes(String.fromCharCode(message[0] ?? 0)))
  return databaseOn(client, { secret })
}

async function watchFiles(): Promise<void> {
  const handle: FileHandle = await files.open(process.execPath)
  for (const name of ['writeFile', 'sync']) watch(Object.getPrototypeOf(handle), name)
  await handle.close()
  for (const name of ['mkdir', 'open', 'link', 'unlink', 'readdir']) watch(files, name)
  syncBuiltinESMExports()
}

const database = await watchedDatabase()
await watchFiles()
const env = readEnv({
  DATA_DIR: orders.dataDir,
  SMTP_URL: orders.smtpUrl,
  MAIL_FROM: 'penny@pending.example',
  PUBLIC_URL: 'https://pending.example',
})
const [clock, log] = [() => new Date(orders.now), { info() {}, warn() {}, error() {} }]
isCounting = true
await decideTour(database.db, orders.tourId, { type: 'DECLINE' }, tourDesk(env), clock())
while (await sendNextLetter({ db: database.db, send: wayOut(env).send, clock, log }));
isCounting = false
process.stdout.write(String(steps))
process.exit(0)
