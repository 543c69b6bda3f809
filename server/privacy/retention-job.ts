import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import { deleteOldEmails, deleteOldRows, type Retention } from './retention.ts'

export interface RetentionJob {
  db: Db
  retention: Retention
  /** Folder of the emails that were put into files. */
  outbox: string
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Milliseconds between two looks. */
  pollIntervalMs?: number
}

/** Deletes what is older than it may be, from the start on and once in an hour, until stopped. */
export function startRetentionJob(job: RetentionJob): { stop(): Promise<void> } {
  return startRepeatedJob({
    name: 'retention',
    step: () => deleteWhatIsOld(job),
    onTrouble: (error) => job.log.error(error, 'retention job failed'),
    pollIntervalMs: job.pollIntervalMs ?? 3600_000,
    shutdownGraceMs: 5000,
  })
}

/** Answers whether there may be more. */
async function deleteWhatIsOld({ db, retention, outbox, clock, log }: RetentionJob): Promise<boolean> {
  const now = clock()
  const rows = await deleteOldRows(db, retention, now)
  const emails = await deleteOldEmails(outbox, new Date(now.getTime() - retention.emailDays * 24 * 3600 * 1000))
  if (rows + emails > 0) log.info({ rows, emails }, 'retention job deleted old data')
  return rows > 0
}
