import type { Property } from '#server/db/queries/properties.ts'

/** What the record of a listing can answer: how a question for it sounds, what it is called, what the record says. */
export interface Fact {
  name: string
  asked: RegExp
  /** A sentence, or null when the record does not say. */
  say: (property: Property) => string | null
}

export const facts: Fact[] = [
  {
    name: 'the price',
    asked: /\b(pric\w*|asking|listed (for|at)|how much (is|are|does|would|do)|costs?|rent is|(the|monthly) rent)\b/i,
    say: priceOf,
  },
  {
    name: 'the kind of home',
    asked:
      /\b(type|kind|sort) of\b|\bproperty type\b|\bis (it|this) an? (house|condo\w*|apartment|flat|town ?house|single)/i,
    say: ({ propertyType, listingType }) =>
      `It is ${kindOf(propertyType)}${listingType === 'rental' ? ' for rent' : ' for sale'}.`,
  },
  {
    name: 'the bedrooms',
    asked: /\b(bed ?rooms?|beds?|bd|br)\b/i,
    say: ({ beds }) => (beds === null ? null : `It has ${counted(beds, 'bedroom')}.`),
  },
  {
    name: 'the bathrooms',
    asked: /\b(bath ?rooms?|baths?|ba)\b/i,
    say: ({ baths }) => (baths === null ? null : `It has ${counted(baths, 'bath')}.`),
  },
  {
    name: 'the size',
    asked: /\b(how (big|large|spacious)|sizes?|sq\.? ?f(ee)?t|square (feet|foot|footage|meters)|sqft|footage)\b/i,
    say: ({ sqft }) => (sqft === null ? null : `It measures ${sqft.toLocaleString('en-US')} square feet.`),
  },
  {
    name: 'the address',
    asked: /\b(address|where|located|location|which (street|city|town))\b/i,
    say: ({ address }) => `The address is ${address}.`,
  },
]

/** One line with everything the record has: an answer to "tell me about it". */
export function summaryOf(property: Property): string {
  const { propertyType, beds, baths, sqft, address } = property
  const parts = [
    beds === null ? null : counted(beds, 'bedroom'),
    baths === null ? null : counted(baths, 'bath'),
    sqft === null ? null : `${sqft.toLocaleString('en-US')} square feet`,
  ].filter((part) => part !== null)
  const withWhat = parts.length > 0 ? ` with ${listed(parts)}` : ''
  return `${address} is ${kindOf(propertyType)}${withWhat}. ${priceOf(property)}`
}

export function listed(words: string[]): string {
  return new Intl.ListFormat('en-US').format(words)
}

const kinds: Record<string, string> = {
  apartment: 'an apartment',
  commercial: 'a commercial property',
  condo: 'a condominium',
  land: 'a piece of land',
  multi_family: 'a multi-family home',
  residential: 'a single-family home',
  single_family: 'a single-family home',
  townhouse: 'a townhouse',
}

const kindOf = (propertyType: string) => kinds[propertyType] ?? 'a home'

function priceOf({ price, salePrice, rentalPrice }: Property): string {
  const sale = price ?? salePrice
  if (sale !== null) return `It is offered at ${dollars(sale)}.`
  if (rentalPrice !== null) return `The rent is ${dollars(rentalPrice)} a month.`
  return 'Its price is given on request.'
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
