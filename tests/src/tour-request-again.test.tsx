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
