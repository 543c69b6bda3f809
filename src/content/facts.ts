import { shortClockWords } from '#domain/clock-words.ts'
import { grouped, wholeDollars } from '#domain/money.ts'
import { capitalized } from '#domain/text.ts'
import { tourHourSpans } from '#domain/tour-hour-spans.ts'
import type { ListingDetails, PriceChange, TourHours } from '#machines/property-page/details.ts'
import type { PageListing } from '#machines/property-page/listing.ts'
import { sqftWords, statusWords, typeWords } from './listing.ts'

export const factsWords = {
  title: 'Facts',
  historyTitle: 'Price history',
  historyColumns: { date: 'Date', event: 'Event', price: 'Price' },
  // domain/parties.ts would be one more file for a listing to load.
  answersTitle: ({ isRental }: Pick<PageListing, 'isRental'>) => `Answers from the ${isRental ? 'landlord' : 'seller'}`,
}

export interface LabeledFact {
  label: string
  value: string
}

export interface FactGroup {
  title: string
  facts: LabeledFact[]
}

export type ListingWithFacts = Pick<
  PageListing,
  'address' | 'price' | 'isRental' | 'type' | 'beds' | 'baths' | 'sqft'
> & {
  details: ListingDetails
}

/** Everything that the record says, in groups; what it does not say is left out. Penny answers from the same record. */
export function factGroups(listing: ListingWithFacts): FactGroup[] {
  if (listing.address === null) return []
  const { facts, tours } = listing.details
  return [
    group('Home', {
      Type: typeWords(listing.type),
      Bedrooms: numberOf(listing.beds),
      Bathrooms: numberOf(listing.baths),
      'Living area': listing.sqft === null ? null : sqftWords(listing.sqft),
      Lot: lotWords(facts?.lot_acres),
      Parking: facts?.parking,
      Laundry: facts?.laundry,
      Heating: facts?.heating,
      Cooling: facts?.cooling,
    }),
    group('Building', {
      'Year built': joined(facts?.year_built?.toString(), facts?.year_note),
      Neighborhood: facts?.neighbourhood,
      'School district': facts?.school_district,
    }),
    group('Costs', {
      'Price per square foot': pricePerSquareFoot(listing),
      [listing.isRental ? 'Rent terms' : 'Price terms']: stanceWords(facts),
      [facts?.fee?.kind === 'building' ? 'Building fee' : 'HOA dues']: feeWords(facts?.fee),
      'Property taxes': taxWords(facts?.annual_taxes),
      Deposit: facts?.deposit,
      Utilities: facts?.utilities,
    }),
    group('Rules', { Pets: petWords(facts?.pets), Lease: facts?.lease_terms }),
    group('Status and tours', {
      Status: statusWords(listing),
      Listed: listedOn(listing.details.priceHistory),
      'Available from': facts?.available_from && shortDay(facts.available_from),
      Availability: facts?.availability,
      'Move-in': facts?.move_in,
      Tours: tours && tourHoursWords(tours.hours),
      'Tour notice': tours && tours.notice_hours > 0 ? `${grouped(tours.notice_hours)} hours in advance` : null,
      'Tours on holidays': tours?.on_holidays ? 'yes' : null,
    }),
    group('Access', { 'Step-free entrance': stepFreeWords(facts) }),
  ].filter(({ facts }) => facts.length > 0)
}

function group(title: string, values: Record<string, string | null | undefined>): FactGroup {
  const facts = Object.entries(values).flatMap(([label, value]) =>
    value ? [{ label, value: capitalized(value) }] : [],
  )
  return { title, facts }
}

const numberOf = (count: number | null) => (count === null ? null : grouped(count))
const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')

const lotWords = (acres: number | null | undefined) =>
  typeof acres === 'number' ? `${grouped(acres)} ${acres === 1 ? 'acre' : 'acres'}` : null

/** Of a sale, in whole dollars. */
function pricePerSquareFoot({ price, isRental, sqft }: ListingWithFacts): string | null {
  if (isRental || price === null || !sqft) return null
  return wholeDollars(price / sqft)
}

const stances = {
  firm: 'firm',
  fixed: 'fixed',
  open_to_offers: 'open to offers',
  negotiable: 'negotiable',
}

function stanceWords(facts: ListingDetails['facts']): string | null {
  if (!facts) return null
  const { price_stance, price_note } = facts
  const stance = price_stance && stances[price_stance]
  // "Negotiable for leases of 24 months", and "open to offers, all offers are reviewed on Tuesdays".
  return stance && price_note?.startsWith('for ') ? `${stance} ${price_note}` : joined(stance, price_note)
}

function feeWords(fee: NonNullable<ListingDetails['facts']>['fee'] | undefined): string | null {
  if (!fee) return null
  if (fee.kind === 'none') return 'none'
  const sum = fee.monthly === null ? null : `$${grouped(fee.monthly)} a month`
  return [sum, fee.covers && `for ${fee.covers}`].filter(Boolean).join(' ')
}

const taxWords = (annual: number | null | undefined) =>
  typeof annual === 'number' ? `${wholeDollars(annual)} a year` : null

/** "Owner-occupied sale: no rule" also describes vacant homes. For buyers, it means that there is none. */
const petWords = (pets: string | null | undefined) => (pets && /\bno rule\b/i.test(pets) ? 'no pet rule' : pets)

function stepFreeWords(facts: ListingDetails['facts']): string | null {
  if (!facts) return null
  const { step_free, step_free_note } = facts
  // "Yes" and "one flight of stairs to the fifth" don't go together.
  if (step_free && /\b(?:stairs?|flights?)\b/i.test(step_free_note ?? '')) return step_free_note
  return joined(step_free === null ? null : step_free ? 'yes' : 'no', step_free_note)
}

function listedOn(history: readonly PriceChange[]): string | null {
  const last = history.findLast(({ event }) => event === 'listed')
  return last ? shortDay(last.changed_on) : null
}

// Shared with domain/day-names.ts, the names of months and weekdays would be one more file for a listing to load.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-12-15` as "Dec 15, 2026". By hand, as grouped() of domain/money.ts is. */
function shortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${months[Number(month) - 1]} ${Number(date)}, ${year}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** "Mon–Sat, 9 AM to 6 PM". */
export function tourHoursWords(hours: readonly TourHours[]): string {
  if (hours.length === 0) return 'by appointment'
  return tourHourSpans(hours)
    .map(
      ({ weekdays, opens, closes }) =>
        `${daysWords(weekdays)}, ${shortClockWords(opens)} to ${shortClockWords(closes)}`,
    )
    .join('; ')
}

function daysWords(days: number[]): string {
  if (days.length === 7) return 'every day'
  const [first, last] = [weekdays[days[0] ?? 0], weekdays[days.at(-1) ?? 0]]
  if (days.length === 1) return first ?? ''
  return days.length === 2 ? `${first} and ${last}` : `${first}–${last}`
}

export interface PriceEntry {
  date: string
  event: string
  price: string
}

/** The newest first; a change says by how much. */
export function priceEntries({ isRental, details }: Pick<ListingWithFacts, 'isRental' | 'details'>): PriceEntry[] {
  const { priceHistory } = details
  return priceHistory
    .map(({ changed_on, event, price }, place) => {
      const before = priceHistory[place - 1]?.price ?? null
      return {
        date: shortDay(changed_on),
        event: event === 'listed' ? (isRental ? 'Listed for rent' : 'Listed for sale') : changeWords(before, price),
        price: price === null ? 'Price on request' : wholeDollars(price),
      }
    })
    .reverse()
}

function changeWords(before: number | null, price: number | null): string {
  if (before === null || price === null || before === price) return 'Price changed'
  const share = Math.round((Math.abs(price - before) / before) * 1000) / 10
  return `Price ${price < before ? 'cut' : 'raised'} ${grouped(share)}%`
}
