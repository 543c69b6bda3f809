import type { FastifyBaseLogger } from 'fastify'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import type { ChatDeps } from './deps.ts'
import { answerNextUnanswered } from './unanswered.ts'

export interface UnansweredJob extends Omit<ChatDeps, 'log'> {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Poll interval in milliseconds. */
  pollIntervalMs?: number
}

/** Answers messages whose answers were lost, until stopped. Several processes may run it on one database. */
export function startUnansweredJob({ pollIntervalMs = 5000, ...deps }: UnansweredJob): { stop(): Promise<void> } {
  return startRepeatedJob({
    name: 'unanswered messages',
    step: () => answerNextUnanswered(deps),
    onTrouble: (error) => deps.log.error(error, 'answering a waiting message failed'),
    pollIntervalMs,
    shutdownGraceMs: 5000,
  })
}
