import { FairQueue } from './fair-queue.ts'
import { PoolThread, type Task } from './pool-thread.ts'
import { PoolBusy, type Runner, type Tasks } from './runner.ts'

export interface WorkerPoolOptions {
  /** A module that calls `serveTasks`. */
  entry: URL
  threads: number
  /** Milliseconds of a processor that a task may use: on a busy machine, a thread waits for one. */
  deadline: number
  /** Milliseconds of the clock that a task may take once a thread has it. */
  longestRun: number
  /** The other threads are started when a task has waited for this many milliseconds. */
  growsAfter: number
  /** Tasks that wait for a thread, of all clients together. */
  mostWaiting: number
  /** Milliseconds that a task waits for a thread. */
  longestWait: number
  /** A task was aborted, or a thread died or did not start. */
  onTrouble(error: Error): void
}

export interface WorkerPool<T extends Tasks> extends Runner<T> {
  /** Resolves when the first thread takes tasks; rejects when it cannot start. */
  ready: Promise<void>
  /** Ends the threads; what waits is refused. */
  close(): Promise<void>
}

interface WaitingTask extends Task {
  /** Stops the clock of the waiting. */
  begin(): void
}

/**
 * Runs tasks in threads of their own, so that none of them holds up the event loop. A task past its deadline ends with
 * its thread, and another thread takes the place of that one. One thread starts at once and the others when a task has
 * waited long: what a thread loads takes seconds of a core and memory, which the waiting tasks need themselves.
 */
export function startWorkerPool<T extends Tasks>(options: WorkerPoolOptions): WorkerPool<T> {
  const { entry, deadline, longestRun, onTrouble, longestWait } = options
  const waiting = new FairQueue<WaitingTask>(options.mostWaiting)
  const threads: PoolThread[] = []
  let isClosed = false

  function startThread(): PoolThread {
    const thread = new PoolThread({ entry, deadline, longestRun, onTrouble, onFree: assign })
    threads.push(thread)
    return thread
  }

  function assign(): void {
    for (let thread = freeThread(); thread && waiting.size > 0; thread = freeThread()) {
      const task = waiting.take()
      task?.begin()
      if (task) thread.run(task)
    }
  }

  function grow(): void {
    while (!isClosed && threads.length < options.threads) startThread()
  }

  function freeThread(): PoolThread | undefined {
    return threads.find(({ isFree }) => isFree)
  }

  function enqueue(key: string, name: string, input: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new PoolBusy('The pool is closed.'))
      const giveUp = () => {
        waiting.remove(key, task)
        reject(new PoolBusy('No thread became free in time.'))
      }
      const timers = [setTimeout(giveUp, longestWait), setTimeout(grow, options.growsAfter).unref()]
      const begin = () => {
        for (const timer of timers) clearTimeout(timer)
      }
      const task = { name, input, resolve, reject, begin }
      const refused = waiting.add(key, task)
      refused?.begin()
      refused?.reject(new PoolBusy('Too many tasks wait.'))
      assign()
    })
  }

  return {
    runFor: (key) => (name, input) => enqueue(key, name, input) as Promise<never>,
    ready: startThread().ready,
    async close() {
      isClosed = true
      for (let task = waiting.take(); task !== null; task = waiting.take()) {
        task.begin()
        task.reject(new PoolBusy('The pool was closed.'))
      }
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
