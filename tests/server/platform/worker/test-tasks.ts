/** The tasks of test-thread.ts for worker-pool.test.ts. */
export const testTasks = {
  double: (number: number) => number * 2,
  dayAfter: (day: Date) => new Date(day.getTime() + 24 * 3600_000),
  fail(why: string): never {
    throw new RangeError(why)
  },
  /** Catastrophic backtracking: every further letter doubles the number of attempts. */
  backtrack: (length: number) => /^(a+)+$/.test(`${'a'.repeat(length)}b`),
  spin(): never {
    for (;;);
  },
  async waitForNothing(): Promise<never> {
    return new Promise(() => {})
  },
  /** Simulates a busy machine: time passes without processor time for the thread. */
  waitWithoutProcessor(milliseconds: number) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
    return 'done'
  },
  exit: (code: number) => process.exit(code),
  fillMemory() {
    const kept: number[][] = []
    for (;;) kept.push(Array.from({ length: 1_000_000 }, (_, index) => index))
  },
  /** Waits until the test opens the gate. */
  pass({ gate, name }: { gate: Int32Array; name: string }) {
    Atomics.wait(gate, 0, 0)
    return name
  },
}

export type TestTasks = typeof testTasks
