import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FormView } from '#src/pages/tour-reschedule/form-view.tsx'
import { RescheduleLoadingView } from '#src/pages/tour-reschedule/loading-view.tsx'
import { MonthCalendarView } from '#src/widgets/month-calendar/month-calendar-view.tsx'

type Props = ComponentProps<typeof FormView>

const pacific = 'America/Los_Angeles'
const tour: Props['tour'] = {
  tour_id: 1,
  buyer_name: 'Ann Chen',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: pacific,
}
const nothing = () => {}
const calendar = (
  <MonthCalendarView
    today="2026-11-20"
    focused="2026-11-20"
    picked={null}
    asked="2026-11-25"
    free={new Set()}
    onMove={nothing}
    onPick={nothing}
    onPreviousMonth={nothing}
    onNextMonth={nothing}
  />
)

// jsdom has no layout and no scrolling.
const scrolledTo = vi.fn(function (this: Element) {
  return this.textContent
})
Element.prototype.scrollIntoView = scrolledTo

function show(props: Partial<Props> = {}) {
  const calls = { onNotes: vi.fn(), onSubmit: vi.fn(), onCancel: vi.fn() }
  const view = (more: Partial<Props>) => (
    <FormView
      tour={tour}
      zone={pacific}
      viewerZone={pacific}
      day={null}
      time={{ hour: 2, minute: 0, period: 'PM' }}
      notes=""
      busy={false}
      problem={null}
      calendar={calendar}
      timePicker={<input aria-label="Time" />}
      {...calls}
      {...more}
    />
  )
  const { rerender } = render(view(props))
  return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
}

const original = () => screen.getByRole('heading', { name: 'Original Request' }).closest('section') as HTMLElement
const facts = () =>
  Object.fromEntries(
    within(original())
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Notes for the buyer (optional)')
const submit = () => fireEvent.submit(notes().form as HTMLFormElement)

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T20:00:00Z') }))
afterAll(() => vi.useRealTimers())
afterEach(cleanup)

describe('[RESCHED-05] the form', () => {
  it("is titled 'Propose New Time' and shows who asked for what", () => {
    show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Propose New Time')
    expect(facts()).toEqual({
      Buyer: 'Ann Chen',
      Property: '48 Alder Ridge Road, Mill Valley, CA 94941',
      'Requested time': 'Wednesday, November 25 at 10:30 AM PST',
    })
    expect(original().querySelector('time')?.dateTime).toBe('2026-11-25T10:30:00-08:00')
  })

  it.each([
    ['in_person', 'In person'],
    ['video', 'By video'],
  ] as const)('says how the tour takes place: %s', (kind, words) => {
    show({ tour: { ...tour, kind } })
    expect(facts()).toMatchObject({ How: words })
  })

  it.each([
    ['Asia/Kathmandu', 'In your time zone: Thursday, November 26 at 12:15 AM GMT+5:45'],
    ['America/St_Johns', 'In your time zone: Wednesday, November 25 at 3:00 PM GMT-3:30'],
    ['America/New_York', 'In your time zone: Wednesday, November 25 at 1:30 PM EST'],
  ])('shows the original time in the viewer’s zone, too, for a viewer in %s', (viewerZone, words) => {
    show({ viewerZone })
    expect(facts()['Requested time']).toBe(`Wednesday, November 25 at 10:30 AM PST${words}`)
  })

  it('says which time zone applies', () => {
    const { again } = show({ viewerZone: 'Asia/Kathmandu' })
    expect(screen.getByText('Times are in Pacific Time.')).toBeTruthy()
    again({ tour: { ...tour, time_zone: undefined }, zone: 'Asia/Kathmandu', viewerZone: 'Asia/Kathmandu' })
    expect(screen.getByText('Times are in your time zone, Nepal Time.')).toBeTruthy()
  })

  it('shows the proposal in words, in both zones, on every change', () => {
    const { again } = show({ viewerZone: 'Asia/Kathmandu' })
    const summary = screen.getByRole('status')
    expect(summary.textContent).toBe('Proposed timeChoose a day.')
    again({ viewerZone: 'Asia/Kathmandu', day: '2026-11-24' })
    expect(summary.textContent).toBe(
      'Proposed timeTuesday, November 24 at 2:00 PM PSTIn your time zone: Wednesday, November 25 at 3:45 AM GMT+5:45',
    )
    again({ day: '2027-07-01', time: { hour: 12, minute: 5, period: 'AM' } })
    expect(summary.textContent).toBe('Proposed timeThursday, July 1, 2027 at 12:05 AM PDT')
  })
})

describe('[RESCHED-08] notes and buttons', () => {
  it('report the typed text up to the server’s limit, and warn near the limit', () => {
    const { onNotes, again } = show()
    fireEvent.change(notes(), { target: { value: 'The side gate is open.' } })
    expect(onNotes.mock.calls).toEqual([['The side gate is open.']])
    expect([notes().maxLength, notes().required]).toEqual([2000, false])
    expect(notes().hasAttribute('aria-describedby')).toBe(false)
    again({ notes: 'x'.repeat(1999) })
    expect(document.getElementById(notes().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '1 character left',
    )
  })

  it('disable Submit until a day is picked, with the reason', () => {
    const { onSubmit, again } = show()
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(button('Submit'))
    expect(onSubmit).toHaveBeenCalledOnce()
    again({ day: '2026-11-24' })
    expect(button('Submit').hasAttribute('aria-disabled')).toBe(false)
    fireEvent.click(button('Submit'))
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it("read 'Submitting...' during the request, ignore a second press, and lock the fields", () => {
    const { onSubmit } = show({ day: '2026-11-24', busy: true, notes: 'The side gate is open.' })
    const busy = button('Submitting...')
    expect([busy.getAttribute('aria-disabled'), busy.disabled]).toEqual(['true', false])
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(notes().readOnly).toBe(true)
    expect(screen.getByRole('grid').closest('[inert]')).toBeTruthy()
    expect(screen.getByLabelText('Time').closest('[inert]')).toBeTruthy()
  })

  it('cancel', () => {
    const { onCancel, onSubmit } = show()
    fireEvent.click(button('Cancel'))
    expect([onCancel.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
  })
})

describe('[RESCHED-09] [RESCHED-11] an error', () => {
  const today = () => button('Friday, November 20, 2026, today')

  it('about a missing day is shown above the calendar and moves the focus to it', () => {
    const { again } = show()
    again({ problem: { code: 'missing' } })
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe('Please select a date and time before submitting.')
    expect(document.activeElement).toBe(today())
    expect(scrolledTo).toHaveLastReturnedWith(alert.textContent)
    const section = screen.getByRole('grid').closest('section')
    expect(section?.contains(alert)).toBe(true)
    expect(section?.getAttribute('aria-describedby')).toBe(alert.id)
  })

  it('moves the focus there again when the day is missing again', () => {
    const problem: Props['problem'] = { code: 'missing' }
    show({ problem })
    button('Submit').focus()
    submit()
    expect(document.activeElement).toBe(today())
  })

  it.each([
    [{ code: 'notFound' }, 'Tour not found or has expired'],
    [{ code: 'badRequest' }, 'Invalid request data'],
    [{ code: 'timeRefused', detail: 'This time has passed.' }, 'This time has passed.'],
    [{ code: 'serverError' }, 'Server error occurred while processing your request'],
    [{ code: 'status', status: 503 }, 'Server error: 503'],
    [{ code: 'notJson' }, 'Server returned non-JSON response for submit new time'],
    [{ code: 'failed' }, 'Failed to submit new time. Please try again.'],
  ] as const)('for %o shows %s, has the focus, and keeps the form’s input', (problem, words) => {
    const filled = { day: '2026-11-24', notes: 'The side gate is open.' }
    const { again } = show({ ...filled, busy: true })
    again({ ...filled, problem })
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(notes().value).toBe('The side gate is open.')
    expect(screen.getByRole('status').textContent).toContain('Tuesday, November 24')
  })

  it('doesn’t move the focus while the form is being filled in', () => {
    const problem: Props['problem'] = { code: 'failed' }
    const { again } = show({ day: '2026-11-24', problem })
    notes().focus()
    again({ day: '2026-11-24', problem, notes: 'T' })
    expect(document.activeElement).toBe(notes())
  })
})

it("[RESCHED-02] shows 'Loading reschedule options...' while loading", () => {
  render(<RescheduleLoadingView />)
  expect(screen.getByRole('status').textContent).toBe('Loading reschedule options...')
})
