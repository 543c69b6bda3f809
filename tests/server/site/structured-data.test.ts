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
const page = { url: 'https://pending.example/p/x', description: 'Quiet.', images: [] }
const images = ['https://pending.example/media/12/1600.jpg', 'https://pending.example/media/13/1600.jpg']

it('[PROP-07] describes a sale in schema.org terms', () => {
  expect(structuredListing(openListingWith({ baths: 4.5 }), { ...page, images })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: '48 Alder Ridge Road, Mill Valley, CA 94941',
    url: 'https://pending.example/p/x',
    description: 'Quiet.',
    image: images,
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

it('[PROP-07] [PROP-20] has who shows the home, with what they show and no more', () => {
  const host = {
    role: 'manager',
    name: 'Dana Whitfield',
    company: null,
    license: null,
    phone: null,
    email: null,
    about: null,
  } as const
  const providerOf = (more: object) =>
    (structuredListing(openListingWith({ host: { ...host, ...more } }), page) as { provider: object }).provider
  expect(providerOf({})).toEqual({ '@type': 'Person', name: 'Dana Whitfield', jobTitle: 'Property manager' })
  const contact = {
    license: 'DRE #00000000',
    phone: '(415) 555-0187',
    email: 'dana@sixteenth.example',
    about: 'Since\n2011.',
  }
  expect(providerOf({ role: 'agent', company: 'Sixteenth Street', ...contact })).toEqual({
    '@type': 'Person',
    name: 'Dana Whitfield',
    jobTitle: 'Listing agent',
    worksFor: { '@type': 'Organization', name: 'Sixteenth Street' },
    identifier: 'DRE #00000000',
    telephone: '(415) 555-0187',
    email: 'dana@sixteenth.example',
    description: 'Since 2011.',
  })
  expect(structuredListing(openListingWith(), page)).not.toHaveProperty('provider')
})

it.each([
  [[], 'by appointment'],
  [[{ weekday: 6, opens: '10:00:00', closes: '16:00:00' }], 'Sa 10:00-16:00'],
  [
    [0, 1, 2, 3].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:30:00' })),
    'Mo-We 09:00-18:30, Su 09:00-18:30',
  ],
])('[PROP-07] [PROP-18] has the tour hours %j as %s, and the page that takes requests', (tourHours, value) => {
  expect(structuredListing(openListingWith({ tourHours }), page)).toMatchObject({
    mainEntity: {
      tourBookingPage: 'https://pending.example/p/x#tour',
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Tour hours', value }],
    },
  })
})

it('[PROP-07] has no page for tours where none are given', () => {
  const { mainEntity } = structuredListing(openListingWith(), page) as { mainEntity: object }
  expect(mainEntity).not.toHaveProperty('tourBookingPage')
  expect(mainEntity).not.toHaveProperty('additionalProperty')
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
