import { parentPort } from 'node:worker_threads'
import type { Tasks } from './runner.ts'
import { ownThreadNumber } from './thread-time.ts'

export interface TaskCall {
  name: string
  input: unknown
}

export type TaskMessage =
  | { kind: 'ready'; thread: number | null }
  | { kind: 'result'; result: unknown }
  | { kind: 'error'; error: unknown }

/** Runs tasks for the pool that started this thread, one at a time. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort
  if (port === null) throw new Error('Tasks are served in a worker thread.')
  const answer = (message: TaskMessage) => port.postMessage(message)
  port.on('message', async ({ name, input }: TaskCall) => {
    try {
      answer({ kind: 'result', result: await tasks[name]?.(input) })
    } catch (error) {
      answer({ kind: 'error', error })
    }
  })
  answer({ kind: 'ready', thread: ownThreadNumber() })
}
