import { oneLine } from '#machines/property-page/summary.ts'
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
  page: { url: string; description: string; image: string | null },
): object {
  const address = oneLine(listing.address)
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: address,
    url: page.url,
    description: page.description,
    ...(page.image && { image: page.image }),
    mainEntity: { '@type': residences[listing.propertyType ?? ''] ?? 'Place', address, ...factsOf(listing) },
    ...offersOf(listing),
  }
}

function factsOf({ propertyType, beds, baths, sqft, latitude, longitude }: OpenListing): object {
  const isResidence = Object.hasOwn(residences, propertyType ?? '')
  return {
    ...(isResidence && beds !== null && { numberOfBedrooms: beds }),
    // schema.org counts whole bathrooms only.
    ...(isResidence && baths !== null && Number.isInteger(baths) && { numberOfBathroomsTotal: baths }),
    ...(isResidence && sqft !== null && { floorSize: { '@type': 'QuantitativeValue', value: sqft, unitCode: 'FTK' } }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}

function offersOf({ salePrice, rentalPrice }: OpenListing): object {
  if (salePrice !== null) return { offers: { '@type': 'Offer', price: salePrice, priceCurrency: 'USD' } }
  if (rentalPrice === null) return {}
  return {
    offers: {
      '@type': 'Offer',
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
