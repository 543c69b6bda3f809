import { monthlyPayment } from '#domain/loan.ts'
import { grouped } from '#domain/money.ts'
import type { components } from '#openapi/generated/types.ts'
import { centsIn, monthlyPart, percentIn, percentOfSum, sumOf } from './payment.ts'

type Costs = components['schemas']['PropertyCosts']

/** The listing's amounts in dollars. */
export interface Terms {
  isRental: boolean
  price: number
  costs: Costs
}

/** As the visitor typed it. */
export interface Typed {
  price: string
  down: string
  rate: string
  years: string
  taxes: string
}
export type LoanField = keyof Typed

/** What the listing says of it. */
export const untyped = ({ price, costs: { annual_taxes } }: Pick<Terms, 'price' | 'costs'>): Typed => ({
  price: grouped(price),
  down: '',
  rate: '',
  years: '',
  taxes: typeof annual_taxes === 'number' ? grouped(annual_taxes) : '',
})

/** The highest accepted rate in percent a year. */
const highestRate = 30

/** The first invalid field; null when all are valid. */
export function wrongField({ price, down, rate, taxes }: Typed): LoanField | null {
  const whole = centsIn(price)
  if (price.trim() !== '' && !whole) return 'price'
  if (down.trim() !== '') {
    const paid = downIn(down, whole ?? 0)
    if (paid === null || (whole !== null && paid >= whole)) return 'down'
  }
  if (rate.trim() !== '' && !((percentIn(rate) ?? highestRate + 1) <= highestRate)) return 'rate'
  if (taxes.trim() !== '' && centsIn(taxes) === null) return 'taxes'
  return null
}

/** Taxes are optional. */
export const isMissing = ({ price, down, rate, years }: Typed) =>
  [price, down, rate, years].some((text) => text.trim() === '')

/** `20%` of the price, or an amount; cents. */
function downIn(text: string, price: number): number | null {
  if (!text.includes('%')) return centsIn(text)
  const percent = percentIn(text)
  return percent === null ? null : percentOfSum(price, percent)
}

/** Cents a month, and the loan. */
export interface PurchaseEstimate {
  loan: number
  loanPayment: number
  dues: number | null
  taxes: number | null
  total: number
}

export function purchaseEstimate({ price, down, rate, years, taxes }: Typed, { costs }: Terms): PurchaseEstimate {
  const whole = centsIn(price) ?? 0
  const loan = whole - (downIn(down, whole) ?? 0)
  const loanPayment = monthlyPayment(loan, percentIn(rate) ?? 0, Number(years))
  const dues = costs.fee_monthly === null ? null : costs.fee_monthly * 100
  const year = taxes.trim() === '' ? null : centsIn(taxes)
  const month = year === null ? null : monthlyPart(year)
  return { loan, loanPayment, dues, taxes: month, total: sumOf([loanPayment, dues ?? 0, month ?? 0]) }
}

export interface Household {
  parks: boolean
  pets: number
}

/** Cents. `moveIn` is the first month and the deposit; null when the listing doesn't state the deposit. */
export interface RentalEstimate {
  rent: number
  parking: number
  pets: number
  month: number
  deposit: number | null
  moveIn: number | null
}

export function rentalEstimate({ parks, pets }: Household, { price, costs }: Terms): RentalEstimate {
  const rent = Math.round(price * 100)
  const parking = parks ? (costs.parking_monthly ?? 0) * 100 : 0
  const forPets = (costs.pet_monthly ?? 0) * 100 * pets
  const month = sumOf([rent, parking, forPets])
  const deposit = costs.deposit === null ? null : Math.round(costs.deposit * 100)
  return { rent, parking, pets: forPets, month, deposit, moveIn: deposit === null ? null : month + deposit }
}
