import { describe, expect, it } from 'vitest'
import { headHtml } from '#server/site/head.ts'
import { propertyHead } from '#server/site/listing-head.ts'
import { openListingWith } from './listing.ts'

const origin = 'https://pending.example'
const headOf = (changes: Parameters<typeof openListingWith>[0] = {}) =>
  propertyHead({ kind: 'open', propertyId: 4, listing: openListingWith(changes) }, origin)

describe('the head of an open listing', () => {
  it('[PROP-07] has a title with the address and the product name', () => {
    expect(headOf().title).toBe('48 Alder Ridge Road, Mill Valley, CA 94941 · Pending')
  })

  it('[PROP-07] has description, canonical address and share tags', () => {
    const html = headHtml(headOf())
    const url = 'https://pending.example/p/48-alder-ridge-road'
    for (const line of [
      '<meta name="description" content="Walnut slats outside, daylight inside." />',
      `<link rel="canonical" href="${url}" />`,
      '<meta property="og:title" content="48 Alder Ridge Road, Mill Valley, CA 94941 · Pending" />',
      '<meta property="og:description" content="Walnut slats outside, daylight inside." />',
      `<meta property="og:url" content="${url}" />`,
      '<meta property="og:type" content="website" />',
      '<meta property="og:image" content="https://pending.example/og/p/48-alder-ridge-road.jpg" />',
      '<meta property="og:image:alt" content="The house at dusk" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ]) {
      expect(html).toContain(line)
    }
    expect(html).not.toContain('noindex')
  })

  it('[PROP-07] has a description of at most 160 characters', () => {
    const { description } = headOf({ description: 'A quiet house between two gardens. '.repeat(20) })
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/ (A|quiet|house|between|two|gardens\.?)…$/)
  })

  it('[PROP-07] has a description when the listing has none', () => {
    expect(headOf({ description: '  \n' }).description).toContain('48 Alder Ridge Road')
    expect(headOf({ description: null }).description).toContain('48 Alder Ridge Road')
  })

  it('preloads the first photo in its best format and in every width', () => {
    expect(headHtml(headOf())).toContain(
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/media/12/480.avif 480w, /media/12/800.avif 800w, ' +
        '/media/12/1200.avif 1200w, /media/12/1600.avif 1600w" imagesizes="',
    )
  })

  it('[PROP-09] shares the address without an image and preloads nothing when there is no photo', () => {
    const html = headHtml(headOf({ photos: [] }))
    expect(html).toContain('content="https://pending.example/og/p/48-alder-ridge-road.jpg"')
    expect(html).not.toContain('rel="preload"')
  })

  it('handles an unusual address and an unusual slug', () => {
    const html = headHtml(headOf({ address: 'Apt #3 "B" & <Rear>\n22 Rue de l’Été', slug: 'été & co' }))
    expect(html).toContain('<title>Apt #3 &quot;B&quot; &amp; &lt;Rear&gt; 22 Rue de l’Été · Pending</title>')
    expect(html).toContain('href="https://pending.example/p/%C3%A9t%C3%A9%20%26%20co"')
  })
})

describe('the head of an address without a visible listing', () => {
  it('[PROP-17] [PROP-28] is neutral for a private listing: no fact, no photo, no address, not indexed', () => {
    const head = propertyHead({ kind: 'withheld' }, origin)
    expect(head).toEqual({
      title: 'Private listing · Pending',
      description: 'This listing is private. Open it to enter the password or your contact details.',
      isIndexed: false,
      share: {
        type: 'website',
        image: { url: `${origin}/og/private.jpg`, alt: 'Private listing', width: 1200, height: 630 },
      },
    })
  })

  it('[PROP-04] has the new address of a moved listing when it is public', () => {
    const html = headHtml(propertyHead({ kind: 'moved', slug: '48-alder-ridge-road' }, origin))
    expect(html).toContain('<link rel="canonical" href="https://pending.example/p/48-alder-ridge-road" />')
    expect(html).not.toContain('Alder Ridge Road')
  })

  it('[PROP-17] is the same for a private listing that moved as for one that didn’t', () => {
    expect(propertyHead({ kind: 'moved', slug: null }, origin)).toEqual(propertyHead({ kind: 'withheld' }, origin))
  })

  it('[ROUTE-05] isn’t indexed when nothing is found', () => {
    expect(headHtml(propertyHead({ kind: 'missing' }, origin))).toContain('noindex, nofollow')
  })
})
