import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CancelView } from '#src/pages/tour-request/cancel-view.tsx'
import { ChooseView } from '#src/pages/tour-request/choose-view.tsx'
import {
  TourAnswerErrorView,
  TourAnswerLoadingView,
  TourAnswerView,
} from '#src/pages/tour-request/tour-request-view.tsx'
import { exampleNamed } from '../support/examples.ts'

type Props = ComponentProps<typeof TourAnswerView>
type Tour = Props['tour']

const exampleTour = (name: string) => exampleNamed(`getTourRequest.${name}`).body as Tour
const listing = '/p/48-alder-ridge-road'
const pacific = 'America/Los_Angeles'

const content = () => document.querySelector('main') as HTMLElement
const main = () => within(content())
const button = (words: string) => screen.getByText(words, { selector: 'button' })
const headline = () => document.querySelector('h1')?.textContent
const isMarkedBusy = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const alert = () => screen.queryByRole('alert')?.textContent ?? null
const lookOf = ({ className }: Element) =>
  [className.includes('bg-walnut ') && 'first', className.includes('border-edge') && 'quiet'].find(Boolean)

/** What the page offers to do, in order: words, look and, for a link, where it leads. What may be of use besides is below. */
const offers = () =>
  [...content().querySelectorAll('a, button')]
    .filter((each) => each.closest('section') === null)
    .map((each) => [each.textContent, lookOf(each), ...(each.tagName === 'A' ? [each.getAttribute('href')] : [])])

const leaves: Record<string, string> = { '-rotate-90': 'open', '-rotate-32': 'ajar', 'rotate-0': 'closed' }
const door = () => {
  const classes = [...(document.querySelector('svg g.transition-transform')?.classList ?? [])]
  return classes.map((each) => leaves[each]).find(Boolean)
}
const isGreen = () => document.querySelector('.bg-sage-wash') !== null

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') }))
afterAll(() => vi.useRealTimers())
afterEach(cleanup)

function show(tour: Tour, props: Partial<Props> = {}) {
  const calls = { onConfirm: vi.fn(), onAccept: vi.fn(), onSuggest: vi.fn(), onAskToCancel: vi.fn() }
  render(<TourAnswerView tour={tour} token="a b&c" sending={null} problem={null} {...calls} {...props} />)
  return calls
}

describe('[API-06] the page of a tour', () => {
  const move = ['Suggest another time', 'quiet']
  const cancel = ['Cancel this tour', 'quiet']
  const calendar = ['Add to calendar', 'first', 'https://pending.example/api/v1/tour/request/a%20b%26c/tour.ics']
  const suggestLink = '/tour/reschedule?token=a+b%26c&action=propose_new_time'
  const askPenny = (look: string) => ['Ask Penny for another time', look, listing]
  const home = (look: string) => ['Back to the home', look, listing]

  it.each([
    ['unconfirmed', 'ajar', [['Confirm my request', 'first'], move, cancel]],
    ['confirmed', 'ajar', [move, cancel, home('quiet')]],
    ['accepted', 'open', [calendar, move, cancel, home('quiet')]],
    ['done', 'closed', [home('first')]],
    ['newTimeProposed', 'ajar', [['Accept this time', 'first'], move, cancel]],
    ['timeTaken', 'closed', [['Suggest another time', 'first'], cancel, askPenny('quiet')]],
    ['timePassed', 'closed', [askPenny('first')]],
    ['declined', 'closed', [['Request another time', 'first', `${listing}#tour`]]],
    ['cancelledBySeller', 'closed', [['Request another time', 'first', `${listing}#tour`]]],
    ['declinedOffMarket', 'closed', [home('first')]],
    [
      'sellersRequested',
      'ajar',
      [
        ['Accept this time', 'first', '/tour/confirm?token=a+b%26c&action=accept'],
        ['Suggest another time', 'quiet', suggestLink],
        ['Decline', 'quiet', '/tour/confirm?token=a+b%26c&action=deny'],
        home('quiet'),
      ],
    ],
    ['sellersTimePassed', 'closed', [['Suggest another time', 'first', suggestLink], home('quiet')]],
    ['sellersMoved', 'ajar', [home('quiet')]],
    ['sellersNewTime', 'ajar', [cancel, home('quiet')]],
    ['sellersDeclined', 'closed', [home('quiet')]],
    ['sellersDone', 'closed', [home('quiet')]],
  ])('of the example %s draws its door %s and offers what can be done', (name, stands, offered) => {
    show(exampleTour(name))
    expect(door()).toBe(stands)
    expect(offers()).toEqual(offered)
  })

  it('is green for a tour that takes place, names its street, and whom the visitor meets', () => {
    show(exampleTour('accepted'))
    expect(isGreen()).toBe(true)
    expect(main().getByText('marisol@ridgeandbay.example')).toBeTruthy()
    expect(screen.getByText('48 Alder Ridge Road')).toBeTruthy()
    cleanup()
    show(exampleTour('confirmed'))
    expect(isGreen()).toBe(false)
  })

  it.each([
    ['unconfirmed', 'Confirm my request', 'onConfirm'],
    ['newTimeProposed', 'Accept this time', 'onAccept'],
    ['accepted', 'Suggest another time', 'onSuggest'],
    ['accepted', 'Cancel this tour', 'onAskToCancel'],
  ] as const)('of the example %s tells a press of “%s” once, and nothing else', (name, words, call) => {
    const calls = show(exampleTour(name))
    fireEvent.click(button(words))
    const called = Object.entries(calls).map(([each, { mock }]) => [each, mock.calls.length])
    expect(called.filter(([, times]) => times !== 0)).toEqual([[call, 1]])
  })

  it.each([
    ['unconfirmed', 'Confirm my request', 'onConfirm'],
    ['newTimeProposed', 'Accept this time', 'onAccept'],
  ] as const)('of the example %s hands on the browser’s own event of “%s”', (name, words, call) => {
    const calls = show(exampleTour(name))
    fireEvent.click(button(words))
    expect(calls[call].mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent)
  })

  it.each([
    ['unconfirmed', 'confirm', 'Confirm my request', 'Confirming...'],
    ['newTimeProposed', 'accept', 'Accept this time', 'Accepting...'],
  ] as const)(
    'of the example %s says what is on its way, and marks every button until then',
    (name, sending, idle, busy) => {
      show(exampleTour(name))
      const names = ['Suggest another time', 'Cancel this tour']
      expect([idle, ...names].map(button).map(isMarkedBusy)).toEqual([false, false, false])
      cleanup()
      show(exampleTour(name), { sending })
      expect([busy, ...names].map(button).map(isMarkedBusy)).toEqual([true, true, true])
      expect(screen.queryByText(idle)).toBeNull()
    },
  )

  it('marks only the button that was pressed as sending', () => {
    show({ ...exampleTour('unconfirmed'), actions: ['confirm', 'accept'] }, { sending: 'accept' })
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Confirm my request',
      'Accepting...',
    ])
    expect(isMarkedBusy(button('Confirm my request'))).toBe(false)
  })

  it('shows what the seller wrote, and no empty note', () => {
    show(exampleTour('newTimeWithNotes'))
    expect(screen.getByText('Note from the seller').nextElementSibling?.textContent).toBe(
      'I can show it after lunch.\nParking is on the street.',
    )
    cleanup()
    show(exampleTour('newTimeProposed'))
    expect(screen.queryByText(/^Note from/)).toBeNull()
  })

  it('says how long an unconfirmed time is kept, and what to do without having asked', () => {
    show(exampleTour('unconfirmed'))
    expect(screen.getByText(/^Confirm within 24 hours .* until the seller accepts it\.$/)).toBeTruthy()
    expect(screen.getByText('Didn’t ask for a tour? You can close this page.')).toBeTruthy()
    cleanup()
    show(exampleTour('confirmed'))
    expect(screen.queryByText(/^Confirm within 24 hours/)).toBeNull()
    expect(screen.queryByText(/^Didn’t ask/)).toBeNull()
  })

  it('says why an answer was not taken', () => {
    show(exampleTour('unconfirmed'))
    expect(alert()).toBeNull()
    cleanup()
    show(exampleTour('unconfirmed'), { problem: 'tooMany' })
    expect(alert()).toBe('Too many requests. Please try again later.')
  })

  it('says what is awaited', () => {
    render(<TourAnswerLoadingView title="Loading your tour..." />)
    expect(screen.getByRole('status').textContent).toBe('Loading your tour...')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers another try only where it may help, and the way home', () => {
    const onRetry = vi.fn()
    const { rerender } = render(<TourAnswerErrorView problem="notFound" />)
    expect(headline()).toBe('This link doesn’t work')
    expect(alert()).toBe('We couldn’t find a tour request for this link. It may have expired.')
    expect(offers()).toEqual([['Return to Home', 'quiet', '/']])
    rerender(<TourAnswerErrorView problem="failed" onRetry={onRetry} />)
    fireEvent.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('[API-06] the question before a tour is canceled', () => {
  const ask = (props: Partial<ComponentProps<typeof CancelView>> = {}) => {
    const calls = { onCancel: vi.fn(), onBack: vi.fn() }
    render(<CancelView tour={exampleTour('accepted')} busy={false} problem={null} {...calls} {...props} />)
    return calls
  }

  it('names the tour, and what happens', () => {
    ask()
    expect(headline()).toBe('Cancel this tour?')
    expect(
      main().getByText(
        'Your tour of 48 Alder Ridge Road, Mill Valley, CA 94941 on Wednesday, November 25 at 10:30 AM PST won’t take place, and we’ll let the seller know.',
      ),
    ).toBeTruthy()
    expect([door(), alert()]).toEqual(['ajar', null])
    expect(screen.getByText('48 Alder Ridge Road')).toBeTruthy()
  })

  it('has a button for either answer', () => {
    const { onCancel, onBack } = ask()
    expect(offers()).toEqual([
      ['Yes, cancel it', 'first'],
      ['Keep the tour', 'quiet'],
    ])
    fireEvent.click(button('Keep the tour'))
    expect([onCancel.mock.calls.length, onBack.mock.calls.length]).toEqual([0, 1])
    fireEvent.click(button('Yes, cancel it'))
    expect([onCancel.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1])
    expect(onCancel.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent)
    expect(['Yes, cancel it', 'Keep the tour'].map(button).map(isMarkedBusy)).toEqual([false, false])
  })

  it('says that it is sent, and why it was not taken', () => {
    ask({ busy: true })
    expect(['Canceling...', 'Keep the tour'].map(button).map(isMarkedBusy)).toEqual([true, true])
    cleanup()
    ask({ problem: 'failed' })
    expect(alert()).toBe('Something went wrong. Please try again.')
  })
})

describe('[API-06] the choice of another time', () => {
  type Choice = ComponentProps<typeof ChooseView>
  const times = ['2026-11-21T11:00:00', '2026-11-23T09:00:00', '2026-11-23T14:00:00']
  const choose = (props: Partial<Choice> = {}) => {
    const calls = { onDay: vi.fn(), onTime: vi.fn(), onSubmit: vi.fn(), onBack: vi.fn() }
    const choice = { times, day: '2026-11-23', time: null, viewerZone: pacific, busy: false, problem: null }
    render(<ChooseView tour={exampleTour('accepted')} {...choice} {...calls} {...props} />)
    return calls
  }
  const days = () => screen.getByLabelText<HTMLSelectElement>(/^Day/)
  const slots = () => screen.getAllByRole<HTMLInputElement>('radio')

  it('lists the days, and the open times of the day that is picked', () => {
    choose()
    expect([...days().options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose a day'],
      ['2026-11-21', 'Saturday, November 21'],
      ['2026-11-23', 'Monday, November 23'],
    ])
    expect([days().name, days().value]).toEqual(['day', '2026-11-23'])
    expect(slots().map((slot) => [slot.parentElement?.textContent, slot.checked])).toEqual([
      ['9:00 AM', false],
      ['2:00 PM', false],
    ])
    expect(screen.getByRole('group', { name: 'Open times (Pacific Time)' })).toBeTruthy()
    expect(
      main().getByText(
        'A tour of 48 Alder Ridge Road, Mill Valley, CA 94941 instead of Wednesday, November 25 at 10:30 AM PST. The seller has to accept the new time.',
      ),
    ).toBeTruthy()
    expect([door(), alert()]).toEqual(['ajar', null])
    expect(screen.getByText('48 Alder Ridge Road')).toBeTruthy()
  })

  it('lists no times before a day is picked', () => {
    choose({ day: null })
    expect(days().value).toBe('')
    expect(screen.queryAllByRole('radio')).toEqual([])
  })

  it('has one time chosen at most', () => {
    choose({ time: '2026-11-23T14:00:00' })
    expect(slots().map(({ checked }) => checked)).toEqual([false, true])
    expect(slots()[0]?.name).toBe(slots()[1]?.name)
    expect(slots()[0]?.name).not.toBe('')
  })

  it('tells each pick and press', () => {
    const { onDay, onTime, onSubmit, onBack } = choose()
    fireEvent.change(days(), { target: { value: '2026-11-21' } })
    fireEvent.click(slots()[1] as HTMLElement)
    fireEvent.click(button('Suggest this time'))
    expect([onDay.mock.calls, onTime.mock.calls]).toEqual([[['2026-11-21']], [['2026-11-23T14:00:00']]])
    expect(onSubmit.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent)
    expect(onBack).not.toHaveBeenCalled()
    fireEvent.click(button('Go back'))
    expect([onSubmit.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 1])
  })

  it('shows the visitor’s own clock where that differs', () => {
    choose({ viewerZone: 'America/New_York' })
    expect(slots().map((slot) => slot.parentElement?.textContent)).toEqual([
      '9:00 AM, 12 PM your time',
      '2:00 PM, 5 PM your time',
    ])
    expect(screen.getByText('Your local time is below each one.')).toBeTruthy()
    cleanup()
    choose()
    expect(screen.queryByText(/^Your local time/)).toBeNull()
  })

  it('is left alone while it is sent', () => {
    choose({ busy: true })
    expect(days().closest('[inert]')).not.toBeNull()
    expect(['Sending...', 'Go back'].map(button).map(isMarkedBusy)).toEqual([true, true])
    cleanup()
    choose()
    expect(days().closest('[inert]')).toBeNull()
    expect(['Suggest this time', 'Go back'].map(button).map(isMarkedBusy)).toEqual([false, false])
  })

  it('says why a time was not taken', () => {
    choose({ problem: 'noTime' })
    expect(alert()).toBe('Please choose a time.')
  })

  it.each([
    [
      'buyer',
      'accepted',
      'There are no open times in the next two weeks. Ask Penny about a later one.',
      [
        ['Ask Penny for another time', 'first', listing],
        ['Go back', 'quiet'],
      ],
    ],
    ['seller', 'sellersAccepted', 'There are no open times in the next two weeks.', [['Go back', 'quiet']]],
  ])('tells the %s that there are no open times, and what else can be done', (_, name, words, offered) => {
    const { onBack } = choose({ tour: exampleTour(name), times: [], day: null })
    expect(headline()).toBe('Suggest another time')
    expect(main().getByText(words)).toBeTruthy()
    expect([door(), offers()]).toEqual(['closed', offered])
    expect(screen.getByText('48 Alder Ridge Road')).toBeTruthy()
    fireEvent.click(button('Go back'))
    expect(onBack).toHaveBeenCalledOnce()
  })
})
