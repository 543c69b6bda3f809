import type { LoanField } from '#machines/payment-estimate/terms.ts'

/** The costs of each page's listing, in dollars. */
export const saleCosts = { fee_monthly: 985, deposit: null, parking_monthly: null, pet_monthly: null, most_pets: null }
export const rentalCosts = { fee_monthly: null, deposit: 3400, parking_monthly: 180, pet_monthly: 50, most_pets: 2 }

export const typed = {
  'USER.pays20PercentDown': ['down', '20%'],
  'USER.pays400000Down': ['down', '400k'],
  'USER.paysAllDown': ['down', '$1,000,000'],
  'USER.paysHalfDown': ['down', 'half'],
  'USER.typesRate6': ['rate', '6'],
  'USER.typesRate0': ['rate', '0%'],
  'USER.typesRate31': ['rate', '31'],
  'USER.clearsRate': ['rate', ''],
  'USER.typesTaxes': ['taxes', '$12,000'],
  'USER.typesNoPrice': ['price', 'free'],
  'USER.typesPriceAgain': ['price', '$1M'],
} satisfies Record<string, [LoanField, string]>
