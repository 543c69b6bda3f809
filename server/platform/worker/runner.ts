/**
 * Functions by name that may run in another thread. What goes in and what comes out is copied (structured clone): plain
 * data and dates, no functions.
 */
// biome-ignore lint/suspicious/noExplicitAny: each task has an input of its own
export type Tasks = Record<string, (input: any) => unknown>

export type RunTask<T extends Tasks> = <Name extends keyof T & string>(
  name: Name,
  input: Parameters<T[Name]>[0],
) => Promise<Awaited<ReturnType<T[Name]>>>

export interface Runner<T extends Tasks> {
  /** Runs tasks for one client. Where many wait, clients take turns: `key` says who it is, an address for instance. */
  runFor(key: string): RunTask<T>
}

/** The task used more of a processor than its deadline allows or took too long, or its thread died of it. It would do so again. */
export class TaskAborted extends Error {
  override name = 'TaskAborted'
}

/** Too many tasks wait, this one waited for too long, or the pool was closed. It may be tried again later. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

/** Runs the tasks in this thread, without a deadline. */
export function inThisThread<T extends Tasks>(tasks: T): Runner<T> {
  return {
    runFor: () => async (name, input) => structuredClone(await tasks[name]?.(structuredClone(input))) as never,
  }
}
