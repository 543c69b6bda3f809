import { expect, it } from 'vitest'
import { headOf, privateListing } from '#domain/pages.ts'
import { propertyHead } from '#server/site/listing-head.ts'
import { listingHeadOf } from '#src/pages/property/listing-head-of.ts'
import { openListingWith } from '#tests/server/site/listing.ts'

const address = '48 Alder Ridge Road, Mill Valley, CA 94941'

const shownHead = (listing: { address: string | null; description: string | null }) =>
  listingHeadOf({
    hasTag: () => false,
    matches: (state: string) => state === 'listing',
    context: { listing, requirements: null },
  } as never)

it.each([null, '', 'Walnut slats outside, daylight inside.', 'A quiet house between two gardens. '.repeat(20)])(
  '[PROP-07] the page keeps the head that the server sent, whatever is described: %s',
  (description) => {
    const finding = { kind: 'open', propertyId: 4, listing: openListingWith({ address, description }) } as const
    const { title, description: served, isIndexed } = propertyHead(finding, 'https://pending.example')
    expect(shownHead({ address, description })).toEqual({ title, description: served, isIndexed })
  },
)

it('[PROP-07] [PROP-17] the page of a listing that withholds its address says what the server says of a private one', () => {
  expect(shownHead({ address: null, description: null })).toEqual(headOf(privateListing))
})
