import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Closing } from '#src/pages/property/closing.tsx'

describe('[PROP-22] the end of a listing', () => {
  beforeEach(() => {
    render(<Closing propertyId={4} address="77 Juniper Row, Oakland, CA 94609" />)
  })
  afterEach(cleanup)

  it('has the equal housing notice', () => {
    expect(screen.getByText('Equal Housing Opportunity')).toBeTruthy()
  })

  it('opens a dialog to report the listing', async () => {
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Report this listing' }))
    expect(await screen.findByRole('dialog', { name: 'Report this listing' })).toBeTruthy()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Incorrect information',
      'Not actually available',
      'Suspected scam',
      'Discriminatory language',
      'Something else',
    ])
  })
})
