import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withBand } from '#src/widgets/valuation-chart/band.ts'

const pointsOf = (values: number[]) => values.map((value, time) => ({ time, value }))

it('[VALUE-05] the band is one percent up and down around a level line', () => {
  const level = withBand(pointsOf(Array.from({ length: 40 }, () => 1_000_000)))
  for (const { band } of level) expect(band).toEqual([990_000, 1_010_000])
})

it('[VALUE-05] the band follows a slope, and keeps its points and their order', () => {
  const slope = pointsOf(Array.from({ length: 50 }, (_, index) => 1_000_000 + 1000 * index))
  withBand(slope).forEach(({ band: [low, high], ...point }, index) => {
    expect(point).toEqual(slope[index])
    expect((low + high) / 2).toBeCloseTo(point.value, 3)
  })
})

it('[VALUE-05] the band of any points lies between the least less a percent and the most and a percent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10_000, max: 9_000_000 }), { minLength: 1, maxLength: 60 }), (values) => {
      for (const { band } of withBand(pointsOf(values))) {
        expect(band[0]).toBeGreaterThanOrEqual(Math.min(...values) * 0.99 - 1)
        expect(band[1]).toBeLessThanOrEqual(Math.max(...values) * 1.01 + 1)
      }
    }),
  )
})
