import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/platform/db/database.ts'
import { startRepeatedJob } from '#server/platform/jobs/repeated-job.ts'
import type { Send } from './message.ts'
import { claimLetter, keepFailure, keepSent, type QueuedLetter } from './queries/email-queue.ts'
import { claimLastsMs, nextAttempt, sendingLastsMs } from './rules/email-attempts.ts'

export interface LetterJob {
  db: Db
  send: Send
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Milliseconds between two looks at the queue. */
  rest?: number
}

export interface RunningLetterJob {
  stop(): Promise<void>
  /** `stalled`: it has not looked at the queue for longer than sending one lasts. `failing`: the last 5 attempts failed. */
  state(): 'running' | 'stalled' | 'failing'
}

/** Sends letters as they come, until stopped. Several processes may do so on one database. */
export function startLetterJob(job: LetterJob): RunningLetterJob {
  let [lookedAt, failures] = [job.clock(), 0]
  const send: Send = async (letter, signal) => {
    failures++
    await job.send(letter, signal)
    failures = 0
  }
  const { stop } = startRepeatedJob({
    step: (cutOff) => {
      lookedAt = job.clock()
      return sendNextLetter({ ...job, send }, cutOff)
    },
    // The database is away; the letters wait in it.
    onTrouble: (error) => job.log.error(error, 'the queue of letters cannot be read'),
    rest: job.rest ?? 2000,
    shutdownGrace: 5000,
  })
  const state = () => {
    if (job.clock().getTime() - lookedAt.getTime() > claimLastsMs) return 'stalled'
    return failures >= 5 ? 'failing' : 'running'
  }
  return { stop, state }
}

/** Sends the letter that has been due for the longest, or puts it off; answers whether there was one. */
export async function sendNextLetter({ db, send, clock, log }: LetterJob, cutOff?: AbortSignal): Promise<boolean> {
  const letter = await claimLetter(db, clock())
  if (letter === null) return false
  const failure = await send(letter, within(sendingLastsMs, cutOff)).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  if (failure === null) {
    await keepSent(db, letter, clock())
    log.info(lineOf(letter), 'a letter was sent')
    return true
  }
  const next = nextAttempt(letter.attempts, clock())
  await keepFailure(db, letter, next)
  if (next) log.warn({ ...lineOf(letter), next, err: failure.error }, 'a letter was not sent and will be tried again')
  else log.error({ ...lineOf(letter), err: failure.error }, 'a letter was given up')
  return true
}

function within(milliseconds: number, cutOff?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  return cutOff ? AbortSignal.any([timeout, cutOff]) : timeout
}

/** Never to whom, and never what. */
function lineOf({ id, kind, attempts }: QueuedLetter) {
  return { letter: id, kind, attempt: attempts }
}
