import type { ListingFacts } from '#assistant/listing.ts'

/** The facts of a listing of which its seller has entered none. */
export const nothingSaid: ListingFacts = {
  fee: null,
  parking: null,
  pets: null,
  priceStance: null,
  priceNote: null,
  availability: null,
  availableFrom: null,
  yearBuilt: null,
  yearNote: null,
  lotAcres: null,
  heating: null,
  cooling: null,
  laundry: null,
  stepFree: null,
  stepFreeNote: null,
  leaseTerms: null,
  deposit: null,
  utilities: null,
  moveIn: null,
  schoolDistrict: null,
  neighbourhood: null,
}
