import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { BandPoint } from './band.ts'

/** The visible range of the chart. */
export interface Scale {
  /** Milliseconds since the epoch. */
  from: number
  to: number
  /** US dollars. */
  low: number
  high: number
  /** Two to five round values between `low` and `high`. */
  ticks: number[]
}

/** Padding above and below the line and its band, as a share of their height. */
const air = 0.06
const roundSteps = [5, 2.5, 2, 1]

export function scaleOf(points: (ValuePoint & Partial<BandPoint>)[]): Scale {
  const values = points.flatMap(({ value, band = [] }) => [value, ...band])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const margin = Math.max(1, (most - least) * air)
  const [low, high] = [least - margin, most + margin]
  const rough = (high - low) / 2
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (roundSteps.find((each) => each * power <= rough) ?? 1) * power
  const ticks: number[] = []
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick)
  return { from: points[0]?.time ?? 0, to: points.at(-1)?.time ?? 0, low, high, ticks }
}

/** A point's position, as shares of the plot's width and height from the top left. */
export function placeOf({ time, value }: ValuePoint, { from, to, low, high }: Scale): { left: number; top: number } {
  return { left: to > from ? (time - from) / (to - from) : 0, top: (high - value) / (high - low) }
}

/** The index of the point nearest to a share of the width. */
export function indexNear(share: number, points: ValuePoint[], { from, to }: Scale): number {
  const time = from + share * (to - from)
  let nearest = 0
  points.forEach((point, index) => {
    if (Math.abs(point.time - time) < Math.abs((points[nearest]?.time ?? 0) - time)) nearest = index
  })
  return nearest
}
