import { homeOf } from '#assistant/facts/home.ts'
import type { Listing as ListingRecord } from '#assistant/listing.ts'
import type { components } from '#openapi/generated/types.ts'

/** The sums that Penny reckons with, read from the same text by the same rules. */
export function costsAnswer(record: ListingRecord): components['schemas']['PropertyCosts'] {
  const { isRental, price, feeMonthly, depositMonths, parking, petRule } = homeOf(record)
  return {
    fee_monthly: feeMonthly,
    deposit: isRental && depositMonths !== null && price !== null ? depositMonths * price : null,
    parking_monthly: parking?.monthly ?? null,
    pet_monthly: petRule?.monthlyEach ?? null,
    most_pets: petRule?.kind === 'forbidden' ? 0 : (petRule?.most ?? null),
    annual_taxes: record.facts.annualTaxes,
  }
}
