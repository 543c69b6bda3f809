import { type Home, homeOf, valueAt } from './home.ts'
import { type Point, Ring } from './ring.ts'
import { momentsAsked, momentsOf, type Timeframe } from './timeframe.ts'

/** VALUE-03, in milliseconds: how often there is a new point. The latest point is the last full one of these. */
export const refreshInterval = 50_000

/** The value of a home over time, as far as some timeframe asks for it. It never changes: what comes later is another series. */
export class Series {
  private readonly home: Home
  private readonly ring: Ring
  /** The moment of the latest point, in milliseconds since the epoch. */
  readonly end: number

  private constructor(home: Home, ring: Ring, end: number) {
    this.home = home
    this.ring = ring
    this.end = end
  }

  static of({ address, value, now }: { address: string; value: number; now: number }): Series {
    return new Series(homeOf(address, value), Ring.empty(), Number.NEGATIVE_INFINITY).upTo(now)
  }

  /** With the points that have come until `now`, however long that was not asked; itself when there are none. */
  upTo(now: number): Series {
    const end = Math.floor(now / refreshInterval) * refreshInterval
    if (end <= this.end) return this
    const ring = this.ring.with(momentsAsked(this.end, end), (moment) => valueAt(this.home, moment))
    return new Series(this.home, ring, end)
  }

  /** How many points are kept. */
  get kept(): number {
    return this.ring.length
  }

  /** What a timeframe shows, oldest first: always as many points, found among however many are kept. */
  window(timeframe: Timeframe): Point[] {
    return momentsOf(timeframe, this.end).map((moment) => {
      const index = this.ring.indexAt(moment)
      return { time: this.ring.timeAt(index), value: this.ring.valueAt(index) }
    })
  }

  toJSON(): object {
    return { kept: this.kept, end: new Date(this.end).toISOString() }
  }
}
