import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingFrom, type Property } from '#machines/property-page/listing.ts'
import { phoneAddress } from '#src/content/host.ts'
import { propertyPage } from '#src/content/property-page.ts'
import { HostCard } from '#src/pages/property/host-card.tsx'
import { ListingView } from '#src/pages/property/listing-view.tsx'

const property = (facts: Partial<Property>): Property => ({ id: 4, redirect_needed: false, ...facts })
const show = (facts: Partial<Property>, onShare = () => {}, onRequestTour: (() => void) | null = null) =>
  render(
    <ListingView
      listing={listingFrom(property(facts))}
      photos="photos"
      chat="chat"
      map="map"
      onShare={onShare}
      onRequestTour={onRequestTour}
      action="action"
    />,
  )
const price = () => screen.getByText('Offered at:').parentElement?.textContent
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

afterEach(cleanup)

describe('the header', () => {
  const header = () => screen.getByRole('banner')

  it('shows the street first, and the product small', () => {
    show({ address: '48 Alder Ridge Road, Mill Valley, CA 94941' })
    expect(header().textContent).toBe('48 Alder Ridge Roadactionby Pending')
    expect(screen.getByRole('link', { name: 'by Pending, home' })).toBeTruthy()
  })

  it('names no home that is withheld', () => {
    show({})
    expect(header().textContent).toBe('Private listingactionby Pending')
  })
})

describe('the price', () => {
  it.each([
    [{ price: 4_750_000, sale_price: 1, rental_price: 1 }, '$4,750,000'],
    [{ price: null, sale_price: 1_895_000.4, rental_price: 1 }, '$1,895,000'],
    [{ rental_price: 3400, listing_type: 'rental' }, '$3,400/month'],
    [{}, 'Price on request'],
    [{ listing_type: 'rental' }, 'Price on request'],
  ])('[PROP-10] of %o reads %s', (facts, words) => {
    show(facts)
    expect(price()).toBe(`Offered at: ${words}`)
  })
})

describe('the description', () => {
  const about = () => screen.getByRole('heading', { name: 'About this home' }).nextElementSibling?.textContent

  it.each([
    [{}, propertyPage.withheldDescription],
    [{ address: '1 A St, Ely, NV 89301' }, 'No description yet. Ask Penny anything about this home.'],
    [{ address: '1 A St, Ely, NV 89301', description: ' ' }, 'No description yet. Ask Penny anything about this home.'],
    [{ address: '1 A St, Ely, NV 89301', description: 'A cabin.' }, 'A cabin.'],
  ])('[PROP-13] [PROP-17] of %o reads %s', (facts, words) => {
    show(facts)
    expect(about()).toBe(words)
  })
})

describe('the chips', () => {
  it.each([
    [
      { property_type: 'single_family', beds: 5, baths: 4.5, sqft: 4820 },
      ['Single Family', '5 beds', '4.5 baths', '4,820 sq ft'],
    ],
    [{ property_type: 'apartment', beds: 1, baths: 1, sqft: 640 }, ['Apartment', '1 bed', '1 bath', '640 sq ft']],
    [{ property_type: 'condo', beds: 0 }, ['Condominium', '0 beds']],
    [{ property_type: 'multi_family', sqft: 1_204_820 }, ['Multi Family', '1,204,820 sq ft']],
    [{ property_type: 'townhouse', address: '77 Juniper Row' }, ['Townhouse']],
    [{ property_type: 'commercial', baths: 2 }, ['Commercial', '2 baths']],
    [{ property_type: 'land', address: 'Lot 7' }, ['Land']],
    [{ property_type: 'other', address: 'Pier 3' }, ['Other']],
  ])('[PROP-11] for %o are %j', (facts, words) => {
    show(facts)
    expect(chips()).toEqual(words)
  })
})

describe('the description', () => {
  const text = (letters: number) => 'A house. '.repeat(100).slice(0, letters)

  it('[PROP-13] is complete up to 300 characters', () => {
    show({ description: `${text(299)}x` })
    expect(screen.getByText(/^A house/).textContent).toBe(`${text(299)}x`)
    expect(screen.queryByRole('button', { name: /Read/ })).toBeNull()
  })

  const words = 'word '.repeat(59)

  it.each([
    [`${words}beautiful garden`, `${words.trim()}...`],
    [`${words}house and garden`, `${words}house...`],
    [`${words}an   old house`, `${words}an...`],
  ])("[PROP-13] is cut to at most 300 characters and '...' between two words", (whole, beginning) => {
    show({ description: whole })
    expect(screen.getByText(/^word/).textContent).toBe(beginning)
    expect(beginning.length).toBeLessThanOrEqual(303)
  })

  it('[PROP-13] cuts a text without spaces at 300 characters', () => {
    show({ description: 'x'.repeat(301) })
    expect(screen.getByText(/^x+/).textContent).toBe(`${'x'.repeat(300)}...`)
  })

  it("[PROP-13] expands with 'Read more' and collapses with 'Read less'", () => {
    show({ description: text(400).trim() })
    const button = screen.getByRole('button', { name: 'Read more' })
    fireEvent.click(button)
    expect(screen.getByText(/^A house/).textContent).toBe(text(400).trim())
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Read less', 'true'])
    fireEvent.click(button)
    expect(screen.getByText(/^A house/).textContent).toMatch(/\.\.\.$/)
  })
})

describe('the page', () => {
  it('has the address as one headline', () => {
    show({ address: '48 Alder Ridge Road, Mill Valley, CA 94941' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('48 Alder Ridge Road, Mill Valley, CA 94941')
  })

  it('[PROP-18] shows the listing’s status first', () => {
    show({ address: '1 Main Street', market_status: 'under_contract' })
    expect(screen.getByRole('heading', { level: 1 }).previousSibling?.textContent).toBe('Under contract')
  })

  it('[PROP-15] has a share button', () => {
    const onShare = vi.fn()
    show({}, onShare)
    fireEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(onShare).toHaveBeenCalledOnce()
  })

  it('[PROP-17] has a complete layout when the server returned nothing', () => {
    show({})
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Private listing')
    expect(chips()).toEqual([])
    expect(price()).toBe('Offered at: Price on request')
    expect(document.body.textContent).not.toMatch(/null|undefined|NaN/)
  })
})

describe('the tour', () => {
  it('is requested with a button', () => {
    const onRequestTour = vi.fn()
    show({}, undefined, onRequestTour)
    fireEvent.click(screen.getByRole('button', { name: 'Request a tour' }))
    expect(onRequestTour).toHaveBeenCalledOnce()
  })

  it('isn’t offered when nobody gives tours', () => {
    show({})
    expect(screen.queryByRole('button', { name: 'Request a tour' })).toBeNull()
  })
})

describe('[PROP-20] the host’s card', () => {
  const host = {
    role: 'manager',
    name: 'Dana Whitfield',
    company: null,
    license: null,
    phone: null,
    email: null,
    about: null,
  } as const
  const showHost = (facts: Partial<Property>) => render(<HostCard listing={listingFrom(property(facts))} />)
  const card = () => screen.getByRole('region', { name: 'Property manager' })

  it('shows what the host chose', () => {
    showHost({
      host: {
        ...host,
        company: 'Sixteenth Street',
        license: 'DRE #00000000',
        phone: '(415) 555-0187',
        email: 'dana+homes@sixteenth.example',
        about: 'Dana answers by noon.',
      },
    })
    expect(card().textContent).toBe(
      'Property managerDana WhitfieldSixteenth StreetDRE #00000000Dana answers by noon.(415) 555-0187dana+homes@sixteenth.example',
    )
    expect(screen.getByRole('link', { name: '(415) 555-0187' }).getAttribute('href')).toBe('tel:+14155550187')
    expect(screen.getByRole('link', { name: /^dana/ }).getAttribute('href')).toBe(
      'mailto:dana%2Bhomes@sixteenth.example',
    )
  })

  it('shows nothing else', () => {
    showHost({ host })
    expect(card().textContent).toBe('Property managerDana Whitfield')
  })

  it.each([
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['1-415-555-0187', 'tel:+14155550187'],
    ['415.555.0187', 'tel:+14155550187'],
    ['ring twice', null],
  ])('formats the phone number %s as %s', (phone, address) => expect(phoneAddress(phone)).toBe(address))

  it('isn’t shown when no host is named', () => {
    showHost({ host: null })
    expect(screen.queryByRole('region', { name: 'Listing agent' })).toBeNull()
  })
})
