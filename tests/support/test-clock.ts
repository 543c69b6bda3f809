/**
 * A stopped clock that the test advances. Unlike xstate's SimulatedClock it fires a timer set by another timer within
 * the same advance.
 */
export class TestClock {
  private time = 0
  private next = 1
  private readonly timers = new Map<number, { due: number; run: () => void }>()

  setTimeout = (run: () => void, delay: number): number => {
    const id = this.next++
    this.timers.set(id, { due: this.time + delay, run })
    return id
  }

  clearTimeout = (id: number): void => {
    this.timers.delete(id)
  }

  now(): number {
    return this.time
  }

  /** Milliseconds until each timer fires, the next one first. */
  waits(): number[] {
    return [...this.timers.values()].map(({ due }) => due - this.time).sort((a, b) => a - b)
  }

  advance(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.due <= end).sort(([, a], [, b]) => a.due - b.due)[0]
      if (!due) break
      const [id, timer] = due
      this.timers.delete(id)
      this.time = timer.due
      timer.run()
    }
    this.time = end
  }
}
