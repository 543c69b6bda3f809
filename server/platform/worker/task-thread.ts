import { Worker } from 'node:worker_threads'
import type { TaskCall, TaskMessage } from './serve-tasks.ts'

export interface ThreadEvents {
  /** `thread` is its number in this process, where the system tells. */
  onReady(thread: number | null): void
  onResult(result: unknown): void
  /** The task threw. */
  onError(error: unknown): void
  /** The thread is gone, unless `end` was called. */
  onDeath(error: Error): void
}

export interface TaskThread {
  call(call: TaskCall): void
  end(): Promise<unknown>
}

/** Megabytes; a task that needs more ends its thread instead of the server. */
const mostMemory = 256
/** Megabytes for what a task needs for a moment. V8's default keeps 48 per thread, also of one that nobody asks anything. */
const youngMemory = 12

/** Starts a thread that runs the tasks of `entry`, a module that calls `serveTasks`. It keeps no process alive. */
export function startTaskThread(entry: URL, events: ThreadEvents): TaskThread {
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), {
    execArgv: [],
    workerData: { entry: entry.href },
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: youngMemory },
  })
  worker.unref()
  let isEnded = false
  const die = (error: Error) => {
    if (isEnded) return
    isEnded = true
    events.onDeath(error)
  }
  worker.on('error', die)
  worker.on('exit', (code) => die(new Error(`A worker thread ended with ${code}.`)))
  worker.on('message', (message: TaskMessage) => {
    if (isEnded) return
    if (message.kind === 'ready') events.onReady(message.thread)
    else if (message.kind === 'result') events.onResult(message.result)
    else events.onError(message.error)
  })
  return {
    call: (call) => worker.postMessage(call),
    end() {
      isEnded = true
      return worker.terminate()
    },
  }
}
