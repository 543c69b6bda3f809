import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Closing } from '#src/pages/property/closing.tsx'

const address = '77 Juniper Row, Oakland, CA 94609'
const link = 'https://pending.example/p/77-juniper-row'
const close = (contact: string) => render(<Closing address={address} contact={contact} link={link} />)

afterEach(cleanup)

describe('[PROP-22] the end of a listing', () => {
  it('has the equal housing notice', () => {
    close('hello@pending.example')
    expect(screen.getByText('Equal Housing Opportunity')).toBeTruthy()
  })

  it('has a mail link to report the listing, with the address of its page', () => {
    close('hello@pending.example')
    const draft = new URL(screen.getByRole('link', { name: 'Report this listing' }).getAttribute('href') ?? '')
    expect(draft.pathname).toBe('hello@pending.example')
    expect(draft.searchParams.get('subject')).toBe('Report a listing')
    expect(draft.searchParams.get('body')).toContain(`Listing: ${link}\r\n`)
  })

  it('has no mail link without an address to write to', () => {
    close('')
    expect(screen.queryByRole('link')).toBeNull()
  })
})
