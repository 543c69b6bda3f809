import type { LoanField } from '#machines/payment-estimate/terms.ts'

export const paymentEstimate = {
  labels: {
    price: 'Price',
    down: 'Down payment',
    rate: 'Interest rate',
    years: 'Loan term',
    taxes: 'Property taxes per year',
  } satisfies Record<LoanField, string>,
  hints: { down: 'In dollars or percent, like 20%', rate: 'In percent, from your lender', taxes: 'Optional' },
  taxesOfListing: 'From the listing. They can change after a sale.',
  dollar: '$',
  unchosenTerm: 'Choose a term',
  terms: [10, 15, 20, 30].map((years) => ({ value: String(years), words: `${years} years` })),
  incomplete: 'Enter a down payment, an interest rate and a loan term to see your monthly payment.',
  cannotEstimate: 'Check the marked field to see your monthly payment.',
  rows: {
    loan: 'Loan amount',
    loanPayment: 'Principal and interest',
    dues: 'HOA dues',
    taxes: 'Property taxes',
    total: 'Monthly total',
  },
  saleNote: 'For illustration only. Insurance and closing costs aren’t included, and only a lender can quote a rate.',
  parking: (sum: string) => `Parking, ${sum} a month`,
  petsLabel: (sum: string) => `Pets, ${sum} a month each`,
  noPets: 'None',
  rentalRows: {
    rent: 'Rent',
    parking: 'Parking',
    pets: 'Pets',
    month: 'Monthly total',
    firstMonth: 'First month',
    deposit: 'Deposit',
    moveIn: 'Due at move-in',
  },
  noDeposit: 'The listing doesn’t give an amount for the deposit.',
  rentalNote: 'For illustration only. It leaves out utilities, and fees that aren’t in the listing.',
}

const problems: Record<LoanField, string> = {
  price: 'Enter a price in dollars, like 1,250,000 or 1.25M.',
  down: 'Enter less than the price, in dollars or percent.',
  rate: 'Enter a rate from 0 to 30 percent, like 6.5.',
  years: 'Choose a term.',
  taxes: 'Enter an amount in dollars, like 12,000 or 12K.',
}

export const loanProblemWords = (field: LoanField) => problems[field]
