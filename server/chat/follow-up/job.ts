import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import { draftNext } from './draft.ts'

export interface FollowUpJob {
  db: Db
  /** Minutes without a message after which a draft is written. */
  quietMinutes: number
  /** The site's origin. */
  origin: string
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  /** Poll interval in milliseconds. */
  pollIntervalMs?: number
}

/** Drafts emails about quiet conversations until stopped. Several processes may run it on one database. */
export function startFollowUpJob({ db, quietMinutes, origin, clock, log, pollIntervalMs = 30_000 }: FollowUpJob): {
  stop(): Promise<void>
} {
  return startRepeatedJob({
    name: 'follow-ups',
    step: () => draftNext(db, { quietMinutes, origin, now: clock() }),
    onTrouble: (error) => log.error(error, 'follow-up job failed'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}
