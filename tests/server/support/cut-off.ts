import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import pg from 'pg'
import { openPostgres } from '#server/database/postgres.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Ended } from './child.ts'
import { secret } from './template.ts'

/** Work whose connections may be cut off. */
interface Attempt {
  clients: Set<pg.Client>
  /** The queries so far; null until the work starts. */
  steps: string[] | null
  dieBefore: number | null
  isCut: boolean
  onCut: () => void
}

/** By the name under which the database lists their connections. */
const attempts = new Map<string, Attempt>()

/**
 * Does work on PostgreSQL connections of its own, and cuts all of them off before the given step, each query being one;
 * null lets it finish. This is what the database sees of a killed process, without starting one: what has been committed
 * stays, what hasn't is rolled back, and nothing follows, since whatever the work waits for then never comes.
 */
export async function runUntilCutOff(
  place: string,
  dieBefore: number | null,
  work: (db: Db) => Promise<unknown>,
): Promise<Ended> {
  watchConnections()
  const name = `to-be-cut-off-${attempts.size}`
  const attempt: Attempt = { clients: new Set(), steps: null, dieBefore, isCut: false, onCut: () => {} }
  attempts.set(name, attempt)
  const cutOff = new Promise<Ended>((resolve) => {
    attempt.onCut = () => resolve({ died: true, steps: [] })
  })
  const { db, close } = await openPostgres({ secret }, `${place}?application_name=${name}`)
  const steps: string[] = []
  attempt.steps = steps
  const finished = work(db).then(async (): Promise<Ended> => {
    attempt.steps = null
    await close()
    return { died: false, steps }
  })
  return Promise.race([cutOff, finished])
}

type Method = (...args: unknown[]) => unknown
const never = new Promise<never>(() => {})
let isWatching = false

/** Counts the queries of the attempts' connections, and lets nothing follow where they are cut off. */
function watchConnections(): void {
  if (isWatching) return
  isWatching = true
  const prototype = pg.Client.prototype as unknown as Record<'query' | 'connect', Method>
  const { query, connect } = prototype
  prototype.connect = function (this: pg.Client, ...args) {
    const attempt = attemptOf(this)
    if (attempt?.isCut) return never
    attempt?.clients.add(this)
    return connect.apply(this, args)
  }
  prototype.query = function (this: pg.Client, ...args) {
    const attempt = attemptOf(this)
    if (attempt?.isCut) return never
    if (attempt?.steps) {
      const [asked] = args as [string | { text: string }]
      attempt.steps.push(typeof asked === 'string' ? asked : asked.text)
      if (attempt.steps.length === attempt.dieBefore) {
        cut(attempt)
        return never
      }
    }
    return query.apply(this, args)
  }
}

function attemptOf(client: pg.Client): Attempt | undefined {
  const { connectionParameters } = client as unknown as { connectionParameters: { application_name?: string } }
  return attempts.get(connectionParameters.application_name ?? '')
}

/** Ends the connections as the system does for a killed process: this side gets no event. */
function cut(attempt: Attempt): void {
  attempt.isCut = true
  for (const client of attempt.clients) {
    const { connection } = client as unknown as { connection: EventEmitter & { stream: Socket } }
    connection.removeAllListeners()
    connection.stream.removeAllListeners()
    connection.stream.on('error', () => {})
    connection.stream.destroy()
  }
  attempt.onCut()
}
