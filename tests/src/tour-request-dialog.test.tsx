import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventQueue, type EventQueue } from '#src/browser/event-queue.ts'
import { TourRequestLoader } from '#src/widgets/tour-request/tour-request.tsx'
import { exampleNamed } from '../support/examples.ts'

const timesOf = '/api/v1/public/properties/4/tour-times'
const toursOf = '/api/v1/public/properties/4/tours'

/** The requests that were sent, as method and path, and the bodies of those that have one. */
const asked: string[] = []
const sent: unknown[] = []
let answers: Record<string, string>
let events: EventQueue<{ type: 'OPEN' }>

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.scrollTo = () => {}
  events = createEventQueue()
  answers = { [timesOf]: 'listTourTimes.open', [toursOf]: 'requestTour.requested' }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    if (request.method === 'POST') sent.push(await request.json())
    const { status, body } = exampleNamed(answers[pathname] ?? '')
    return Response.json(body, { status })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  asked.length = 0
  sent.length = 0
})

const show = (lead: object | null = null) =>
  render(<TourRequestLoader propertyId={4} address="48 Alder Ridge Road" lead={lead as never} events={events} />)
const open = () => events.send({ type: 'OPEN' })
const step = () => document.querySelector('[data-step]')?.getAttribute('data-step')
const reaches = (name: string) => vi.waitFor(() => expect(step()).toBe(name), 10_000)
const button = (name: string) => screen.getByText(name, { selector: 'button' })
const press = (name: string) => fireEvent.click(button(name))
/** By the beginning of its words: to a visitor elsewhere, a time is followed by their own. */
const choose = (choice: RegExp) => fireEvent.click(screen.getByLabelText(choice))
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const summary = () =>
  [...document.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.firstChild?.textContent,
  ])

const lead = { first_name: 'Ann', last_name: 'Chen', email: 'ann.chen@example.com', phone: '415 555 0163' }

/** To the summary of a tour on Monday at 2 PM by video. */
async function review() {
  await reaches('choosing')
  for (const choice of [/^By video/, /^Mon, Nov 23/, /^2 PM/]) choose(choice)
  press('Continue')
  type(/^Note/, ' The side gate? ')
  press('Continue')
}

describe('[API-06] a tour request on a listing', () => {
  it('asks for nothing before the visitor does, and opens at once when they do', async () => {
    show()
    expect([asked, document.querySelector('[role=dialog]')]).toEqual([[], null])
    open()
    expect((await screen.findByText('48 Alder Ridge Road')).closest('[role=dialog]')).toBeTruthy()
    await reaches('choosing')
    expect(asked).toEqual([`GET ${timesOf}`])
  })

  it('opens by a press that came before the page was ready', async () => {
    open()
    show()
    await reaches('choosing')
  })

  it('is chosen, filled in with what the gate knows, reviewed, and sent', async () => {
    show(lead)
    open()
    await review()
    expect(summary()).toEqual([
      ['When', 'Mon, Nov 23 at 2 PM Pacific Time'],
      ['How', 'By video'],
      ['Name', 'Ann Chen'],
      ['Email', 'ann.chen@example.com'],
      ['Phone', '415 555 0163'],
      ['Note', 'The side gate?'],
    ])
    expect(sent).toEqual([])
    press('Request this tour')
    await reaches('requested')
    expect(sent).toEqual([
      {
        request_id: expect.any(String),
        time: '2026-11-23T14:00:00',
        kind: 'video',
        name: 'Ann Chen',
        email: 'ann.chen@example.com',
        phone: '415 555 0163',
        note: 'The side gate?',
      },
    ])
    expect(document.querySelector('[data-when]')?.textContent).toContain('Mon, Nov 23 at 2 PM Pacific Time')
    press('Done')
    expect(step()).toBeUndefined()
  })

  it('can’t be sent twice while it is on its way', async () => {
    show(lead)
    open()
    await review()
    press('Request this tour')
    expect(button('Requesting...').getAttribute('aria-disabled')).toBe('true')
    press('Requesting...')
    await reaches('requested')
    expect(asked).toEqual([`GET ${timesOf}`, `POST ${toursOf}`])
  })

  it('says what is missing, and goes back step by step', async () => {
    show()
    open()
    await review()
    expect(step()).toBe('contact')
    expect([...document.querySelectorAll('[aria-invalid=true]')].map((each) => each.getAttribute('name'))).toEqual([
      'name',
      'email',
    ])
    type(/^Name/, 'Ann')
    type(/^Email/, 'ann@example.com')
    press('Continue')
    expect(step()).toBe('review')
    press('Back')
    expect([step(), field(/^Name/).value]).toEqual(['contact', 'Ann'])
    press('Back')
    expect([step(), field(/^2 PM/).checked]).toEqual(['choosing', true])
  })

  it('leads from the summary back to the time', async () => {
    show(lead)
    open()
    await review()
    press('Change the time')
    expect([step(), field(/^By video/).checked]).toEqual(['choosing', true])
  })

  it('has the phone number that the listing asks for', async () => {
    answers[timesOf] = 'listTourTimes.phoneNotAsked'
    show(lead)
    open()
    await review()
    expect(summary().map(([term]) => term)).toEqual(['When', 'How', 'Name', 'Email', 'Note'])
  })

  it('closes, and keeps what was entered until it is opened again', async () => {
    show()
    open()
    await reaches('choosing')
    choose(/^Mon, Nov 23/)
    choose(/^9:30 AM/)
    fireEvent.click(screen.getByLabelText('Close'))
    expect(step()).toBeUndefined()
    open()
    await reaches('choosing')
    expect(field(/^9:30 AM/).checked).toBe(true)
    expect(asked).toEqual([`GET ${timesOf}`, `GET ${timesOf}`])
  })
})

describe('[API-06] a tour request that fails', () => {
  it('says that no time is open', async () => {
    answers[timesOf] = 'listTourTimes.none'
    show()
    open()
    await reaches('noTimes')
  })

  it('loads the open times again when the visitor asks for it', async () => {
    answers[timesOf] = 'requestTour.tooMany'
    show()
    open()
    await reaches('unavailable')
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many requests/)
    answers[timesOf] = 'listTourTimes.open'
    press('Try again')
    await reaches('choosing')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads to another time, with the reason, when the time is taken', async () => {
    answers[toursOf] = 'requestTour.timeGone'
    show(lead)
    open()
    await review()
    press('Request this tour')
    await reaches('choosing')
    expect(screen.getByRole('alert').textContent).toBe('That time was just taken. Please choose another one.')
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
    expect((button('Continue') as HTMLButtonElement).disabled).toBe(true)
  })

  it('leads to the field that the server refuses, with its reason', async () => {
    answers[toursOf] = 'requestTour.invalid'
    show(lead)
    open()
    await review()
    press('Request this tour')
    await reaches('contact')
    expect(document.activeElement).toBe(field(/^Email/))
    expect(screen.getByText('Email should look like name@example.com')).toBeTruthy()
  })

  it('keeps the summary when the same person has open requests', async () => {
    answers[toursOf] = 'requestTour.openAlready'
    show(lead)
    open()
    await review()
    press('Request this tour')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You already have two open requests/)
    expect(step()).toBe('review')
  })
})
