import type { FastifyBaseLogger } from 'fastify'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import type { Desk } from './deps.ts'
import { answerNextUnanswered } from './unanswered.ts'

export interface UnansweredJob extends Omit<Desk, 'log'> {
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Milliseconds between two looks. */
  rest?: number
}

/** Answers messages whose answers were lost, until stopped. Several processes may do so on one database. */
export function startUnansweredJob({ rest = 5000, ...desk }: UnansweredJob): { stop(): Promise<void> } {
  return startRepeatedJob({
    step: () => answerNextUnanswered(desk),
    onTrouble: (error) => desk.log.error(error, 'a message that waits cannot be answered'),
    rest,
    shutdownGrace: 5000,
  })
}
