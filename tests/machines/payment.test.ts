import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthlyPayment } from '#domain/loan.ts'
import { centsIn, monthlyPart, percentIn, percentOfSum, sumOf } from '#machines/payment-estimate/payment.ts'
import { isMissing, purchaseEstimate, rentalEstimate, untyped, wrongField } from '#machines/payment-estimate/terms.ts'

const loans = fc.integer({ min: 100_000, max: 10_000_000_000 })
const rates = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
const terms = fc.constantFrom(10, 15, 20, 30)

/** The remaining debt after the last payment, month by month. */
function leftAfter(loan: number, rate: number, years: number, payment: number): number {
  let owed = loan
  for (let month = 0; month < years * 12; month += 1) owed = owed * (1 + rate / 1200) - payment
  return owed
}

describe('[PROP-19] the payment of a loan', () => {
  it.each([
    // From tables like the Consumer Financial Protection Bureau's: loan in cents, percent, years, payment in cents.
    [20_000_000, 4, 30, 95_483],
    [80_000_000, 6, 30, 479_640],
    [10_000_000, 5, 15, 79_079],
    [30_000_000, 7.125, 30, 202_116],
    [12_000_000, 0, 10, 100_000],
    [100, 0, 30, 0],
  ])('of %i cents at %d%% over %i years is %i', (loan, rate, years, payment) => {
    expect(monthlyPayment(loan, rate, years)).toBe(payment)
  })

  it('pays the loan back exactly, up to the rounding of a month’s payment', () => {
    fc.assert(
      fc.property(loans, rates, terms, (loan, rate, years) => {
        const payment = monthlyPayment(loan, rate, years)
        // Half a cent more each month pays it off, half a cent less doesn't; beyond that, doubles lose a few digits.
        const slack = 1e-9 * loan * (1 + rate / 1200) ** (years * 12)
        expect(Number.isInteger(payment)).toBe(true)
        expect(leftAfter(loan, rate, years, payment + 0.5)).toBeLessThanOrEqual(slack)
        expect(leftAfter(loan, rate, years, payment - 0.5)).toBeGreaterThanOrEqual(-slack)
      }),
    )
  })

  it('rises with the loan and the rate, and falls with the term', () => {
    fc.assert(
      fc.property(loans, rates, (loan, rate) => {
        const payment = monthlyPayment(loan, rate, 30)
        expect(monthlyPayment(loan + 100_000, rate, 30)).toBeGreaterThan(payment)
        expect(monthlyPayment(loan, rate + 1, 30)).toBeGreaterThan(payment)
        expect(monthlyPayment(loan, rate, 15)).toBeGreaterThan(payment)
      }),
    )
  })

  it('is continuous near a rate of zero', () => {
    fc.assert(
      fc.property(loans, terms, (loan, years) => {
        const none = monthlyPayment(loan, 0, years)
        expect(Math.abs(monthlyPayment(loan, 1e-7, years) - none)).toBeLessThanOrEqual(1 + loan * 1e-8)
      }),
    )
  })
})

describe('[PROP-19] amounts of money', () => {
  it('are parsed as written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (cents) => {
        const [dollars, rest] = [Math.floor(cents / 100), String(cents % 100).padStart(2, '0')]
        expect(centsIn(`${dollars}.${rest}`)).toBe(cents)
        expect(centsIn(` $${dollars.toLocaleString('en-US')}.${rest} `)).toBe(cents)
      }),
    )
  })

  it.each([
    ['1.2m', 120_000_000],
    ['$1.275 M', 127_500_000],
    ['2 million', 200_000_000],
    ['950k', 95_000_000],
    ['1,250K', 125_000_000],
    ['12.5 thousand', 1_250_000],
  ])('%j is %i cents', (text, cents) => expect(centsIn(text)).toBe(cents))

  it.each([
    ...['', 'half', 'abc', '-5', '1,00', '1.234', '1e6', '$', 'm', '12,3456', '123456789012', '٣', '20%'],
    ...['1.2b', '1.2mk', '1.2 m dollars', '100000m'],
  ])('%j is invalid', (text) => expect(centsIn(text)).toBeNull())

  it.each([
    ['6', 6],
    ['6.5 %', 6.5],
    [' 0.125% ', 0.125],
    ['6.', 6],
    ['six', null],
    ['-1', null],
    ['6.1234', null],
    ['%', null],
  ])('%j is the percentage %s', (text, percent) => expect(percentIn(text)).toBe(percent))

  it('are divided and added exact to the cent', () => {
    expect([monthlyPart(1_200_000), monthlyPart(100), monthlyPart(0)]).toEqual([100_000, 8, 0])
    expect([percentOfSum(100_000_000, 20), percentOfSum(999, 33.333)]).toEqual([20_000_000, 333])
    expect(sumOf([])).toBe(0)
  })
})

const costs = { fee_monthly: 985, deposit: null, parking_monthly: null, pet_monthly: null, most_pets: null }
const sale = { isRental: false, price: 1_000_000, costs }
const whole = { price: '$1,000,000', down: '20%', rate: '6', years: '30', taxes: '' }

describe('[PROP-19] the visitor’s inputs', () => {
  it('start with only the price, and the taxes where the listing says them', () => {
    expect(untyped({ price: 4_750_000, costs })).toEqual({
      price: '4,750,000',
      down: '',
      rate: '',
      years: '',
      taxes: '',
    })
    const taxesOf = (annual_taxes: number | null) => untyped({ price: 1, costs: { ...costs, annual_taxes } }).taxes
    expect([46_200, 0, null].map(taxesOf)).toEqual(['46,200', '0', ''])
  })

  it.each([
    [{}, null],
    [{ price: '0' }, 'price'],
    [{ price: '' }, null],
    [{ down: '100%' }, 'down'],
    [{ down: '99.999%' }, null],
    [{ down: '$999,999.99' }, null],
    [{ down: '0' }, null],
    [{ down: '' }, null],
    [{ price: '', down: '$5' }, null],
    [{ price: 'x', down: 'y' }, 'price'],
    [{ rate: '30' }, null],
    [{ rate: '30.001' }, 'rate'],
    [{ taxes: '0' }, null],
    [{ taxes: 'a lot' }, 'taxes'],
    [{ down: '20 % of it' }, 'down'],
  ])('%o is invalid: %s', (changed, field) => expect(wrongField({ ...whole, ...changed })).toBe(field))

  it.each([
    ['price', true],
    ['down', true],
    ['rate', true],
    ['years', true],
    ['taxes', false],
  ])('without %s are incomplete: %s', (field, missing) => {
    expect(isMissing({ ...whole, taxes: '$1', [field]: ' ' })).toBe(missing)
  })

  it('add up to their parts for all inputs', () => {
    const sums = fc.record({ price: fc.integer({ min: 1, max: 99_999_999 }), down: fc.integer({ min: 0, max: 99 }) })
    fc.assert(
      fc.property(sums, rates, terms, fc.option(fc.nat(1_000_000)), ({ price, down }, rate, years, taxes) => {
        const typed = {
          price: `${price}`,
          down: `${down}%`,
          rate: `${rate}`,
          years: `${years}`,
          taxes: `${taxes ?? ''}`,
        }
        const { loan, loanPayment, dues, taxes: month, total } = purchaseEstimate(typed, sale)
        expect(loan).toBe(price * 100 - down * price)
        expect(total).toBe(loanPayment + 98_500 + (month ?? 0))
        expect([dues, month === null]).toEqual([98_500, taxes === null])
      }),
    )
  })

  it('have no dues when the listing doesn’t state them', () => {
    expect(purchaseEstimate(whole, { ...sale, costs: { ...costs, fee_monthly: null } }).dues).toBeNull()
  })
})

it('[PROP-19] a rental’s monthly cost and move-in cost add up to their parts', () => {
  const figures = fc.record({
    rent: fc.integer({ min: 1, max: 100_000 }),
    deposit: fc.option(fc.nat(200_000)),
    parking: fc.option(fc.nat(1000)),
    pet: fc.option(fc.nat(500)),
    parks: fc.boolean(),
    pets: fc.nat(4),
  })
  fc.assert(
    fc.property(figures, ({ rent, deposit, parking, pet, parks, pets }) => {
      const terms = {
        isRental: true,
        price: rent,
        costs: { ...costs, deposit, parking_monthly: parking, pet_monthly: pet },
      }
      const { month, moveIn } = rentalEstimate({ parks, pets }, terms)
      const dollars = rent + (parks ? (parking ?? 0) : 0) + pets * (pet ?? 0)
      expect(month).toBe(dollars * 100)
      expect(moveIn).toBe(deposit === null ? null : (dollars + deposit) * 100)
    }),
  )
})
