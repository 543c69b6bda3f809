import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ListingReportView } from '#src/widgets/listing-report/listing-report-view.tsx'
import { ReportListing } from '#src/widgets/listing-report/report-listing.tsx'
import { withoutMeasures } from '../support/unmeasured.ts'

type Props = ComponentProps<typeof ListingReportView>

const empty: Props['values'] = { reason: null, details: '', email: '' }

function show(props: Partial<Props> = {}) {
  const calls = { onReason: vi.fn(), onChange: vi.fn(), onSend: vi.fn(), onClose: vi.fn() }
  const view = (more: Partial<Props>) => (
    <ListingReportView step="form" busy={false} values={empty} problem={null} {...calls} {...more} />
  )
  const { rerender } = render(view(props))
  return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
}
const dialog = () => screen.getByRole('dialog', { name: 'Report this listing' })
const reason = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const details = () => screen.getByLabelText<HTMLTextAreaElement>(/^Details/)
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/)
const buttons = () => [...document.querySelectorAll('button')]
const button = (name: string) =>
  buttons().find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name) as HTMLButtonElement
const submit = () => fireEvent.submit(details().form as HTMLFormElement)
const describing = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => {
  withoutMeasures()
  // jsdom has none.
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[PROP-22] the form of a report', () => {
  it('asks for a reason out of five, none of them chosen first, and for no more', () => {
    show()
    const reasons = within(dialog()).getByRole('group', { name: 'What’s wrong?' })
    const radios = within(reasons).getAllByRole<HTMLInputElement>('radio')
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Incorrect information',
      'Not actually available',
      'Suspected scam',
      'Discriminatory language',
      'Something else',
    ])
    expect(radios.map(({ name, checked }) => [name, checked])).toEqual(radios.map(() => ['reason', false]))
    expect(reasons.hasAttribute('aria-describedby')).toBe(false)
    expect(radios.some((radio) => radio.hasAttribute('aria-invalid'))).toBe(false)
    expect([details().required, email().required]).toEqual([false, false])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes an email address of 254 characters and details of 2000, and is filled in by the browser', () => {
    show()
    expect([email().type, email().name, email().autocomplete, email().maxLength]).toEqual([
      'email',
      'email',
      'email',
      254,
    ])
    expect([details().name, details().maxLength]).toEqual(['details', 2000])
    expect(describing(email())).toBe('For a receipt, and in case we have a question.')
    expect(describing(details())).toBe('What should we look at?')
  })

  it.each([
    ['scam', 'Details (optional)', false],
    ['other', 'Details *', true],
  ] as const)('with the reason %s has the field %s', (chosen, label, isRequired) => {
    show({ values: { ...empty, reason: chosen } })
    expect(details().labels?.[0]?.textContent).toBe(label)
    expect(details().required).toBe(isRequired)
  })

  it('says how much room is left for details when little is', () => {
    const { again } = show({ values: { ...empty, details: 'x'.repeat(1800) } })
    expect(screen.queryByText(/left$/)).toBeNull()
    again({ values: { ...empty, details: 'x'.repeat(1998) } })
    expect(screen.getByText('2 characters left')).toBeTruthy()
    again({ values: { ...empty, details: 'x'.repeat(1999) } })
    expect(screen.getByText('1 character left')).toBeTruthy()
  })

  it('shows what was entered, and reports what is chosen, typed and sent', () => {
    const { onReason, onChange, onSend, onClose } = show({
      values: { reason: 'scam', details: 'It was sold.', email: 'ann@example.com' },
    })
    expect([reason('Suspected scam').checked, reason('Something else').checked]).toEqual([true, false])
    expect([details().value, email().value]).toEqual(['It was sold.', 'ann@example.com'])
    fireEvent.click(reason('Something else'))
    fireEvent.change(details(), { target: { value: 'It is sold.' } })
    fireEvent.change(email(), { target: { value: 'ann.chen@example.com' } })
    expect(onReason.mock.calls).toEqual([['other']])
    expect(onChange.mock.calls).toEqual([
      ['details', 'It is sold.'],
      ['email', 'ann.chen@example.com'],
    ])
    expect(onSend).not.toHaveBeenCalled()
    expect(button('Send report').type).toBe('submit')
    expect(submit(), 'the browser would load another page').toBe(false)
    expect(onSend).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(button('Close'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('can’t be changed or sent again while it is being sent', () => {
    const { onReason, onSend } = show({ busy: true, values: { ...empty, reason: 'scam' } })
    expect(button('Sending...').getAttribute('aria-disabled')).toBe('true')
    expect(button('Send report')).toBeUndefined()
    expect([details().readOnly, email().readOnly]).toEqual([true, true])
    fireEvent.click(reason('Something else'))
    submit()
    expect([onReason.mock.calls.length, onSend.mock.calls.length]).toEqual([0, 0])
  })

  it('is editable and has a plain button otherwise', () => {
    show()
    expect(button('Send report').hasAttribute('aria-disabled')).toBe(false)
    expect([details().readOnly, email().readOnly]).toEqual([false, false])
  })

  it('says under each field what is wrong with it, and moves the focus to the first of them', () => {
    const { again } = show()
    again({ problem: { code: 'fields', fields: ['reason', 'details', 'email'] } })
    const reasons = screen.getByRole('group', { name: 'What’s wrong?' })
    expect(describing(reasons)).toBe('Please choose a reason')
    expect(reason('Suspected scam').getAttribute('aria-invalid')).toBe('true')
    expect(describing(details())).toBe('Please tell us what’s wrong What should we look at?')
    expect(details().getAttribute('aria-invalid')).toBe('true')
    expect(describing(email())).toBe(
      'Please enter a valid email address For a receipt, and in case we have a question.',
    )
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(reason('Incorrect information'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows only what the server refused', () => {
    show({ problem: { code: 'refusedFields', issues: [{ field: 'email', message: 'is unknown' }] } })
    expect(describing(email())).toBe('Email is unknown For a receipt, and in case we have a question.')
    expect(details().hasAttribute('aria-invalid')).toBe(false)
    expect(reason('Suspected scam').hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    [{ code: 'offline' }, 'Please check your connection and try again.'],
    [
      { code: 'tooMany', retryAfterSeconds: 3600 },
      'You’ve sent several reports already. Please try again in 60 minutes.',
    ],
  ] as const)('has a box for %o, which takes the focus at each try', (problem, sentence) => {
    const { again } = show()
    again({ problem })
    const box = screen.getByRole('alert')
    expect(box.textContent).toBe(sentence)
    expect(document.activeElement?.contains(box)).toBe(true)
    email().focus()
    again({ problem, values: { ...empty, email: 'a' } })
    expect(document.activeElement, 'typing moves no focus').toBe(email())
    submit()
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
  })
})

describe('[PROP-22] a report that was sent', () => {
  it('is thanked for, which is announced and focused, and there is nothing more to fill in', () => {
    const { onClose } = show({ step: 'sent', values: { ...empty, reason: 'scam' } })
    const title = screen.getByRole('heading', { name: 'Thank you for your report' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByRole('status').contains(title)).toBe(true)
    expect(screen.getByText(/^We received it/).textContent?.trim()).toBe('We received it and will look into it.')
    expect(screen.queryByRole('radio')).toBeNull()
    fireEvent.click(button('Done'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says which address a question would go to', () => {
    show({ step: 'sent', values: { ...empty, reason: 'scam', email: ' ann@example.com ' } })
    expect(screen.getByText(/^We received it/).textContent).toBe(
      'We received it and will look into it. If we have a question, we’ll email ann@example.com.',
    )
  })
})

describe('[PROP-22] reporting a listing', () => {
  const answers: Response[] = []
  const asked: Request[] = []
  beforeEach(() => {
    answers.length = asked.length = 0
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push(request)
      return answers.shift() ?? Response.error()
    })
  })
  const open = async () => {
    render(
      <ReportListing propertyId={4}>
        {(onReport) => (
          <button type="button" onClick={onReport}>
            Report
          </button>
        )}
      </ReportListing>,
    )
    expect(document.querySelector('[role=dialog]')).toBeNull()
    fireEvent.click(screen.getByText('Report'))
    await screen.findByRole('dialog', { name: 'Report this listing' })
  }

  it('sends what was entered to the listing’s address once, and the next report starts empty', async () => {
    answers.push(Response.json({ success: true }))
    await open()
    fireEvent.click(reason('Something else'))
    fireEvent.change(details(), { target: { value: ' The pool is gone. ' } })
    fireEvent.change(email(), { target: { value: 'ann@example.com' } })
    submit()
    expect(button('Sending...')).toBeTruthy()
    submit()
    await screen.findByRole('heading', { name: 'Thank you for your report' })
    expect(asked.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/api/v1/public/properties/4/reports'],
    ])
    expect(await asked[0]?.json()).toEqual({
      reason: 'other',
      details: 'The pool is gone.',
      email: 'ann@example.com',
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(screen.getByText(/we’ll email ann@example.com\.$/)).toBeTruthy()
    fireEvent.click(button('Done'))
    expect(document.querySelector('[role=dialog]')).toBeNull()
    fireEvent.click(screen.getByText('Report'))
    expect([details().value, email().value, reason('Something else').checked]).toEqual(['', '', false])
  })

  it('asks for a reason before anything is sent, and keeps the form when the server can’t be reached', async () => {
    await open()
    submit()
    expect(screen.getByText('Please choose a reason')).toBeTruthy()
    expect(asked).toEqual([])
    fireEvent.click(reason('Suspected scam'))
    expect(screen.queryByText('Please choose a reason')).toBeNull()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Please check your connection and try again.')
    expect(reason('Suspected scam').checked).toBe(true)
    fireEvent.click(button('Close'))
    expect(document.querySelector('[role=dialog]')).toBeNull()
    fireEvent.click(screen.getByText('Report'))
    expect(reason('Suspected scam').checked).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
