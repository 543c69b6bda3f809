import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollarsAndCents } from '#domain/cents.ts'
import { grouped, wholeDollars } from '#domain/money.ts'

describe('number and money formatting', () => {
  it('formats numbers as Intl does for en-US', () => {
    const american = new Intl.NumberFormat('en-US')
    const amount = fc.oneof(
      fc.nat(),
      fc.nat(1e9).map((n) => n / 1000),
      fc.integer({ min: 0, max: 1e12 }),
    )
    fc.assert(fc.property(amount, (count) => grouped(count) === american.format(count)))
  })

  it('formats amounts in whole dollars, rounded, as Intl does for en-US', () => {
    const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
    const amount = fc.oneof(fc.integer(), fc.double({ min: 0, max: 1e12, noNaN: true }))
    fc.assert(fc.property(amount, (dollars) => wholeDollars(dollars) === american.format(dollars)))
  })

  it('shows cents only when there are some', () => {
    expect([0, 5, 123450, 475000000].map(dollarsAndCents)).toEqual(['$0', '$0.05', '$1,234.50', '$4,750,000'])
  })
})
