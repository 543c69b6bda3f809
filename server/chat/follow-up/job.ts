import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import { draftNext } from './draft.ts'

export interface FollowUpJob {
  db: Db
  /** How long a conversation is quiet before its draft is written. */
  quietMinutes: number
  /** The site's address. */
  origin: string
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'error'>
  /** Milliseconds between two looks. */
  pollIntervalMs?: number
}

/** Drafts emails after conversations that have become quiet, until stopped. Several processes may do so on one database. */
export function startFollowUpJob({ db, quietMinutes, origin, clock, log, pollIntervalMs = 30_000 }: FollowUpJob): {
  stop(): Promise<void>
} {
  return startRepeatedJob({
    name: 'follow-ups',
    step: () => draftNext(db, { quietMinutes, origin, now: clock() }),
    onTrouble: (error) => log.error(error, 'no emails can be drafted'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}
