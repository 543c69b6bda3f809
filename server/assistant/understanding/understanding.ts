import { inThisThread, type Run, type Runner } from '#server/worker/runner.ts'
import { startWorkerPool, type WorkerPool } from '#server/worker/worker-pool.ts'
import { understandingTasks } from './tasks.ts'

type UnderstandingTasks = typeof understandingTasks

/** Reads and composes for one client. */
export type Understand = Run<UnderstandingTasks>

export type Understanding = Runner<UnderstandingTasks>

/** For tests, which build many servers. */
export const understandingHere: Understanding = inThisThread(understandingTasks)

/**
 * In threads. An ordinary message takes a few milliseconds and the worst that is known less than a hundred. The deadline
 * is of the clock, so it leaves room for a machine on which a thread waits long for a core.
 */
export function startUnderstanding(onTrouble: (error: Error) => void): WorkerPool<UnderstandingTasks> {
  return startWorkerPool({
    entry: new URL('./thread.ts', import.meta.url),
    threads: 2,
    deadline: 2000,
    mostWaiting: 64,
    longestWait: 10_000,
    onTrouble,
  })
}
