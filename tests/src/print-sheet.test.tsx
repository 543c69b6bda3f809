import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { listingFrom, type Property } from '#machines/property-page/listing.ts'
import openAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import { PrintSheet } from '#src/pages/property/print-sheet.tsx'

const listing = listingFrom(openAnswer.body as Property)
const link = 'https://pending.example/p/48-alder-ridge-road'

afterEach(cleanup)

describe('[PROP-30] the print sheet of a listing', () => {
  it('has its status, address, price and size, its facts, and a code of its page', () => {
    render(<PrintSheet listing={listing} link={link} />)
    const sheet = screen.getByRole('region', { name: 'Summary for printing', hidden: true })
    expect(sheet.textContent).toContain(
      'For sale48 Alder Ridge Road, Mill Valley, CA 94941$4,750,000 · Single Family · 5 beds',
    )
    expect(sheet.textContent).toContain('Year built2019')
    expect(sheet.textContent).toContain(link)
    expect(screen.getByRole('img', { hidden: true }).getAttribute('src')).toBe('/qr/48-alder-ridge-road.svg')
  })

  it('says where more is when the facts have no room on a page', () => {
    const shown = (text: string) => {
      const facts = Object.fromEntries(
        Object.entries(openAnswer.body.facts).map(([name, value]) => [name, typeof value === 'string' ? text : value]),
      )
      const body = {
        ...openAnswer.body,
        facts: { ...facts, price_stance: 'firm', available_from: '2026-12-15', annual_taxes: 9_000 },
      }
      const { container, unmount } = render(<PrintSheet listing={listingFrom(body as Property)} link={link} />)
      const { length } = container.querySelectorAll('dt')
      const more = screen.queryByText(`More about this home at ${link}`)
      unmount()
      return [length, more !== null] as const
    }
    const [all, isCut] = shown('yes')
    expect(isCut).toBe(false)
    const [fewer, isCutNow] = shown(
      'what its owner had to say about it went on for a while, and then went on some more',
    )
    expect([fewer < all, fewer > 10, isCutNow]).toEqual([true, true, true])
  })

  it('has the few known facts of a listing without an address', () => {
    render(<PrintSheet listing={listingFrom({ id: 12, redirect_needed: false })} link={link} />)
    const sheet = screen.getByRole('region', { name: 'Summary for printing', hidden: true })
    expect(sheet.textContent).toContain('Price on request')
    expect(sheet.querySelectorAll('dt')).toHaveLength(0)
  })
})
