import type { ListingFacts } from '#domain/listing-facts.ts'
import type { TourPhone } from '#domain/tour-phone.ts'

/** Who shows a home, with what they chose to show of themselves: a null is not shown. */
export interface ListingHost {
  role: 'agent' | 'owner' | 'manager'
  name: string
  company: string | null
  license: string | null
  phone: string | null
  email: string | null
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
  /** IANA time zone. */
  timeZone: string
  facts: ListingFacts
  /** Questions that the owner has answered for everyone. */
  answers: { id: number; question: string; answer: string }[]
  /** When tours are given, on the property's clock: `09:00:00` to `18:00:00`, Sunday is 0. Empty: by appointment. */
  tourHours: { weekday: number; opens: string; closes: string }[]
  tourNoticeHours: number
  /** Tours are given on federal holidays, too. */
  toursOnHolidays: boolean
  /** Whether a tour is requested with a phone number. */
  tourPhone: TourPhone
  givesTours: boolean
  /** Null where no one is named on the page. */
  host: ListingHost | null
}
