import type { Point } from '#machines/valuation-chart/ring.ts'

/** A point with the lower and upper edge of the band around it, in US dollars. */
export interface BandPoint extends Point {
  band: [low: number, high: number]
}

/** Each point is off by up to one percent of the curve (VALUE-05). */
const jitter = 0.01
/** The share of the points on either side whose mean stands in for the curve. */
const reach = 0.06

/** Each point with the range in which the curve without its jitter lies: the mean of its neighbors, one percent up and down. */
export function withBand(points: Point[]): BandPoint[] {
  const sums: number[] = []
  for (const { value } of points) sums.push(value + (sums.at(-1) ?? 0))
  const wide = Math.max(1, Math.round(points.length * reach))
  return points.map((point, index) => {
    const side = Math.min(wide, index, points.length - 1 - index)
    const [from, to] = [index - side, index + side]
    const mean = ((sums[to] ?? 0) - (sums[from - 1] ?? 0)) / (to - from + 1)
    return { ...point, band: [mean * (1 - jitter), mean * (1 + jitter)] }
  })
}
