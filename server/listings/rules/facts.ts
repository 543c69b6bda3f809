import type { ListingFacts } from '#assistant/listing.ts'
import type { components } from '#openapi/generated/types.ts'

/** A listing's facts in the contract's words. */
export function factsAnswer(facts: ListingFacts): components['schemas']['PropertyFacts'] {
  return {
    fee: facts.fee,
    parking: facts.parking,
    pets: facts.pets,
    price_stance: facts.priceStance,
    price_note: facts.priceNote,
    availability: facts.availability,
    available_from: facts.availableFrom,
    year_built: facts.yearBuilt,
    year_note: facts.yearNote,
    lot_acres: facts.lotAcres,
    heating: facts.heating,
    cooling: facts.cooling,
    laundry: facts.laundry,
    step_free: facts.stepFree,
    step_free_note: facts.stepFreeNote,
    lease_terms: facts.leaseTerms,
    deposit: facts.deposit,
    utilities: facts.utilities,
    move_in: facts.moveIn,
    school_district: facts.schoolDistrict,
    neighbourhood: facts.neighbourhood,
  }
}
