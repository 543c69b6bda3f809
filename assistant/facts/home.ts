import type { Listing } from '../listing.ts'
import { countsTo } from '../understand/number-words.ts'
import { wordTable } from '../word-table.ts'
import { type PetRule, petRuleIn } from './pet-rule.ts'

/** A listing with what can be computed from its free text. Money in whole dollars, dates as `2026-12-15`. */
export interface Home {
  listing: Listing
  isRental: boolean
  /** The asking price or the monthly rent. */
  price: number | null
  /** Who decides: 'seller' for a sale, 'landlord' for a rental. */
  owner: 'seller' | 'landlord'
  petRule: PetRule | null
  /** `none` when the listing says that there is no parking. */
  parking: { isNone: boolean; spaces: number | null; monthly: number | null; nearbyMonthly: number | null } | null
  leaseMonths: number[]
  /** How many months' rent the deposit is. */
  depositMonths: number | null
  /** Months without rent, on a lease of so many months. */
  freeRent: { months: number; term: number } | null
  /** The first possible move-in day; null when the listing has none. */
  availableFrom: string | null
  /** Vacant: available now, or as soon as a sale closes. */
  isVacant: boolean
  /** The last day of a tenant's lease. */
  tenantUntil: string | null
  closingDays: number | null
  feeMonthly: number | null
}

/** `now` as `2026-11-20` on the property's calendar. */
export function homeOf(listing: Listing): Home {
  const { facts } = listing
  const isRental = listing.listingType === 'rental'
  const availability = facts.availability ?? ''
  const tenant = /tenant until (\w+ \d{1,2}, \d{4}|\d{4}-\d\d-\d\d)/i.exec(availability)
  const closing = /closing (?:is )?possible in (\d{1,3}) days/i.exec(availability)
  return {
    listing,
    isRental,
    price: isRental ? listing.rentalPrice : listing.salePrice,
    owner: isRental ? 'landlord' : 'seller',
    petRule: petRuleIn(facts.pets),
    parking: parkingIn(facts.parking),
    leaseMonths: [...(facts.leaseTerms ?? '').matchAll(/\d{1,3}/g)].map(([months]) => Number(months)),
    depositMonths: monthsIn(facts.deposit),
    freeRent: freeRentIn(facts.priceNote),
    availableFrom: facts.availableFrom,
    isVacant: /\b(vacant|available now|immediately)\b/i.test(availability),
    tenantUntil: tenant?.[1] ? isoDate(tenant[1]) : null,
    closingDays: closing?.[1] ? Number(closing[1]) : null,
    feeMonthly: facts.fee?.kind === 'none' ? 0 : (facts.fee?.monthly ?? null),
  }
}

const numberWords = wordTable({ a: 1, an: 1, ...countsTo(6) })
const numberOf = (word: string) => numberWords[word.toLowerCase()] ?? (Number.isNaN(Number(word)) ? null : Number(word))

function parkingIn(text: string | null): Home['parking'] {
  if (text === null) return null
  const isNone = /^(none|no)\b/i.test(text)
  const monthly = /\$(\d[\d,]{0,6}) (?:a|per) month/i.exec(text)
  const cost = monthly?.[1] ? Number(monthly[1].replaceAll(',', '')) : null
  const spaces = /^(\w+)[- ](?:car|space|valet|spot|deeded|covered|assigned)/i.exec(text)
  return {
    isNone,
    spaces: isNone ? 0 : spaces?.[1] ? numberOf(spaces[1]) : null,
    monthly: isNone ? null : cost,
    nearbyMonthly: isNone ? cost : null,
  }
}

function monthsIn(text: string | null): number | null {
  const match = text === null ? null : /^(\w+)( and a half)? months?/i.exec(text)
  const whole = match?.[1] ? numberOf(match[1]) : null
  return whole === null ? null : whole + (match?.[2] ? 0.5 : 0)
}

function freeRentIn(text: string | null): Home['freeRent'] {
  const match = text === null ? null : /(\w+) months? free on an? (\d{1,2})-month lease/i.exec(text)
  const months = match?.[1] ? numberOf(match[1]) : null
  return match?.[2] && months !== null ? { months, term: Number(match[2]) } : null
}

function isoDate(text: string): string | null {
  const date = new Date(`${text} UTC`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
