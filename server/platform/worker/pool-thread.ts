import { PoolBusy, TaskAborted } from './runner.ts'
import { startTaskThread, type TaskThread } from './task-thread.ts'
import { threadTimeOf } from './thread-time.ts'

export interface Task {
  name: string
  input: unknown
  resolve(result: unknown): void
  reject(error: unknown): void
}

export interface PoolThreadOptions {
  entry: URL
  /** Milliseconds of a processor that a task may use. */
  deadline: number
  /** Milliseconds of the clock after which a task is given up, however little of a processor its thread was given. */
  longestRun: number
  /** A task may be given. */
  onFree(): void
  onTrouble(error: Error): void
}

/** Milliseconds before a thread that could not start is tried again. */
const restartAfter = 1000

/** Milliseconds between two looks at a task that is near its deadline. */
const shortestWait = 10

/** One of the threads of a pool. When it dies, or a task takes too long, another is started in its place. */
export class PoolThread {
  /** Resolves when it first takes tasks; rejects when it cannot start. */
  readonly ready: Promise<void>
  private readonly options: PoolThreadOptions
  private thread: TaskThread
  /** The thread's in this process. */
  private number: number | null = null
  private isReady = false
  private isClosed = false
  private task: Task | null = null
  private deadline: NodeJS.Timeout | undefined
  private hasStarted: () => void = () => {}
  private hasFailed: (error: Error) => void = () => {}

  constructor(options: PoolThreadOptions) {
    this.options = options
    this.ready = new Promise((resolve, reject) => {
      this.hasStarted = resolve
      this.hasFailed = reject
    })
    this.ready.catch(() => {})
    this.thread = this.start()
  }

  get isFree(): boolean {
    return this.isReady && this.task === null && !this.isClosed
  }

  run(task: Task): void {
    try {
      this.thread.call({ name: task.name, input: task.input })
    } catch (error) {
      // Something in the input cannot be copied.
      task.reject(error)
      return
    }
    this.task = task
    this.watch(task, performance.now(), threadTimeOf(this.number), this.options.deadline)
  }

  /** Looks after `wait` milliseconds how much of a processor the task has used, and gives it up or looks again. */
  private watch(task: Task, began: number, before: number, wait: number): void {
    const judge = () => {
      if (this.task !== task) return
      const { deadline, longestRun } = this.options
      const ofProcessor = deadline - (threadTimeOf(this.number) - before)
      const ofClock = longestRun - (performance.now() - began)
      if (ofProcessor <= 0) this.abort(task, deadline)
      else if (ofClock <= 0) this.abort(task, longestRun)
      else this.watch(task, began, before, Math.max(Math.min(ofProcessor, ofClock), shortestWait))
    }
    // Where the main thread was held up itself, the result may have come already; it is read before this is judged.
    this.deadline = setTimeout(() => setImmediate(judge), wait)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.settle((task) => task.reject(new PoolBusy('The pool was closed.')))
    await this.thread.end()
  }

  private start(): TaskThread {
    this.isReady = false
    return startTaskThread(this.options.entry, {
      onReady: (number) => {
        this.number = number
        this.isReady = true
        this.hasStarted()
        this.options.onFree()
      },
      onResult: (result) => this.settle((task) => task.resolve(result)),
      onError: (error) => this.settle((task) => task.reject(error)),
      onDeath: (error) => this.replace(error),
    })
  }

  private settle(how: (task: Task) => void): void {
    const { task } = this
    clearTimeout(this.deadline)
    this.task = null
    if (task !== null) how(task)
    if (this.isFree) this.options.onFree()
  }

  private abort(task: Task, limit: number): void {
    const { onTrouble } = this.options
    const error = new TaskAborted(`"${task.name}" took more than ${limit} ms.`)
    this.isReady = false
    void this.thread.end()
    this.settle(() => task.reject(error))
    onTrouble(error)
    this.thread = this.start()
  }

  private replace(error: Error): void {
    const wasReady = this.isReady
    this.isReady = false
    this.hasFailed(error)
    this.settle((task) => task.reject(new TaskAborted(error.message)))
    if (this.isClosed) return
    this.options.onTrouble(error)
    const restart = () => {
      if (!this.isClosed) this.thread = this.start()
    }
    if (wasReady) restart()
    else setTimeout(restart, restartAfter).unref()
  }
}
