import type { ListingFacts } from '#domain/listing-facts.ts'
import { noFacts } from '#domain/no-facts.ts'
import type { Listing } from '../../assistant/listing.ts'

const listing = (of: Partial<Omit<Listing, 'facts'>>, facts: Partial<ListingFacts>): Listing => ({
  id: 1,
  address: '12 Elm Street, Berkeley, CA 94702',
  propertyType: 'condo',
  listingType: 'sale',
  marketStatus: 'active',
  salePrice: null,
  rentalPrice: null,
  beds: 3,
  baths: 2,
  sqft: 1500,
  description: null,
  timeZone: 'America/Los_Angeles',
  answers: [],
  tourHours: [],
  tourNoticeHours: 0,
  toursOnHolidays: false,
  tourPhone: 'optional',
  givesTours: true,
  host: null,
  ...of,
  facts: { ...noFacts, ...facts },
})

export const forSale = (salePrice: number | null, feeMonthly = 400): Listing =>
  listing(
    { salePrice },
    {
      fee: { kind: 'hoa', monthly: feeMonthly, covers: 'roof' },
      pets: 'up to two, cats or dogs under 50 lb',
      parking: 'two-car garage, driveway for two more',
      availability: 'vacant, closing possible in 21 days',
      yearBuilt: 2001,
      lotAcres: 0.5,
    },
  )

export const forRent = (rentalPrice: number): Listing =>
  listing(
    { listingType: 'rental', rentalPrice },
    {
      pets: 'cats and dogs under 35 lb, $50 a month each',
      parking: 'one space, $180 a month',
      deposit: 'one and a half months',
      leaseTerms: '12 or 18 months',
      priceStance: 'fixed',
      priceNote: 'one month free on an 18-month lease',
      availableFrom: '2027-01-01',
      yearBuilt: 1990,
    },
  )
