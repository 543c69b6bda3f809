import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import { startRepeatedJob } from '../jobs/repeated-job.ts'
import { deleteEndedWindows } from './queries.ts'

export interface RateLimitCleanup {
  db: Db
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  /** Milliseconds between two looks. */
  pollIntervalMs?: number
}

/** Deletes rate limits' windows that have ended, until stopped. Several processes may do so on one database. */
export function startRateLimitCleanup({ db, clock, log, pollIntervalMs = 600_000 }: RateLimitCleanup): {
  stop(): Promise<void>
} {
  return startRepeatedJob({
    name: 'rate limits',
    step: () => deleteEndedWindows(db, clock()),
    onTrouble: (error) => log.error(error, 'deleting expired rate limits failed'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}
