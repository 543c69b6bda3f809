import { type ValuedHome, valueAt, valuedHomeOf } from './home.ts'
import { momentsOf, type Timeframe } from './timeframe.ts'

export interface ValuePoint {
  /** Milliseconds since the epoch. */
  time: number
  /** Whole US dollars. */
  value: number
}

/** VALUE-03, in milliseconds: how often there is a new point. The latest point is at the last full interval. */
export const refreshInterval = 50_000

/**
 * The value of a home over time. Every value is a function of its moment, so no point is stored (VALUE-05 allows a
 * million): a window is computed when it is read. A series is immutable: a later one is another series.
 */
export class Series {
  private readonly home: ValuedHome
  /** The moment of the latest point, in milliseconds since the epoch. */
  readonly end: number

  private constructor(home: ValuedHome, end: number) {
    this.home = home
    this.end = end
  }

  static of({ address, value, now }: { address: string; value: number; now: number }): Series {
    return new Series(valuedHomeOf(address, value), endAt(now))
  }

  /** Up to the last full refresh before `now`, however long ago the last one was; itself when there was none. */
  upTo(now: number): Series {
    const end = endAt(now)
    return end <= this.end ? this : new Series(this.home, end)
  }

  /** The points of a timeframe, oldest first: always the same number. */
  window(timeframe: Timeframe): ValuePoint[] {
    return momentsOf(timeframe, this.end).map((time) => ({ time, value: valueAt(this.home, time) }))
  }

  toJSON(): object {
    return { end: new Date(this.end).toISOString() }
  }
}

function endAt(now: number): number {
  return Math.floor(now / refreshInterval) * refreshInterval
}
