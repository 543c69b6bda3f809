/** @module-tag nightly */
import { afterEach, describe, expect, it } from 'vitest'
import { inThisThread, PoolBusy, TaskAborted } from '#server/platform/worker/runner.ts'
import { startWorkerPool, type WorkerPool, type WorkerPoolOptions } from '#server/platform/worker/worker-pool.ts'
import { type TestTasks, testTasks } from './test-tasks.ts'

let pool: WorkerPool<TestTasks>
let troubles: string[] = []

/** No deadline is reached by default. */
function startPool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<TestTasks> {
  troubles = []
  pool = startWorkerPool<TestTasks>({
    entry: new URL('./test-thread.ts', import.meta.url),
    threads: 1,
    growsAfter: 0,
    deadline: 60_000,
    longestRun: 60_000,
    mostWaiting: 10,
    longestWait: 60_000,
    onTrouble: ({ message }) => troubles.push(message),
    ...options,
  })
  return pool
}

afterEach(() => pool.close())

const gate = () => new Int32Array(new SharedArrayBuffer(4))
function open(closed: Int32Array): void {
  Atomics.store(closed, 0, 1)
  Atomics.notify(closed, 0)
}

describe('tasks in worker threads', () => {
  it('have the same result as in the main thread', async () => {
    const day = new Date('2026-11-20T12:00:00Z')
    for (const runner of [startPool(), inThisThread(testTasks)]) {
      const run = runner.runFor('a')
      expect(await run('double', 21)).toBe(42)
      expect(await run('dayAfter', day)).toEqual(new Date('2026-11-21T12:00:00Z'))
      await expect(run('fail', 'too far')).rejects.toThrow(new RangeError('too far'))
      await expect(run('double', (() => 1) as never)).rejects.toThrow(/could not be cloned/)
      expect(await run('double', 1)).toBe(2)
    }
    expect(troubles).toEqual([])
  })

  it('wait until a thread is ready, and for each other', async () => {
    const run = startPool().runFor('a')
    const results = await Promise.all([1, 2, 3, 4, 5].map((number) => run('double', number)))
    expect(results).toEqual([2, 4, 6, 8, 10])
  })

  it('run in one thread while another is busy', async () => {
    const run = startPool({ threads: 2 }).runFor('a')
    await pool.ready
    const closed = gate()
    const held = run('pass', { gate: closed, name: 'held' })
    expect(await run('double', 1)).toBe(2)
    open(closed)
    expect(await held).toBe('held')
  })

  it('start one thread at once, and the others after a task had to wait', async () => {
    let started = 0
    const count = () => started++
    process.on('worker', count)
    const run = startPool({ threads: 3 }).runFor('a')
    await pool.ready
    expect(started).toBe(1)
    await run('double', 1)
    expect(started).toBe(1)
    const closed = gate()
    const held = run('pass', { gate: closed, name: 'held' })
    expect(await run('double', 1)).toBe(2)
    expect(started).toBe(3)
    open(closed)
    await held
    process.off('worker', count)
  })

  it('start no other thread while tasks wait for less than `growsAfter`', async () => {
    let started = 0
    const count = () => started++
    process.on('worker', count)
    const run = startPool({ threads: 3, growsAfter: 60_000 }).runFor('a')
    await pool.ready
    const closed = gate()
    const held = run('pass', { gate: closed, name: 'held' })
    const waiting = run('double', 1)
    open(closed)
    expect(await Promise.all([held, waiting])).toEqual(['held', 2])
    expect(started).toBe(1)
    process.off('worker', count)
  })

  it('take turns between clients', async () => {
    startPool()
    await pool.ready
    const closed = gate()
    const order: string[] = []
    const send = (name: string) =>
      pool
        .runFor(name.slice(0, 1))('pass', { gate: closed, name })
        .then((done) => order.push(done))
    const sent = ['a1', 'a2', 'a3', 'a4', 'b1'].map(send)
    open(closed)
    await Promise.all(sent)
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })
})

describe('a task is aborted', { tags: ['nightly'] }, () => {
  it.each([
    ['a slow regular expression', 'backtrack', 60],
    ['an endless loop', 'spin', undefined],
  ] as const)('at its deadline, and another thread continues: %s', async (_, name, input) => {
    const run = startPool({ deadline: 1000 }).runFor('a')
    await pool.ready
    const hostile = run(name, input as never)
    const next = run('double', 4)
    await expect(hostile).rejects.toThrow(TaskAborted)
    expect(await next).toBe(8)
    expect(troubles).toEqual([`"${name}" took more than 1000 ms.`])
  })

  it('after its deadline, and another thread continues', async () => {
    const run = startPool({ deadline: 100, longestRun: 500 }).runFor('a')
    await pool.ready
    await expect(run('waitForNothing', undefined)).rejects.toThrow(TaskAborted)
    expect(await run('double', 4)).toBe(8)
    expect(troubles).toEqual(['"waitForNothing" took more than 500 ms.'])
  })

  it('but not while its thread waits for a processor', async () => {
    const run = startPool({ deadline: 100 }).runFor('a')
    await pool.ready
    expect(await run('waitWithoutProcessor', 500)).toBe('done')
    expect(troubles).toEqual([])
  })

  it.each([
    ['ends its thread', 'exit', 3, /ended with 3/],
    ['runs out of memory', 'fillMemory', undefined, /memory limit/],
  ] as const)('because it %s, and another thread continues', async (_, name, input, why) => {
    const run = startPool().runFor('a')
    await expect(run(name, input as never)).rejects.toThrow(TaskAborted)
    expect(await run('double', 4)).toBe(8)
    expect(troubles).toEqual([expect.stringMatching(why)])
  })

  it('without blocking the main thread', async () => {
    const run = startPool({ deadline: 1000 }).runFor('a')
    await pool.ready
    let turns = 0
    const turning = setInterval(() => turns++, 1)
    await expect(run('spin', undefined)).rejects.toThrow(TaskAborted)
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('too many tasks', () => {
  it('are refused, starting with the last task of the client that sent the most', async () => {
    startPool({ mostWaiting: 2 })
    await pool.ready
    const closed = gate()
    const send = (name: string) => pool.runFor(name.slice(0, 1))('pass', { gate: closed, name })
    const [running, first, second] = ['a1', 'a2', 'a3'].map(send)
    const honest = send('b1')
    await expect(second).rejects.toThrow(PoolBusy)
    await expect(send('a4')).rejects.toThrow(PoolBusy)
    open(closed)
    expect(await Promise.all([running, first, honest])).toEqual(['a1', 'a2', 'b1'])
  })

  it('are refused when no thread becomes free in time', async () => {
    const run = startPool({ longestWait: 20 }).runFor('a')
    await pool.ready
    const closed = gate()
    const running = run('pass', { gate: closed, name: 'long' })
    await expect(run('double', 1)).rejects.toThrow(new PoolBusy('No thread became free in time.'))
    open(closed)
    expect(await running).toBe('long')
    expect(await run('double', 1)).toBe(2)
  })

  it('are refused when the pool is closed', async () => {
    const run = startPool().runFor('a')
    await pool.ready
    const sent = [run('spin', undefined), run('double', 1)].map((each) => expect(each).rejects.toThrow(PoolBusy))
    await pool.close()
    await Promise.all(sent)
    await expect(run('double', 1)).rejects.toThrow(PoolBusy)
  })
})

it('reports threads that don’t start', async () => {
  startPool({ entry: new URL('./broken-thread.ts', import.meta.url), longestWait: 50 })
  await expect(pool.ready).rejects.toThrow('This thread does not start.')
  await expect(pool.runFor('a')('double', 1)).rejects.toThrow(PoolBusy)
  expect(troubles).toContain('This thread does not start.')
})
