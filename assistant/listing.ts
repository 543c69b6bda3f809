/** What a listing says beyond its head: each fact as the owner entered it, null where nothing was entered. */
export interface ListingFacts {
  /** `none`: there is no fee, which is a fact too. Dollars a month. */
  fee: { kind: 'none' | 'hoa' | 'building'; monthly: number | null; covers: string | null } | null
  parking: string | null
  pets: string | null
  priceStance: 'firm' | 'open_to_offers' | 'fixed' | 'negotiable' | null
  priceNote: string | null
  availability: string | null
  /** `2026-12-15`, on the property's own calendar. */
  availableFrom: string | null
  yearBuilt: number | null
  yearNote: string | null
  lotAcres: number | null
  heating: string | null
  cooling: string | null
  laundry: string | null
  stepFree: boolean | null
  stepFreeNote: string | null
  leaseTerms: string | null
  deposit: string | null
  utilities: string | null
  moveIn: string | null
  schoolDistrict: string | null
  neighbourhood: string | null
}

/** Everything that Penny may say about a listing. */
export interface Listing {
  id: number
  address: string
  propertyType: string
  listingType: string
  marketStatus: 'active' | 'under_contract' | 'sold' | 'leased'
  /** Dollars; null for 'Price on request'. */
  salePrice: number | null
  rentalPrice: number | null
  beds: number | null
  baths: number | null
  sqft: number | null
  description: string | null
  /** IANA. */
  timeZone: string
  facts: ListingFacts
  /** Questions that the owner has answered for everyone. */
  answers: { id: number; question: string; answer: string }[]
  /** When tours are given, on the property's clock: `09:00:00` to `18:00:00`, Sunday is 0. Empty: by appointment. */
  tourHours: { weekday: number; opens: string; closes: string }[]
  tourNoticeHours: number
  givesTours: boolean
}
