import { factLabel, type ListingFacts } from '#domain/listing-facts.ts'
import { isPreMarket } from '#domain/market-status.ts'
import { oneLine } from '#domain/text.ts'
import { tourAnchor } from '#domain/tour-anchor.ts'
import { tourHourSpans } from '#domain/tour-hour-spans.ts'
import type { OpenListing } from './finding.ts'

const residences: Record<string, string> = {
  single_family: 'SingleFamilyResidence',
  residential: 'SingleFamilyResidence',
  condo: 'Apartment',
  apartment: 'Apartment',
  townhouse: 'House',
}

/** schema.org's words for a listing, with the facts that it has and none that it has not. */
export function structuredListing(
  listing: OpenListing,
  page: { url: string; description: string; images: string[] },
): object {
  const address = oneLine(listing.address)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: address,
    url: page.url,
    description: page.description,
    ...(page.images.length > 0 && { image: page.images }),
    ...(listing.listedOn && { datePosted: listing.listedOn }),
    ...(listing.host && { provider: personOf(listing.host) }),
    mainEntity: {
      '@type': residences[listing.propertyType ?? ''] ?? 'Place',
      address: postalAddress(address),
      ...factsOf(listing),
      ...(listing.tourHours && { tourBookingPage: page.url + tourAnchor }),
    },
    ...offersOf(listing),
  }
}

/** The parts of an American address; the text where it has another form. */
function postalAddress(address: string): object | string {
  const [, streetAddress, addressLocality, addressRegion, postalCode] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(address) ?? []
  if (!streetAddress) return address
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressRegion, postalCode, addressCountry: 'US' }
}

/** A half bath counts as one part of a bathroom; the total is the sum of both (RESO's BathroomsTotalInteger). */
function bathroomsOf(baths: number): object {
  const [full, partial] = [Math.floor(baths), Math.ceil(baths % 1)]
  return {
    numberOfBathroomsTotal: full + partial,
    numberOfFullBathrooms: full,
    ...(partial > 0 && { numberOfPartialBathrooms: partial }),
  }
}

const jobTitles = { agent: 'Listing agent', owner: 'Owner', manager: 'Property manager' }

/** Who shows a home, as the page shows them. */
function personOf({ role, name, company, license, phone, email, about }: NonNullable<OpenListing['host']>): object {
  return {
    '@type': 'Person',
    name,
    jobTitle: jobTitles[role],
    ...(company && { worksFor: { '@type': 'Organization', name: company } }),
    ...(license && { identifier: license }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(about && { description: oneLine(about) }),
  }
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/** In the form of schema.org's openingHours, `Mo-Sa 09:00-18:00`. That property itself would say that the home is open then. */
function tourHoursOf(hours: NonNullable<OpenListing['tourHours']>): string {
  return tourHourSpans(hours)
    .map(({ weekdays: days, opens, closes }) => {
      const ends = [...new Set([days[0], days.at(-1)])].map((day) => weekdays[day ?? 0])
      return `${ends.join('-')} ${opens.slice(0, 5)}-${closes.slice(0, 5)}`
    })
    .join(', ')
}

function factsOf({ propertyType, beds, baths, sqft, latitude, longitude, facts, tourHours }: OpenListing): object {
  const isResidence = Object.hasOwn(residences, propertyType ?? '')
  return {
    ...(isResidence && beds !== null && { numberOfBedrooms: beds }),
    ...(isResidence && baths !== null && bathroomsOf(baths)),
    ...(isResidence && sqft !== null && { floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' } }),
    ...(isResidence && facts.yearBuilt !== null && { yearBuilt: facts.yearBuilt }),
    ...(isResidence && facts.pets !== null && { petsAllowed: oneLine(facts.pets) }),
    ...(isResidence && facts.leaseTerms !== null && { leaseLength: oneLine(facts.leaseTerms) }),
    ...valuesOf(facts, tourHours),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

/** The facts for which schema.org has no word of its own. */
function valuesOf(
  { yearBuilt, pets, leaseTerms, ...facts }: ListingFacts,
  tourHours: OpenListing['tourHours'],
): object {
  const {
    fee,
    lotAcres,
    stepFree,
    stepFreeNote,
    yearNote,
    priceStance,
    priceNote,
    availableFrom,
    annualTaxes,
    ...texts
  } = facts
  const feeName = fee?.kind === 'building' ? 'Building fee' : 'HOA dues'
  const values = {
    'Lot size in acres': lotAcres,
    'Year built, note': yearNote,
    'Step-free entrance': stepFree,
    'Step-free entrance, note': stepFreeNote,
    [`${feeName} a month in US dollars`]: fee?.kind === 'none' ? 0 : (fee?.monthly ?? null),
    [`${feeName}, covers`]: fee?.covers ?? null,
    'Property taxes a year in US dollars': annualTaxes,
    'Price terms': priceStance?.replaceAll('_', ' ') ?? null,
    'Price terms, note': priceNote,
    'Available from': availableFrom,
    'Tour hours': tourHours && (tourHours.length > 0 ? tourHoursOf(tourHours) : 'by appointment'),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [factLabel(name), text])),
  }
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === null
      ? []
      : [{ '@type': 'PropertyValue', name, value: typeof value === 'string' ? oneLine(value) : value }],
  )
  return known.length > 0 ? { additionalProperty: known } : {}
}

const availabilities: Record<OpenListing['marketStatus'], string> = {
  active: 'https://schema.org/InStock',
  under_contract: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  leased: 'https://schema.org/SoldOut',
}

function offersOf({ salePrice, rentalPrice, marketStatus, facts }: OpenListing): object {
  const isComing = marketStatus === 'active' && isPreMarket(facts.availability)
  const availability = isComing ? 'https://schema.org/PreSale' : availabilities[marketStatus]
  if (salePrice !== null) return { offers: { '@type': 'Offer', price: salePrice, priceCurrency: 'USD', availability } }
  if (rentalPrice === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      availability,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: rentalPrice,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
    },
  }
}
