import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { TourConfirmPage } from '#src/pages/tour-confirm/tour-confirm-page.tsx'
import { TourRequestPage } from '#src/pages/tour-request/tour-request-page.tsx'
import { TourReschedulePage } from '#src/pages/tour-reschedule/tour-reschedule-page.tsx'
import { exampleNamed } from '../support/examples.ts'

/** What the server answers to a method and the end of a path: the name of an example, or nothing yet. */
type Answers = Record<string, string | null>

let answers: Answers = {}
let asked: [string, unknown][] = []

beforeEach(() => {
  answers = {}
  asked = []
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname.replace('/api/v1/tour/', '')}`
    asked.push([call, request.method === 'POST' ? await request.text() : Object.fromEntries(searchParams)])
    const name = answers[call]
    if (!name) return new Promise<Response>(() => {})
    const { status, body } = exampleNamed(name)
    return Response.json(body, { status })
  })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView ??= () => {}
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

// By elements and not by roles, which take long to compute in a form of this size.
const headline = () => document.querySelector('h1')?.textContent
const title = (words: string) => waitFor(() => expect(headline()).toBe(words))
const button = (words: string | RegExp) => screen.getByText(words, { selector: 'button' })
const waiting = (words: string) =>
  waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe(words))
const alert = async () => (await waitFor(() => screen.getByRole('alert'))).textContent
const calls = () => asked.map(([call]) => call)
const lastBody = () => JSON.parse(String(asked.at(-1)?.[1] || 'null')) as unknown

/** jsdom marks no event as made by a person: what it keeps of the next one is changed before the page hears it. */
function byPerson(type: 'click' | 'wheel', target: EventTarget & Node) {
  const trust = (event: Event) => {
    for (const kept of Object.getOwnPropertySymbols(event)) Object.assign(Reflect.get(event, kept), { isTrusted: true })
  }
  addEventListener(type, trust, { capture: true, once: true })
  fireEvent[type](target)
}

describe('[API-06] the page of an email’s link about a tour', () => {
  const open = (query: string) => {
    history.replaceState(null, '', `/tour/request${query}`)
    render(<TourRequestPage />)
  }
  const opened = async (name: string, query = '') => {
    answers['GET request/one'] = name
    open(`?token=one${query}`)
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  }

  it('shows the tour, whose state is the title in the browser’s tab, and answers nothing', async () => {
    answers['GET request/one'] = 'getTourRequest.unconfirmed'
    open('?token=one')
    expect(screen.getByRole('status').textContent).toBe('Loading your tour...')
    expect(document.title).toBe('Your tour request · Pending')
    await title('Confirm your tour request')
    expect(document.title).toBe('Confirm your tour request · Pending')
    expect(asked).toEqual([['GET request/one', {}]])
  })

  it('asks for nothing without a token, and offers no other try', async () => {
    open('?action=move')
    expect(await alert()).toBe('This link is incomplete. Please open it again from the email.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(asked).toEqual([])
  })

  it('offers no other try for a link that is not known', async () => {
    await opened('anyOperation.tourRequestNotFound')
    expect(await alert()).toBe('We couldn’t find a tour request for this link. It may have expired.')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tries again after an error of the server', async () => {
    await opened('anyOperation.serverError')
    await alert()
    answers['GET request/one'] = 'getTourRequest.accepted'
    fireEvent.click(button('Try again'))
    await title('Your tour is confirmed')
  })

  it('shows another tour when another link is followed', async () => {
    await opened('getTourRequest.unconfirmed')
    answers['GET request/two'] = 'getTourRequest.accepted'
    act(() => navigate('/tour/request?token=two'))
    await title('Your tour is confirmed')
    act(() => navigate('/tour/request?token=two&action=cancel'))
    await title('Cancel this tour?')
  })

  it('gives the calendar the token of the link', async () => {
    await opened('getTourRequest.accepted')
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      'https://pending.example/api/v1/tour/request/one/tour.ics',
    )
  })

  it.each([
    ['unconfirmed', 'Confirm my request', 'Confirming...', 'confirm', 'confirmTourRequest.confirmed', null],
    [
      'newTimeProposed',
      'Accept this time',
      'Accepting...',
      'accept',
      'acceptNewTime.accepted',
      { time: '2026-11-24T14:00:00' },
    ],
  ] as const)('of the example %s takes “%s” from a person', async (name, idle, busy, operation, answer, body) => {
    await opened(`getTourRequest.${name}`)
    byPerson('click', button(idle))
    expect(button(busy)).toBeTruthy()
    await waitFor(() => expect(calls()).toEqual(['GET request/one', `POST request/one/${operation}`]))
    expect(lastBody()).toEqual(body)
    cleanup()
    asked = []
    answers[`POST request/one/${operation}`] = answer
    await opened(`getTourRequest.${name}`)
    byPerson('click', button(idle))
    await waitFor(() => expect(screen.queryByText(busy)).toBeNull())
    expect(screen.queryByText(idle)).toBeNull()
    expect(button('Cancel this tour').hasAttribute('aria-disabled')).toBe(false)
  })

  it.each([
    ['unconfirmed', '', 'Confirm my request'],
    ['newTimeProposed', '', 'Accept this time'],
    ['accepted', '&action=cancel', 'Yes, cancel it'],
  ])('of the example %s%s takes no “%s” from a script', async (name, query, words) => {
    await opened(`getTourRequest.${name}`, query)
    fireEvent.click(button(words))
    expect(button(words)).toBeTruthy()
    expect(calls()).toEqual(['GET request/one'])
  })

  it('says why an answer was not taken, and asks again', async () => {
    answers['POST request/one/confirm'] = 'anyOperation.serverError'
    await opened('getTourRequest.unconfirmed')
    byPerson('click', button('Confirm my request'))
    expect(await alert()).toBe('Something went wrong. Please try again.')
    expect(button('Confirm my request')).toBeTruthy()
  })

  it('asks before it cancels, and keeps the tour', async () => {
    await opened('getTourRequest.accepted')
    fireEvent.click(button('Cancel this tour'))
    await title('Cancel this tour?')
    fireEvent.click(button('Keep the tour'))
    await title('Your tour is confirmed')
    expect(calls()).toEqual(['GET request/one'])
  })

  it('cancels once a person says so', async () => {
    await opened('getTourRequest.accepted', '&action=cancel')
    byPerson('click', button('Yes, cancel it'))
    expect(button('Canceling...')).toBeTruthy()
    await title('Cancel this tour?')
    cleanup()
    answers['POST request/one/cancel'] = 'cancelTourRequest.cancelled'
    await opened('getTourRequest.accepted', '&action=cancel')
    byPerson('click', button('Yes, cancel it'))
    await title('This tour was canceled')
  })

  const slots = () => screen.queryAllByRole('radio').map((each) => each.parentElement?.textContent?.slice(0, 7))
  const choosing = async () => {
    answers['GET request/one/times'] = 'listNewTimes.open'
    await opened('getTourRequest.accepted')
    fireEvent.click(button('Suggest another time'))
    await title('Suggest another time')
  }

  it('loads the open times for another one, of which a day’s are listed', async () => {
    await opened('getTourRequest.accepted')
    fireEvent.click(button('Suggest another time'))
    await waiting('Loading open times...')
    cleanup()
    await choosing()
    const day = screen.getByRole<HTMLSelectElement>('combobox')
    expect([day.value, slots()]).toEqual(['2026-11-21', ['11:00 A', '11:30 A']])
    fireEvent.change(day, { target: { value: '2026-11-24' } })
    expect([day.value, slots()]).toEqual(['2026-11-24', ['2:00 PM', '5:30 PM']])
  })

  it('has the open times of a link that asks for another one', async () => {
    answers['GET request/one/times'] = 'listNewTimes.none'
    await opened('getTourRequest.accepted', '&action=move')
    await title('Suggest another time')
    expect(screen.getByText(/^There are no open times/)).toBeTruthy()
    fireEvent.click(button('Go back'))
    await title('Your tour is confirmed')
  })

  it('suggests the time that was picked, once a person says so', async () => {
    await choosing()
    byPerson('click', button('Suggest this time'))
    expect(await alert()).toBe('Please choose a time.')
    const time = screen.getAllByRole<HTMLInputElement>('radio')[1] as HTMLInputElement
    fireEvent.click(time)
    expect(time.checked).toBe(true)
    fireEvent.click(button('Suggest this time'))
    expect(calls()).toEqual(['GET request/one', 'GET request/one/times'])
    byPerson('click', button('Suggest this time'))
    expect(button('Sending...')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('POST request/one/move'))
    expect(lastBody()).toEqual({ from: '2026-11-25T10:30:00', time: '2026-11-21T11:30:00' })
    cleanup()
    answers['POST request/one/move'] = 'suggestNewTime.moved'
    await choosing()
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
    byPerson('click', button('Suggest this time'))
    await title('Waiting for the seller to answer')
  })
})

describe('the page of a link that answers a tour request', () => {
  const open = (query: string) => {
    history.replaceState(null, '', `/tour/confirm${query}`)
    render(<TourConfirmPage />)
  }

  it.each([
    ['accepted', 'Tour Request Accepted!'],
    ['declined', 'Tour Request Declined'],
    ['cancelled', 'Tour Canceled'],
    ['moved', 'Tour Moved'],
    ['alreadyProposed', 'New Time Proposed!'],
  ])('[CONFIRM-03] answers once a person is there, and says how that ended: %s', async (name, words) => {
    answers['GET confirm'] = `confirmTour.${name}`
    open('?token=one&action=accept')
    expect(document.title).toBe('Tour request · Pending')
    byPerson('wheel', document.body)
    await title(words)
    expect(document.title).toBe(`${words} · Pending`)
    const { message } = exampleNamed(`confirmTour.${name}`).body as { message: string }
    expect(screen.getByText(message)).toBeTruthy()
    expect(asked).toContainEqual(['GET confirm', { token: 'one', action: 'accept' }])
  })

  it('[CONFIRM-03] gives the accepted tour for the calendar, and the ways to change it', async () => {
    answers['GET confirm'] = 'confirmTour.accepted'
    open('?token=one&action=accept')
    byPerson('wheel', document.body)
    await title('Tour Request Accepted!')
    const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(['Add to calendar', 'Suggest another time', 'Cancel this tour'].map(leads)).toEqual([
      'https://pending.example/api/v1/tour/request/one/tour.ics',
      '/tour/request?token=one&action=move',
      '/tour/request?token=one&action=cancel',
    ])
  })

  it.each([
    ['accept', 'Accept this tour'],
    ['deny', 'Decline this tour'],
  ])('[CONFIRM-03] offers a button after a while that takes an answer from a person: %s', async (action, words) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-20T20:00:00Z') })
    open(`?token=one&action=${action}`)
    const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))
    await pass(2999)
    expect(screen.queryByRole('button')).toBeNull()
    await pass(1)
    fireEvent.click(button(words))
    await pass(0)
    expect(calls()).not.toContain('GET confirm')
    byPerson('click', button(words))
    await pass(0)
    expect(asked.at(-1)).toEqual(['GET confirm', { token: 'one', action }])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[CONFIRM-03] shows what is asked for meanwhile', async () => {
    answers['GET token/one'] = 'getTourByToken.found'
    open('?token=one&action=accept')
    expect(await screen.findByRole('region', { name: 'Tour request' })).toBeTruthy()
    expect(screen.getByText('Ann Chen')).toBeTruthy()
  })

  it('[CONFIRM-04] offers another try only where it may help', async () => {
    answers['GET confirm'] = 'confirmTour.notFound'
    open('?token=one&action=deny')
    byPerson('wheel', document.body)
    expect(await alert()).toBe('Tour not found or confirmation link has expired')
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    answers['GET confirm'] = 'anyOperation.serverError'
    open('?token=one&action=deny')
    byPerson('wheel', document.body)
    expect(await alert()).toBe('Server error occurred while processing your request')
    answers['GET confirm'] = 'confirmTour.declined'
    fireEvent.click(button('Try again'))
    await title('Tour Request Declined')
  })

  it('[CONFIRM-04] leads to another time with the token of the link', async () => {
    answers['GET confirm'] = 'confirmTour.tooLate'
    open('?token=one&action=accept')
    byPerson('wheel', document.body)
    await alert()
    expect(screen.getByRole('link', { name: 'Propose another time' }).getAttribute('href')).toBe(
      '/tour/reschedule?token=one&action=propose_new_time',
    )
  })

  it('[CONFIRM-03] asks anew when another link is followed', async () => {
    answers['GET confirm'] = 'confirmTour.declined'
    open('?token=one&action=deny')
    byPerson('wheel', document.body)
    await title('Tour Request Declined')
    act(() => navigate('/tour/confirm?token=one&action=accept'))
    await waiting('Processing your answer...')
    act(() => navigate('/tour/confirm?token=two&action=accept'))
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('GET token/two'))
  })
})

describe('the page of a link that proposes another time', () => {
  const open = (query = '?token=one&action=propose_new_time') => {
    history.replaceState(null, '', `/tour/reschedule${query}`)
    render(<TourReschedulePage />)
  }
  const inForm = async () => {
    answers['GET token/one'] = 'getTourByToken.found'
    answers['GET 1/available-times'] = 'listAvailableTimes.free'
    open()
    await title('Propose New Time')
  }
  const pick = (day: RegExp) => fireEvent.click(screen.getByLabelText(day))
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>(/^Notes for the buyer/)
  const submit = () => fireEvent.submit(notes().form as HTMLFormElement)

  it.each([
    ['alreadyAccepted', 'Tour Request Accepted!', 'You’ve already accepted this tour. Nothing has changed.'],
    ['cancelled', 'Tour Canceled', 'This tour was canceled, so you don’t need to answer.'],
    [
      'moved',
      'Tour Moved',
      'The buyer moved this tour to another time. Please answer with the links in our latest email.',
    ],
  ])('[RESCHED-12] says what became of the tour before: %s', async (name, words, message) => {
    answers['GET token/one'] = `getTourByToken.${name}`
    open()
    expect(document.title).toBe('Propose New Time · Pending')
    await title(words)
    expect(document.title).toBe(`${words} · Pending`)
    expect(screen.getByText(message)).toBeTruthy()
    const leads = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    const tour = ['See the tour', '/tour/request?token=one']
    expect(leads.filter(([text]) => text === 'See the tour')).toEqual(name === 'alreadyAccepted' ? [tour] : [])
    expect(leads).toContainEqual(['Return to Home', '/'])
  })

  it('[RESCHED-10] sends day, time and notes, and says so', async () => {
    await inForm()
    pick(/^Tuesday, November 24/)
    fireEvent.click(button('5:30 PM'))
    fireEvent.change(notes(), { target: { value: 'The side gate is open.' } })
    submit()
    expect(button('Submitting...')).toBeTruthy()
    await waitFor(() => expect(asked.at(-1)?.[0]).toBe('POST 1/submit-new-time'))
    expect(lastBody()).toEqual({ new_time: '2026-11-24T17:30:00', seller_notes: 'The side gate is open.' })
  })

  it.each([
    ['proposed', 'New Time Proposed!'],
    ['alreadyDeclined', 'Tour Request Declined'],
    ['alreadyAccepted', 'Tour Request Accepted!'],
    ['cancelled', 'Tour Canceled'],
    ['moved', 'Tour Moved'],
  ])('[RESCHED-12] says in the server’s words how a proposal ended: %s', async (name, words) => {
    answers['POST 1/submit-new-time'] = `submitNewTime.${name}`
    await inForm()
    pick(/^Tuesday, November 24/)
    submit()
    await title(words)
    const { message } = exampleNamed(`submitNewTime.${name}`).body as { message: string }
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('[RESCHED-07] offers the open times of the day that is picked', async () => {
    const free = () => screen.queryAllByText(/^\d+:\d\d [AP]M$/, { selector: 'button' }).map((each) => each.textContent)
    await inForm()
    expect(free()).toEqual([])
    expect(screen.getByText(/choose a day/i, { selector: 'p:not([role=status] *)' })).toBeTruthy()
    pick(/^Monday, November 23/)
    expect(free()).toEqual(['9:00 AM', '9:30 AM', '2:00 PM'])
    pick(/^Tuesday, November 24/)
    expect(free()).toEqual(['2:00 PM', '2:30 PM', '5:30 PM'])
  })

  it('[RESCHED-06] marks the day that was asked for and the days with open times', async () => {
    await inForm()
    const named = (name: string) => screen.queryByLabelText(name) !== null
    expect(['Wednesday, November 25, 2026, requested', 'Tuesday, November 24, 2026, open times'].map(named)).toEqual([
      true,
      true,
    ])
    pick(/^Tuesday, November 24/)
    expect(named('Tuesday, November 24, 2026, open times, selected')).toBe(true)
  })

  it('[RESCHED-09] [RESCHED-11] says what is missing, or why a time was not taken', async () => {
    answers['POST 1/submit-new-time'] = 'submitNewTime.past'
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await inForm()
    submit()
    expect(await alert()).toBe('Please select a date and time before submitting.')
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
    pick(/^Tuesday, November 24/)
    expect(screen.queryByRole('alert')).toBeNull()
    submit()
    const { detail } = exampleNamed('submitNewTime.past').body as { detail: string }
    expect(await alert()).toBe(detail)
  })

  it('[RESCHED-08] has a button that looks ready once a day is picked', async () => {
    await inForm()
    const looks = () => [button('Submit').hasAttribute('data-unready'), button('Submit').getAttribute('aria-disabled')]
    expect(looks()).toEqual([true, 'true'])
    pick(/^Tuesday, November 24/)
    expect(looks()).toEqual([false, null])
  })

  it('[RESCHED-08] leads home when it is canceled', async () => {
    await inForm()
    fireEvent.click(button('Cancel'))
    expect(location.pathname).toBe('/')
    expect(calls()).toEqual(['GET token/one', 'GET 1/available-times'])
  })

  it('[RESCHED-02] says that it loads, and shows another tour when another link is followed', async () => {
    open()
    await waiting('Loading reschedule options...')
    answers['GET token/two'] = 'getTourByToken.moved'
    act(() => navigate('/tour/reschedule?token=two&action=propose_new_time'))
    await title('Tour Moved')
    act(() => navigate('/tour/reschedule?token=two&action=accept'))
    expect(await alert()).toBe('Invalid reschedule link. Missing token or incorrect action.')
  })

  it('[RESCHED-04] offers another try only where it may help', async () => {
    answers['GET token/one'] = 'getTourByToken.notFound'
    open()
    expect(await alert()).toBe('Tour request not found or has expired.')
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    answers['GET token/one'] = 'anyOperation.serverError'
    open()
    await alert()
    answers['GET token/one'] = 'getTourByToken.found'
    answers['GET 1/available-times'] = 'listAvailableTimes.none'
    fireEvent.click(button('Try again'))
    await title('Propose New Time')
  })
})
