/** The terms of a payment, as they are said. */
export interface Loan {
  /** "20 %" or "$400000" */
  down: string | null
  /** In percent. */
  rate: number
  years: number | null
  /** "$1050000" */
  price: string | null
  /** "$3000000", where what is borrowed is named and not what is paid down. */
  loan: string | null
  hasFee: boolean
}

/** A payment in words that the calculator knows. */
export const paymentWords = ({ down, rate, years, price, loan, hasFee }: Loan): string =>
  [
    'mortgage payment per month',
    ...(loan ? [`on a loan of ${loan}`] : []),
    ...(down ? [`with ${down} down`] : []),
    `at ${rate} %`,
    ...(years ? [`over ${years} years`] : []),
    ...(price ? [`on ${price}`] : []),
    ...(hasFee ? ['with hoa'] : []),
  ].join(' ')
