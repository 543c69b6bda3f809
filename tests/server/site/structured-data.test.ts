import { expect, it } from 'vitest'
import { noFacts } from '#domain/no-facts.ts'
import { facts as samples } from '#server/samples/facts.ts'
import { structuredListing } from '#server/site/structured-data.ts'
import { openListingWith } from './listing.ts'

const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: '48 Alder Ridge Road',
  addressLocality: 'Mill Valley',
  addressRegion: 'CA',
  postalCode: '94941',
  addressCountry: 'US',
}
const page = { url: 'https://pending.example/p/x', description: 'Quiet.', image: null }

it('[PROP-07] describes a sale in schema.org terms', () => {
  expect(
    structuredListing(openListingWith({ baths: 4.5 }), { ...page, image: 'https://pending.example/media/12/1200.jpg' }),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: '48 Alder Ridge Road, Mill Valley, CA 94941',
    url: 'https://pending.example/p/x',
    description: 'Quiet.',
    image: 'https://pending.example/media/12/1200.jpg',
    mainEntity: {
      '@type': 'SingleFamilyResidence',
      address: postalAddress,
      numberOfBedrooms: 5,
      numberOfBathroomsTotal: 5,
      numberOfFullBathrooms: 4,
      numberOfPartialBathrooms: 1,
      floorSize: { '@type': 'QuantitativeValue', value: 4820, unitCode: 'FTK' },
      geo: { '@type': 'GeoCoordinates', latitude: 37.906, longitude: -122.545 },
    },
    offers: { '@type': 'Offer', price: 4_750_000, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
})

it('[PROP-07] offers a rental by the month', () => {
  expect(structuredListing(openListingWith({ salePrice: null, rentalPrice: 3400 }), page)).toMatchObject({
    offers: { priceSpecification: { price: 3400, priceCurrency: 'USD', unitCode: 'MON' } },
  })
})

it('[PROP-07] leaves out unknown facts', () => {
  const known = structuredListing(
    openListingWith({ salePrice: null, beds: null, baths: null, sqft: null, latitude: null, propertyType: 'condo' }),
    page,
  )
  expect(known).not.toHaveProperty('offers')
  expect(known).not.toHaveProperty('image')
  expect(known).toHaveProperty('mainEntity', {
    '@type': 'Apartment',
    address: postalAddress,
  })
})

it('[PROP-07] has no rooms for a listing that isn’t a residence', () => {
  expect(structuredListing(openListingWith({ propertyType: 'land', latitude: null }), page)).toHaveProperty(
    'mainEntity',
    {
      '@type': 'Place',
      address: postalAddress,
    },
  )
})

it('[PROP-07] counts whole bathrooms without a part', () => {
  expect(structuredListing(openListingWith({ baths: 2 }), page)).toHaveProperty('mainEntity.numberOfBathroomsTotal', 2)
  expect(structuredListing(openListingWith({ baths: 2 }), page)).not.toHaveProperty(
    'mainEntity.numberOfPartialBathrooms',
  )
})

it.each([
  ['415 Valencia Street, 3B, San Francisco, CA 94103', '415 Valencia Street, 3B', 'San Francisco', 'CA', '94103'],
  ['12 Pine St,\nReno, NV 89501-1234', '12 Pine St', 'Reno', 'NV', '89501-1234'],
])(
  '[PROP-07] has the parts of the address %s',
  (address, streetAddress, addressLocality, addressRegion, postalCode) => {
    expect(structuredListing(openListingWith({ address }), page)).toHaveProperty('mainEntity.address', {
      ...postalAddress,
      streetAddress,
      addressLocality,
      addressRegion,
      postalCode,
    })
  },
)

it('[PROP-07] keeps an address of another form as it is', () => {
  expect(structuredListing(openListingWith({ address: 'Lot 7, Old Mill Road' }), page)).toHaveProperty(
    'mainEntity.address',
    'Lot 7, Old Mill Road',
  )
})

it.each([
  ['under_contract', 'LimitedAvailability'],
  ['sold', 'SoldOut'],
  ['leased', 'SoldOut'],
] as const)('[PROP-18] has for the status %s the availability %s', (marketStatus, word) => {
  const sale = structuredListing(openListingWith({ marketStatus }), page)
  const rental = structuredListing(openListingWith({ marketStatus, salePrice: null, rentalPrice: 1 }), page)
  for (const known of [sale, rental])
    expect(known).toMatchObject({ offers: { availability: `https://schema.org/${word}` } })
})

it('[PROP-18] has listing date, year built and pet policy', () => {
  const facts = { ...noFacts, yearBuilt: 2019, pets: 'one cat;\nno dogs', leaseTerms: '12 months' }
  expect(structuredListing(openListingWith({ listedOn: '2026-11-02', facts }), page)).toMatchObject({
    datePosted: '2026-11-02',
    mainEntity: { yearBuilt: 2019, petsAllowed: 'one cat; no dogs', leaseLength: '12 months' },
  })
  expect(structuredListing(openListingWith({ facts, propertyType: 'land' }), page)).not.toHaveProperty(
    'mainEntity.yearBuilt',
  )
})

it.each([
  ['hoa', 'HOA dues'],
  ['building', 'Building fee'],
  ['none', 'HOA dues'],
] as const)('[PROP-18] calls a fee of kind %s what the page calls it', (kind, name) => {
  const facts = { ...noFacts, fee: { kind, monthly: kind === 'none' ? null : 210, covers: null } }
  expect(structuredListing(openListingWith({ facts }), page)).toMatchObject({
    mainEntity: {
      additionalProperty: [{ name: `${name} a month in US dollars`, value: kind === 'none' ? 0 : 210 }],
    },
  })
})

it.each(samples.map(({ propertyId }) => propertyId))('[PROP-18] has every fact of sample %i', (id) => {
  const { propertyId, feeKind, feeMonthly, feeCovers, ...entered } = samples.find(
    (one) => one.propertyId === id,
  ) as (typeof samples)[number]
  const fee = feeKind ? { kind: feeKind, monthly: feeMonthly ?? null, covers: feeCovers ?? null } : null
  const known = JSON.stringify(structuredListing(openListingWith({ facts: { ...noFacts, ...entered, fee } }), page))
  for (const value of [...Object.values(entered), ...(fee ? [fee.monthly, fee.covers] : [])])
    if (value !== null)
      expect(known).toContain(JSON.stringify(String(value).replaceAll('_', ' ')).replace(/^"|"$/g, ''))
})
