export interface Point {
  /** Milliseconds since the epoch. */
  time: number
  /** Whole US dollars. */
  value: number
}

/** VALUE-05. */
const keptAtMost = 1_000_000

/** A power of two, so that a place in the ring is found without a division; more than are kept. */
const largestRoom = 2 ** 20
const smallestRoom = 2 ** 10

interface Store {
  times: Float64Array
  values: Float64Array
  /** How many points have ever been written: whoever ends there may write on. */
  written: number
}

/**
 * Points in the order of their times, a million at most; the oldest give way. Adding gives another ring and leaves this one
 * as it was, though both share their memory: a full ring stays readable until another 48,576 points have come.
 */
export class Ring {
  private readonly store: Store
  /** Counted since the first point ever. */
  private readonly first: number
  private readonly next: number

  private constructor(store: Store, first: number, next: number) {
    this.store = store
    this.first = first
    this.next = next
  }

  static empty(): Ring {
    return new Ring({ times: new Float64Array(smallestRoom), values: new Float64Array(smallestRoom), written: 0 }, 0, 0)
  }

  get length(): number {
    return this.next - this.first
  }

  /** Times that follow one another and what is kept already, each with the value that belongs to it. */
  with(times: ArrayLike<number>, valueAt: (time: number) => number): Ring {
    const store = this.storeFor(times.length)
    const room = store.times.length
    let next = this.next
    // Of more than a million only the last are kept: the others need not be reckoned.
    for (let index = Math.max(0, times.length - keptAtMost); index < times.length; index++) {
      const time = times[index] as number
      store.times[next % room] = time
      store.values[next % room] = valueAt(time)
      next++
    }
    store.written = next
    return new Ring(store, Math.max(this.first, next - keptAtMost), next)
  }

  timeAt(index: number): number {
    return this.store.times[(this.first + index) % this.store.times.length] as number
  }

  valueAt(index: number): number {
    return this.store.values[(this.first + index) % this.store.values.length] as number
  }

  /** The index of the last point at or before a time, found by halving; the oldest where all are later. */
  indexAt(time: number): number {
    let [low, high] = [0, this.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.timeAt(middle) <= time) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Our own memory while there is room in it and nobody has written on behind us; else a copy, twice as large where need be. */
  private storeFor(more: number): Store {
    const needed = Math.min(this.length + more, keptAtMost)
    let room = this.store.times.length
    if (this.store.written === this.next && (needed <= room || room === largestRoom)) return this.store
    while (room < needed) room *= 2
    const copy = { times: new Float64Array(room), values: new Float64Array(room), written: this.next }
    for (let index = 0; index < this.length; index++) {
      copy.times[(this.first + index) % room] = this.timeAt(index)
      copy.values[(this.first + index) % room] = this.valueAt(index)
    }
    return copy
  }
}
