import type { ValuePoint } from '#machines/valuation-chart/series.ts'

/** A point with the line that is drawn for it and the band around that, in US dollars. */
export interface BandPoint extends ValuePoint {
  trend: number
  band: [low: number, high: number]
}

/** Each point is off by up to one percent of the curve (VALUE-05). */
const jitter = 0.01
/** The share of the points on either side that a line is laid through. */
const reach = 0.12

/** Each point with the trend there, the curve without its jitter, and the range of the jitter around it. */
export function withBand(points: ValuePoint[]): BandPoint[] {
  const wide = Math.max(1, Math.round(points.length * reach))
  return points.map((point, index) => {
    const from = Math.max(0, index - wide)
    const trend = trendAt(index - from, points.slice(from, index + wide + 1))
    return { ...point, trend, band: [trend * (1 - jitter), trend * (1 + jitter)] }
  })
}

/** The straight line of least squares through neighboring points, at one of them. */
function trendAt(place: number, points: ValuePoint[]): number {
  const [middle, mean] = [(points.length - 1) / 2, points.reduce((sum, { value }) => sum + value, 0) / points.length]
  let [above, below] = [0, 0]
  for (const [index, { value }] of points.entries()) {
    above += (index - middle) * (value - mean)
    below += (index - middle) ** 2
  }
  return mean + (below === 0 ? 0 : (above / below) * (place - middle))
}
