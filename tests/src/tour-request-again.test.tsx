import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TourAnswerView, type TourAnswerViewProps } from '#src/pages/tour-request/tour-request-view.tsx'

const nothing = () => {}
const tour = {
  side: 'buyer' as const,
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  property_slug: '48-alder-ridge-road',
  listing_type: 'sale' as const,
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: 'America/Los_Angeles',
  kind: 'in_person' as const,
  actions: [],
} satisfies Omit<TourAnswerViewProps['tour'], 'state'>

afterEach(cleanup)

const shows = (more: Pick<TourAnswerViewProps['tour'], 'state'> & Partial<TourAnswerViewProps['tour']>) => {
  const on = { onConfirm: nothing, onAccept: nothing, onSuggest: nothing, onAskToCancel: nothing }
  render(<TourAnswerView tour={{ ...tour, ...more }} token="token" sending={null} problem={null} {...on} />)
  return (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
}

describe('[API-06] the page of a tour that is off', () => {
  it.each(['declined', 'cancelled'] as const)('leads its buyer to the form for another one: %s', (state) => {
    expect(shows({ state })('Request another time')).toBe('/p/48-alder-ridge-road#tour')
  })

  it('leads the buyer of one that can be moved to Penny, and its seller to the home', () => {
    const link = shows({ state: 'time_taken', actions: ['move'] })
    expect([link('Ask Penny for another time'), link('Request another time')]).toEqual([
      '/p/48-alder-ridge-road',
      undefined,
    ])
    cleanup()
    expect(shows({ state: 'cancelled', side: 'seller' })('Back to the home')).toBe('/p/48-alder-ridge-road')
  })
})

describe('[PROP-18] the page of a tour of a home that was sold or leased meanwhile', () => {
  const linksIn = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  const home = ['Back to the home', '/p/48-alder-ridge-road']

  it.each(['declined', 'cancelled', 'time_passed', 'time_taken', 'confirmed'] as const)(
    'says so to its buyer, and offers no other time: %s',
    (state) => {
      shows({ state, off_market: 'sold', actions: state === 'time_taken' ? ['cancel'] : [] })
      expect(screen.getByText('This home has been sold, so no other times are available.')).toBeTruthy()
      expect(linksIn()).toContainEqual(home)
      expect(screen.queryByText(/another time/)).toBeNull()
    },
  )

  it('offers its seller to accept or decline, and no other time', () => {
    shows({ state: 'requested', side: 'seller', off_market: 'leased' })
    expect(screen.getByText('This home is marked as leased, so you can’t suggest another time.')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining(['Accept this time', 'Decline', 'Back to the home']),
    )
    expect(screen.queryByText('Suggest another time')).toBeNull()
  })

  it('says nothing of it where a tour takes place or is over', () => {
    for (const state of ['accepted', 'done'] as const) {
      shows({ state, off_market: 'sold' })
      expect(screen.queryByText(/has been sold/)).toBeNull()
      cleanup()
    }
  })
})
