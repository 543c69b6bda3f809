import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { BandPoint } from './band.ts'

/** What lies between the edges of the plot. */
export interface Scale {
  /** Milliseconds since the epoch. */
  from: number
  to: number
  /** US dollars. */
  low: number
  high: number
  /** Round values between low and high, two to five of them. */
  ticks: number[]
}

/** Above and below the line and its band, of their own height. */
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

/** Where a point lies, from the left and from the top, as shares of the plot. */
export function placeOf({ time, value }: ValuePoint, { from, to, low, high }: Scale): { left: number; top: number } {
  return { left: to > from ? (time - from) / (to - from) : 0, top: (high - value) / (high - low) }
}

/** The index of the point that is nearest to a share of the way from the left. */
export function indexNear(share: number, points: ValuePoint[], { from, to }: Scale): number {
  const time = from + share * (to - from)
  let nearest = 0
  points.forEach((point, index) => {
    if (Math.abs(point.time - time) < Math.abs((points[nearest]?.time ?? 0) - time)) nearest = index
  })
  return nearest
}
