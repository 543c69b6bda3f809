import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withBand } from '#src/widgets/valuation-chart/band.ts'

const pointsOf = (values: number[]) => values.map((value, time) => ({ time, value }))

it('[VALUE-05] the band is one percent above and below a level line', () => {
  const level = withBand(pointsOf(Array.from({ length: 40 }, () => 1_000_000)))
  for (const { band } of level) expect(band).toEqual([990_000, 1_010_000])
})

it('[VALUE-05] the band follows a slope, and keeps its points and their order', () => {
  const slope = pointsOf(Array.from({ length: 50 }, (_, index) => 1_000_000 + 1000 * index))
  withBand(slope).forEach(({ trend, band: [low, high], ...point }, index) => {
    expect(point).toEqual(slope[index])
    expect(trend).toBeCloseTo(point.value, 3)
    expect((low + high) / 2).toBeCloseTo(point.value, 3)
  })
})

it('[VALUE-05] the band of any points is two percent wide around their trend, and mirrors with them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 4_000_000, max: 5_000_000 }), { minLength: 1, maxLength: 60 }), (values) => {
      const bands = withBand(pointsOf(values)).map(({ band }) => band)
      const turned = withBand(pointsOf(values.toReversed())).map(({ band }) => band)
      bands.forEach(([low, high], index) => {
        expect(high / low).toBeCloseTo(1.01 / 0.99, 9)
        expect(turned.at(-1 - index)?.[0]).toBeCloseTo(low, 3)
      })
    }),
  )
})

it('[VALUE-05] the drawn line is smooth where the values jump', () => {
  const steps = (values: number[]) =>
    Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))))
  const jumping = pointsOf(Array.from({ length: 169 }, (_, index) => 1_000_000 + (index % 2 === 0 ? 10_000 : -10_000)))
  expect(steps(withBand(jumping).map(({ trend }) => trend))).toBeLessThan(steps(jumping.map(({ value }) => value)) / 10)
})
