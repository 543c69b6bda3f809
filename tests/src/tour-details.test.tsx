/** @module-tag nightly */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { components } from '#openapi/generated/types.ts'
import { CalendarLink, TourDetails } from '#src/widgets/tour-details/tour-details.tsx'
import { TourOutcome } from '#src/widgets/tour-outcome/tour-outcome.tsx'

type TourView = components['schemas']['TourView']

const tour: TourView = {
  side: 'buyer',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  property_slug: '48-alder-ridge-road',
  listing_type: 'sale',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: 'America/Los_Angeles',
  state: 'accepted',
  actions: [],
}
const marisol = {
  name: 'Marisol Vega',
  company: 'Ridge & Bay Realty',
  email: 'marisol@ridgeandbay.example',
  phone: '(415) 555-0163',
}

afterEach(cleanup)

const show = (more: Partial<TourView>, changeToken?: string) =>
  render(<TourDetails tour={{ ...tour, ...more }} {...(changeToken !== undefined && { changeToken })} />).container
const sections = () => screen.queryAllByRole('region').map((section) => section.querySelector('h2')?.textContent)
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('[API-06] the details of an agreed tour', () => {
  it('are left out where there are none', () => {
    expect(show({}).childElementCount).toBe(0)
    expect(show({}, 'token-1').childElementCount).toBe(0)
    expect(show({ actions: ['move', 'cancel'] }).childElementCount).toBe(0)
  })

  it('are the contact, the ways to change the tour, and the seller’s calendar', () => {
    show(
      { side: 'seller', contact: marisol, actions: ['move'], feed_url: 'https://pending.example/tours.ics' },
      'token-1',
    )
    expect(sections()).toEqual(['Buyer', 'Need to make a change?', 'Subscribe to all tours of this home'])
  })

  it.each([
    ['contact', { contact: marisol }, ['Your contact']],
    ['way to change it', { actions: ['cancel'] as TourView['actions'] }, ['Need to make a change?']],
    ['calendar', { feed_url: 'https://pending.example/tours.ics' }, ['Subscribe to all tours of this home']],
  ])('may be the %s alone', (_, more, titles) => {
    show(more, 'token-1')
    expect(sections()).toEqual(titles)
  })

  it('name their sections', () => {
    show({ contact: marisol })
    expect(screen.getByRole('region', { name: 'Your contact' })).toBeTruthy()
  })
})

describe('[API-06] the contact for a tour', () => {
  it('can be written to and called', () => {
    show({ contact: marisol })
    expect(screen.getByText('Marisol Vega, Ridge & Bay Realty')).toBeTruthy()
    expect(links()).toEqual([
      ['marisol@ridgeandbay.example', 'mailto:marisol@ridgeandbay.example'],
      ['(415) 555-0163', 'tel:+14155550163'],
    ])
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('keeps an address with other signs whole', () => {
    show({ contact: { ...marisol, email: 'a&b+c@example.com' } })
    expect(links()[0]).toEqual(['a&b+c@example.com', 'mailto:a%26b%2Bc@example.com'])
  })

  it.each([
    ['an email address', { phone: null }, ['marisol@ridgeandbay.example']],
    ['a phone number', { email: null }, ['(415) 555-0163']],
  ])('may have only %s', (_, without, words) => {
    show({ contact: { ...marisol, ...without } as TourView['contact'] })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words)
  })

  it('may have a name alone', () => {
    show({ contact: { ...marisol, company: null, email: null, phone: null } as TourView['contact'] })
    expect(screen.getByText('Marisol Vega')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('shows a number that no phone here can call, without a link', () => {
    show({ contact: { ...marisol, email: null, phone: '555-0163' } as TourView['contact'] })
    expect(screen.getByText('555-0163')).toBeTruthy()
    expect(links()).toEqual([])
  })
})

describe('[API-06] the ways to change an agreed tour', () => {
  const move = ['Suggest another time', '/tour/request?token=a+b%26c&action=move']
  const cancel = ['Cancel this tour', '/tour/request?token=a+b%26c&action=cancel']

  it.each([
    [
      ['move', 'cancel'],
      [move, cancel],
    ],
    [['move'], [move]],
    [['cancel'], [cancel]],
  ] as const)('lead to the pages of what is possible: %j', (actions, expected) => {
    show({ actions: [...actions] }, 'a b&c')
    expect(links()).toEqual(expected)
  })

  it('are left out on a page with buttons of its own, next to other details', () => {
    show({ contact: marisol, actions: ['move', 'cancel'] })
    expect(sections()).toEqual(['Your contact'])
  })

  it('are left out when nothing can be changed, next to other details', () => {
    show({ contact: marisol }, 'token-1')
    expect(sections()).toEqual(['Your contact'])
  })
})

describe('[API-06] the seller’s calendar of tours', () => {
  it('can be subscribed to in each program, or by its address', () => {
    show({ feed_url: 'https://pending.example/tours.ics' })
    expect(links()).toEqual([
      ['Apple or Outlook', 'webcal://pending.example/tours.ics'],
      [
        'Google Calendar (opens in a new tab)',
        'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fpending.example%2Ftours.ics',
      ],
    ])
    const [apple, google] = screen.getAllByRole('link')
    expect([apple?.getAttribute('target'), google?.getAttribute('target'), google?.getAttribute('rel')]).toEqual([
      null,
      '_blank',
      'noreferrer',
    ])
    expect(screen.getByText('https://pending.example/tours.ics')).toBeTruthy()
    expect(screen.getByText(/Keep it private/)).toBeTruthy()
  })
})

describe('[API-06] the calendar file of a tour', () => {
  it('is offered for a tour that takes place', () => {
    render(<CalendarLink tour={tour} token="a b" />)
    const link = screen.getByRole('link', { name: 'Add to calendar' })
    expect(link.getAttribute('href')).toMatch(/\/api\/v1\/tour\/request\/a%20b\/tour\.ics$/)
    expect(link.getAttribute('type')).toBe('text/calendar')
  })

  it.each(['requested', 'declined', 'cancelled', 'done'] as const)('is not offered for another one: %s', (state) => {
    render(<CalendarLink tour={{ ...tour, state: state as TourView['state'] }} token="token-1" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('what became of a tour', () => {
  const outcome = (name: Parameters<typeof TourOutcome>[0]['outcome']) =>
    render(
      <TourOutcome
        outcome={name}
        message="Ann Chen gets an email."
        facts={<p>Facts</p>}
        action={<button type="button">Add to calendar</button>}
        details={<p>Details</p>}
      />,
    ).container

  const turned = { open: '-rotate-90', ajar: '-rotate-32', closed: 'rotate-0' }

  it.each([
    ['accepted', 'Tour Request Accepted!', 'open'],
    ['declined', 'Tour Request Declined', 'closed'],
    ['new_time_proposed', 'New Time Proposed!', 'ajar'],
    ['cancelled', 'Tour Canceled', 'closed'],
    ['moved', 'Tour Moved', 'ajar'],
  ] as const)('[CONFIRM-03] [RESCHED-12] is said in the title and shown by the door: %s', (name, title, door) => {
    const drawing = outcome(name).querySelector('svg[viewBox="0 0 1200 800"]')
    expect(drawing?.getElementsByClassName(turned[door])).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(screen.getByText('Ann Chen gets an email.')).toBeTruthy()
    expect(screen.getByText('Facts')).toBeTruthy()
    expect(screen.getByText('Details')).toBeTruthy()
  })

  it('[RESCHED-12] has the way home after what can be done', () => {
    const page = outcome('accepted')
    const controls = within(page).getAllByText(/^(Add to calendar|Return to Home)$/)
    expect(controls.map(({ textContent }) => textContent)).toEqual(['Add to calendar', 'Return to Home'])
    expect(controls[1]?.getAttribute('href')).toBe('/')
  })
})
