import { expect, it } from 'vitest'
import { structuredListing } from '#server/site/structured-data.ts'
import { openListing } from './listing.ts'

const page = { url: 'https://pending.example/p/x', description: 'Quiet.', image: null }

it('[PROP-07] says the facts of a sale in the words of schema.org', () => {
  expect(
    structuredListing(openListing({ baths: 4 }), { ...page, image: 'https://pending.example/media/12/1200.jpg' }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: '48 Alder Ridge Road, Mill Valley, CA 94941',
    url: 'https://pending.example/p/x',
    description: 'Quiet.',
    image: 'https://pending.example/media/12/1200.jpg',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: '48 Alder Ridge Road, Mill Valley, CA 94941',
      numberOfBedrooms: 5,
      numberOfBathroomsTotal: 4,
      floorSize: { '@type': 'QuantitativeValue', value: 4820, unitCode: 'FTK' },
      geo: { '@type': 'GeoCoordinates', latitude: 37.906, longitude: -122.545 },
    },
    offers: { '@type': 'Offer', price: 4_750_000, priceCurrency: 'USD' },
  })
})

it('[PROP-07] offers a rental by the month', () => {
  expect(structuredListing(openListing({ salePrice: null, rentalPrice: 3400 }), page)).toMatchObject({
    offers: { priceSpecification: { price: 3400, priceCurrency: 'USD', unitCode: 'MON' } },
  })
})

it('[PROP-07] leaves out what is not known, and half bathrooms', () => {
  const known = structuredListing(
    openListing({ salePrice: null, beds: null, sqft: null, latitude: null, propertyType: 'condo' }),
    page,
  )
  expect(known).not.toHaveProperty('offers')
  expect(known).not.toHaveProperty('image')
  expect(known).toHaveProperty('mainEntity', {
    '@type': 'Apartment',
    address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  })
})

it('[PROP-07] gives no rooms to what is no residence', () => {
  expect(structuredListing(openListing({ propertyType: 'land', latitude: null }), page)).toHaveProperty('mainEntity', {
    '@type': 'Place',
    address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  })
})
