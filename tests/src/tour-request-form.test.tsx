import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TourRequestView, type TourRequestViewProps } from '#src/widgets/tour-request/tour-request-view.tsx'

const pacific = 'America/Los_Angeles'
const times: TourRequestViewProps['times'] = {
  available_times: ['2026-11-21T11:00:00', '2026-11-21T11:30:00', '2026-11-23T14:00:00'],
  minutes: 30,
  time_zone: pacific,
  by_appointment: false,
}
const ann = { name: ' Ann Chen ', email: ' ann.chen@example.com ', phone: ' 415 555 0163 ', note: ' The side gate? ' }
const receipt = { proposed_time: '2026-11-23T14:00:00-08:00', time_zone: pacific } as never

/** The events that the form has reported, in order. */
const reported: unknown[][] = []
const reports =
  (name: string) =>
  (...what: unknown[]) => {
    reported.push([name, ...what])
  }

const view = (props: Partial<TourRequestViewProps>) => (
  <TourRequestView
    step="choosing"
    busy={false}
    address="48 Alder Ridge Road"
    times={times}
    day="2026-11-21"
    time="2026-11-21T11:30:00"
    kind="in_person"
    tourPhone="optional"
    contact={ann}
    problem={null}
    receipt={null}
    viewerZone={pacific}
    onClose={reports('close')}
    onRetry={reports('retry')}
    onDay={reports('day')}
    onTime={reports('time')}
    onKind={reports('kind')}
    onChange={reports('change')}
    onContinue={reports('continue')}
    onBack={reports('back')}
    onChangeTime={reports('change time')}
    onSend={reports('send')}
    {...props}
  />
)

const scrollTo = vi.fn()

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {}
  Element.prototype.scrollTo = scrollTo
})
afterEach(() => {
  cleanup()
  reported.length = 0
  scrollTo.mockReset()
})

async function show(props: Partial<TourRequestViewProps>) {
  const { rerender } = render(view(props))
  await screen.findByText('Request a tour')
  return (more: Partial<TourRequestViewProps>) => rerender(view(more))
}
const allButtons = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')]
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent
const buttons = () => allButtons().map(nameOf)
const button = (name: string) => allButtons().find((each) => nameOf(each) === name) as HTMLButtonElement
const press = (name: string) => fireEvent.click(button(name))
const form = () => document.querySelector('form') as HTMLFormElement
const radios = (legend: RegExp) => [
  ...(screen.getByText(legend, { selector: 'legend' }).parentElement as HTMLElement).querySelectorAll('input'),
]
const wordsOf = (radio: HTMLInputElement) => radio.getAttribute('aria-label') ?? radio.labels?.[0]?.textContent
const chosen = (legend: RegExp) =>
  radios(legend)
    .filter(({ checked }) => checked)
    .map(wordsOf)
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const summary = () =>
  [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])
const focused = () => document.activeElement

describe('[API-06] the dialog in which a tour is requested', () => {
  it.each([
    ['loading', ['Close']],
    ['unavailable', ['Close', 'Try again']],
    ['noTimes', ['Close', 'Done']],
    ['choosing', ['Close', 'Continue']],
    ['contact', ['Close', 'Back', 'Continue']],
    ['review', ['Close', 'Change the time', 'Back', 'Request this tour']],
    ['requested', ['Close', 'Done']],
  ] as const)('has these buttons while %s: %j', async (step, names) => {
    await show({ step, receipt })
    expect(buttons()).toEqual(names)
    expect(form().noValidate).toBe(true)
  })

  it.each([
    ['unavailable', 'Try again', 'retry'],
    ['noTimes', 'Done', 'close'],
    ['choosing', 'Continue', 'continue'],
    ['contact', 'Continue', 'continue'],
    ['contact', 'Back', 'back'],
    ['review', 'Request this tour', 'send'],
    ['review', 'Back', 'back'],
    ['review', 'Change the time', 'change time'],
    ['requested', 'Done', 'close'],
    ['loading', 'Close', 'close'],
    ['review', 'Close', 'close'],
  ] as const)('while %s: “%s” means %s', async (step, name, event) => {
    await show({ step, receipt })
    press(name)
    expect(reported.map(([event]) => event)).toEqual([event])
  })

  it('is sent by the Enter key without a page load', async () => {
    await show({ step: 'contact' })
    expect(fireEvent.submit(form())).toBe(false)
    expect(reported).toEqual([['continue']])
  })

  it('closes by Escape', async () => {
    await show({})
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Request a tour' }), { key: 'Escape' })
    expect(reported.map(([event]) => event)).toEqual(['close'])
  })

  it('names the home, unless its address is withheld', async () => {
    const again = await show({})
    expect(screen.getByText('48 Alder Ridge Road')).toBeTruthy()
    again({ address: null })
    expect(screen.queryByText('48 Alder Ridge Road')).toBeNull()
    expect(form().textContent).toMatch(/^How would you like to see it\?/)
  })

  it('says that the open times are loading, with no earlier problem', async () => {
    await show({ step: 'loading', busy: true, problem: { code: 'timeGone' } })
    expect(screen.getByRole('status').textContent).toBe('Loading open times...')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that no time is open, with no earlier problem', async () => {
    await show({ step: 'noTimes', problem: { code: 'timeGone' } })
    expect(form().textContent).toContain('No times are open in the next two weeks.')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('[API-06] the choice of a time', () => {
  it('offers both kinds of a tour, the days with open times, and the times of the chosen day', async () => {
    await show({})
    expect(radios(/^How would you/).map(wordsOf)).toEqual(['In person', 'By video'])
    expect(radios(/^Day$/).map(wordsOf)).toEqual(['Sat, Nov 21', 'Mon, Nov 23'])
    expect(radios(/^Time on Sat, Nov 21$/).map(wordsOf)).toEqual(['11 AM', '11:30 AM'])
    expect([/^How/, /^Day$/, /^Time/].map(chosen)).toEqual([['In person'], ['Sat, Nov 21'], ['11:30 AM']])
  })

  it('shows a day on two lines', async () => {
    await show({})
    const lines = [...(radios(/^Day$/)[1]?.nextElementSibling?.children ?? [])]
    expect(lines.map(({ textContent }) => textContent)).toEqual(['Mon', 'Nov 23'])
  })

  it('reports what is chosen', async () => {
    await show({})
    const [video, monday, eleven] = [radios(/^How/)[1], radios(/^Day$/)[1], radios(/^Time/)[0]]
    for (const radio of [video, monday, eleven]) fireEvent.click(radio as HTMLInputElement)
    expect(reported).toEqual([
      ['kind', 'video'],
      ['day', '2026-11-23'],
      ['time', '2026-11-21T11:00:00'],
    ])
  })

  it('has a choice of each sort of its own, so that arrow keys stay within it', async () => {
    await show({})
    const names = [/^How/, /^Day$/, /^Time/].map((group) => [...new Set(radios(group).map(({ name }) => name))])
    expect(names).toEqual([['kind'], ['day'], ['time']])
  })

  it('shows no times before a day is chosen', async () => {
    await show({ day: null, time: null })
    expect(screen.queryByText(/^Time on/)).toBeNull()
    expect(chosen(/^Day$/)).toEqual([])
  })

  it('goes no further without a time', async () => {
    const again = await show({ time: null })
    expect(button('Continue').disabled).toBe(true)
    fireEvent.submit(form())
    expect(reported).toEqual([])
    again({})
    expect(button('Continue').disabled).toBe(false)
  })

  it('goes on from the later steps without regard to the time', async () => {
    await show({ step: 'contact', time: null })
    expect(button('Continue').disabled).toBe(false)
    press('Continue')
    expect(reported).toEqual([['continue']])
  })

  it('says which clock applies, and that tours are by appointment where they are', async () => {
    const again = await show({})
    expect(screen.getByText(/^Times are in Pacific Time\.\s*$/)).toBeTruthy()
    again({ times: { ...times, by_appointment: true } as never })
    expect(screen.getByText(/^Tours of this home are by appointment\. Times are in Pacific Time\.\s*$/)).toBeTruthy()
  })

  it('says what the chosen time is for a visitor elsewhere', async () => {
    const again = await show({ viewerZone: 'America/New_York' })
    const own = () => document.querySelector('[data-viewers-time]')?.textContent
    expect(own()).toBe('That’s Sat, Nov 21 at 2:30 PM your time.')
    again({ viewerZone: 'America/New_York', time: null })
    expect(own()).toBeUndefined()
    expect(wordsOf(radios(/^Time/)[1] as HTMLInputElement)).toBe('11:30 AM, 2:30 PM your time')
  })

  it('shows nothing to choose from without times', async () => {
    await show({ times: null })
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

describe('[API-06] the contact details', () => {
  it('are fields that the browser fills in, with what is known', async () => {
    await show({ step: 'contact' })
    const fields = [/^Name/, /^Email/, /^Phone/, /^Note/].map(field)
    expect(fields.map(({ name, type, autocomplete, maxLength }) => [name, type, autocomplete, maxLength])).toEqual([
      ['name', 'text', 'name', 120],
      ['email', 'email', 'email', 254],
      ['phone', 'tel', 'tel', 40],
      ['note', 'textarea', '', 1000],
    ])
    expect(fields.map(({ value }) => value.trim())).toEqual([
      'Ann Chen',
      'ann.chen@example.com',
      '415 555 0163',
      'The side gate?',
    ])
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Your contact details')
    expect(screen.getByText('Is there anything we should know before the tour?')).toBeTruthy()
  })

  it.each([
    ['required', ['Name *', 'Email *', 'Phone *', 'Note (optional)'], [true, true, true, false]],
    ['optional', ['Name *', 'Email *', 'Phone (optional)', 'Note (optional)'], [true, true, false, false]],
    ['not_asked', ['Name *', 'Email *', 'Note (optional)'], [true, true, false]],
  ] as const)('have a phone number where the listing asks for it: %s', async (tourPhone, labels, required) => {
    await show({ step: 'contact', tourPhone })
    const fields = [...form().querySelectorAll<HTMLInputElement>('input, textarea')]
    expect(fields.map((each) => each.labels?.[0]?.textContent)).toEqual(labels)
    expect(fields.map((each) => each.required)).toEqual(required)
  })

  it('are reported as they are typed', async () => {
    await show({ step: 'contact' })
    for (const label of [/^Name/, /^Email/, /^Phone/, /^Note/])
      fireEvent.change(field(label), { target: { value: 'x' } })
    expect(reported).toEqual([
      ['change', 'name', 'x'],
      ['change', 'email', 'x'],
      ['change', 'phone', 'x'],
      ['change', 'note', 'x'],
    ])
  })

  it('say how much may still be written in a note', async () => {
    const again = await show({ step: 'contact', contact: { ...ann, note: 'x'.repeat(999) } })
    expect(screen.getByText('1 character left')).toBeTruthy()
    again({ step: 'contact', contact: { ...ann, note: 'x'.repeat(950) } })
    expect(screen.getByText('50 characters left')).toBeTruthy()
  })

  it('say at each field what is wrong with it', async () => {
    const again = await show({
      step: 'contact',
      tourPhone: 'required',
      problem: { code: 'fields', fields: ['name', 'email', 'phone'] },
    })
    const wrong = () =>
      [...form().querySelectorAll('[aria-invalid=true]')].map((each) => [
        each.getAttribute('name'),
        document.getElementById(each.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent,
      ])
    expect(wrong()).toEqual([
      ['name', 'Please enter your name'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Please enter a phone number'],
    ])
    expect(screen.queryByRole('alert')).toBeNull()
    again({ step: 'contact', problem: { code: 'refusedFields', issues: [{ field: 'note', message: 'is too long' }] } })
    expect(wrong()).toEqual([['note', 'Note is too long']])
  })
})

describe('[API-06] the summary', () => {
  const when = ['When', 'Sat, Nov 21 at 11:30 AM Pacific Time']

  it('has everything that will be sent, without blanks around it', async () => {
    await show({ step: 'review', kind: 'video' })
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Does this look right?')
    expect(summary()).toEqual([
      when,
      ['How', 'By video'],
      ['Name', 'Ann Chen'],
      ['Email', 'ann.chen@example.com'],
      ['Phone', '415 555 0163'],
      ['Note', 'The side gate?'],
    ])
    expect(screen.getByText(/within 24 hours to keep this time\.$/)).toBeTruthy()
  })

  it('leaves out what is empty, and a phone number that the listing doesn’t ask for', async () => {
    await show({ step: 'review', tourPhone: 'not_asked', contact: { ...ann, note: '  ' } })
    expect(summary()).toEqual([when, ['How', 'In person'], ['Name', 'Ann Chen'], ['Email', 'ann.chen@example.com']])
  })

  it.each([{ time: null }, { times: null }])('is not shown with %j', async (missing) => {
    await show({ step: 'review', ...missing })
    expect(screen.queryByText('Does this look right?')).toBeNull()
  })

  it('can neither be sent again nor left while it is being sent', async () => {
    await show({ step: 'review', busy: true })
    expect(button('Requesting...').getAttribute('aria-disabled')).toBe('true')
    expect(button('Back').getAttribute('aria-disabled')).toBe('true')
    press('Requesting...')
    press('Back')
    expect(reported).toEqual([])
  })

  it('is not marked as busy before it is sent', async () => {
    await show({ step: 'review' })
    expect(button('Request this tour').hasAttribute('aria-disabled')).toBe(false)
    expect(button('Back').hasAttribute('aria-disabled')).toBe(false)
  })
})

describe('[API-06] a tour that was requested', () => {
  it('is announced, with when it is and where the email went', async () => {
    await show({ step: 'requested', receipt })
    const said = screen.getByRole('status')
    expect(within(said).getByRole('heading', { level: 3 }).textContent).toBe('Check your email')
    expect(said.textContent).toContain('with the link we emailed to ann.chen@example.com:')
    expect(said.textContent).toContain('Mon, Nov 23 at 2 PM Pacific Time')
    expect(said.textContent).toContain('The tour isn’t confirmed yet.')
  })

  it('is not announced without a receipt', async () => {
    await show({ step: 'requested' })
    expect(screen.queryByRole('status')).toBeNull()
    expect(buttons()).toEqual(['Close', 'Done'])
  })
})

describe('[API-06] a request that failed', () => {
  it.each([
    ['choosing', { code: 'timeGone' }, 'That time was just taken. Please choose another one.'],
    ['review', { code: 'offline' }, 'Please check your connection and try again.'],
    ['review', { code: 'failed' }, 'Something went wrong. Please try again.'],
    ['unavailable', { code: 'failed' }, 'We couldn’t load the open times. Please try again.'],
    ['review', { code: 'refused', detail: 'Too soon.' }, 'Too soon.'],
    ['review', { code: 'tooMany', retryAfterSeconds: 3600 }, 'Too many requests. Please try again in 60 minutes.'],
    [
      'review',
      { code: 'openAlready' },
      'You already have two open requests for this home. Please answer the emails about them first.',
    ],
  ] as const)('while %s: %j is said', async (step, problem, words) => {
    await show({ step, problem })
    expect(screen.getByRole('alert').textContent).toBe(words)
  })

  it('is announced again when the same problem comes again', async () => {
    const problem = { code: 'offline' } as const
    const again = await show({ step: 'review', problem })
    const first = screen.getByRole('alert')
    again({ step: 'review', problem })
    expect(screen.getByRole('alert')).toBe(first)
    press('Request this tour')
    expect(screen.getByRole('alert')).not.toBe(first)
    expect(focused()?.textContent).toBe('Please check your connection and try again.')
  })
})

describe('[API-06] the focus', () => {
  it('is left to the dialog in the first step', async () => {
    await show({})
    expect(scrollTo).not.toHaveBeenCalled()
    expect((focused() as HTMLInputElement).name).not.toBe('day')
  })

  it.each([
    ['contact', 'choosing', 'Sat, Nov 21'],
    ['choosing', 'contact', 'Your contact details'],
    ['contact', 'review', 'Does this look right?'],
    ['review', 'requested', 'Check your email'],
  ] as const)('goes from %s to the start of %s: %s', async (before, step, words) => {
    const again = await show({ step: before })
    again({ step, receipt })
    expect(focused()?.getAttribute('aria-label') ?? focused()?.textContent).toBe(words)
    expect(scrollTo.mock.calls).toEqual([[0, 0]])
  })

  it('stays where it is while the step does', async () => {
    const again = await show({ step: 'contact' })
    field(/^Email/).focus()
    again({ step: 'contact', contact: { ...ann, email: 'a' } })
    expect(focused()).toBe(field(/^Email/))
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('goes to the first field that the server refuses', async () => {
    const again = await show({ step: 'review' })
    const issues = [{ field: 'email' as const, message: 'should look like name@example.com' }]
    again({ step: 'contact', problem: { code: 'refusedFields', issues } })
    expect(focused()).toBe(field(/^Email/))
  })

  it('goes to the reason why another time has to be chosen', async () => {
    const again = await show({ step: 'loading' })
    again({ step: 'choosing', problem: { code: 'timeGone' } })
    expect(focused()?.textContent).toBe('That time was just taken. Please choose another one.')
  })
})
