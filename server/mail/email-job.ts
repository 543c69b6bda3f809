import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import type { Send } from './message.ts'
import { claimEmail, keepFailure, keepSent, type QueuedEmail } from './queries/email-queue.ts'
import { emailClaimMs, nextAttempt, sendingLastsMs } from './rules/email-attempts.ts'

export interface EmailJob {
  db: Db
  send: Send
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Milliseconds between two looks at the queue. */
  pollIntervalMs?: number
}

export interface RunningEmailJob {
  stop(): Promise<void>
  /** `stalled`: it has not looked at the queue for longer than sending one lasts. `failing`: the last 5 attempts failed. */
  state(): 'running' | 'stalled' | 'failing'
}

/** Sends emails as they come, until stopped. Several processes may do so on one database. */
export function startEmailJob(job: EmailJob): RunningEmailJob {
  let [lookedAt, failures] = [job.clock(), 0]
  const send: Send = async (email, signal) => {
    failures++
    await job.send(email, signal)
    failures = 0
  }
  const { stop } = startRepeatedJob({
    name: 'emails',
    step: (cutOff) => {
      lookedAt = job.clock()
      return sendNextEmail({ ...job, send }, cutOff)
    },
    // The database is away; the emails wait in it.
    onTrouble: (error) => job.log.error(error, 'reading the email queue failed'),
    pollIntervalMs: job.pollIntervalMs ?? 2000,
    shutdownGraceMs: 5000,
  })
  const state = () => {
    if (job.clock().getTime() - lookedAt.getTime() > emailClaimMs) return 'stalled'
    return failures >= 5 ? 'failing' : 'running'
  }
  return { stop, state }
}

/** Sends the email that has been due for the longest, or puts it off; answers whether there was one. */
export async function sendNextEmail({ db, send, clock, log }: EmailJob, cutOff?: AbortSignal): Promise<boolean> {
  const email = await claimEmail(db, clock())
  if (email === null) return false
  const failure = await send(email, within(sendingLastsMs, cutOff)).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  if (failure === null) {
    await keepSent(db, email, clock())
    log.info(lineOf(email), 'an email was sent')
    return true
  }
  const next = nextAttempt(email.attempts, clock())
  await keepFailure(db, email, next)
  if (next) log.warn({ ...lineOf(email), next, err: failure.error }, 'an email was not sent and will be tried again')
  else log.error({ ...lineOf(email), err: failure.error }, 'an email was given up')
  return true
}

function within(milliseconds: number, cutOff?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  return cutOff ? AbortSignal.any([timeout, cutOff]) : timeout
}

/** Never to whom, and never what. */
function lineOf({ id, kind, attempts }: QueuedEmail) {
  return { email: id, kind, attempt: attempts }
}
