import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { requestProblemWords } from '#src/content/demo-request.ts'
import { RequestForm } from '#src/pages/request/request-form.tsx'
import { RequestView } from '#src/pages/request/request-view.tsx'
import { SubmittedView } from '#src/pages/request/submitted-view.tsx'

type Props = ComponentProps<typeof RequestForm>

const contactEmail = 'hello@agency.example'
const nobody = { name: '', email: '', phone: '', goals: '', website: '' }
const ann = { ...nobody, name: 'Ann', email: 'ann@example.com', phone: '555 0100', goals: 'Sleep.' }
const form = (props: Partial<Props> = {}) => (
  <RequestForm
    values={nobody}
    ready={false}
    busy={false}
    problem={null}
    contactEmail={contactEmail}
    onChange={() => {}}
    onSubmit={() => {}}
    {...props}
  />
)
const refused = (more: object = {}) => ({ code: 'refused' as const, status: 500, issues: [], ...more })
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button')
const submit = () => fireEvent.submit(screen.getByRole('form'))
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

beforeAll(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(cleanup)

describe('the request form', () => {
  it("[REQ-01] is headed 'For individuals and Teams'", () => {
    render(<RequestView contactEmail={contactEmail}>{form()}</RequestView>)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For individuals and Teams')
    for (const link of screen.getAllByRole('link', { name: contactEmail }))
      expect(link.getAttribute('href')).toBe(`mailto:${contactEmail}`)
  })

  it('[REQ-01] has four required fields, each with a label and autocomplete', () => {
    render(form())
    const fields = [/^Name/, /^Email/, /^Phone number/, /^Goals/].map(field)
    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['goals', 'textarea', ''],
    ])
    expect(fields.every(({ required }) => required)).toBe(true)
    expect(descriptionOf(field(/^Goals/))).toEqual([expect.stringContaining('how many homes')])
  })

  it('hides one field from people: visually, from the keyboard, screen readers and autofill', () => {
    render(form())
    const hidden = document.querySelector<HTMLInputElement>('[name=website]')
    expect([hidden?.tabIndex, hidden?.autocomplete]).toEqual([-1, 'off'])
    expect(hidden?.closest('[aria-hidden=true]')?.className).toBe('sr-only')
    expect(screen.queryByRole('textbox', { name: /empty/ })).toBeNull()
  })

  it('reports the field and text that are typed', () => {
    const onChange = vi.fn()
    render(form({ onChange }))
    fireEvent.change(field(/^Phone/), { target: { value: '5' } })
    fireEvent.change(field(/^Goals/), { target: { value: 'Sleep.' } })
    expect(onChange.mock.calls).toEqual([
      ['phone', '5'],
      ['goals', 'Sleep.'],
    ])
  })

  it('reports text that was typed before its scripts loaded', () => {
    const onChange = vi.fn()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(form())
    const early = container.querySelector<HTMLInputElement>('[name=email]')
    if (early) early.value = 'ann@example.com'
    render(form({ onChange }), { container, hydrate: true })
    expect(onChange.mock.calls).toEqual([['email', 'ann@example.com']])
    container.remove()
  })
})

describe('the submit button', () => {
  it("[REQ-02] reads 'Submit Request' and is disabled until all four fields have text", () => {
    const onSubmit = vi.fn()
    const { rerender } = render(form({ onSubmit }))
    expect([button().textContent, button().disabled]).toEqual(['Submit Request', true])
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
    rerender(form({ onSubmit, values: ann, ready: true }))
    expect(button().disabled).toBe(false)
    submit()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it("[REQ-02] reads 'Submitting...' during the request, keeps its focus, and submits only once", () => {
    const onSubmit = vi.fn()
    render(form({ values: ann, busy: true, onSubmit }))
    expect([button().textContent, button().disabled]).toEqual(['Submitting...', false])
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(field(/^Name/).readOnly).toBe(true)
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('the page’s messages', () => {
  it('[REQ-05] name the team’s address, keep the typed text and take the focus', () => {
    render(form({ values: ann, ready: true, problem: refused() }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Failed to submit form. Please try again or email us directly at hello@agency.example',
    )
    expect([/^Name/, /^Email/, /^Phone/, /^Goals/].map((label) => field(label).value)).toEqual([
      'Ann',
      'ann@example.com',
      '555 0100',
      'Sleep.',
    ])
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it.each([{ code: 'offline' as const }, { code: 'failed' as const }, refused({ status: 422 })])(
    '[REQ-05] are shown for %o',
    (problem) => {
      expect(requestProblemWords(problem, contactEmail)).toMatch(/^Failed to submit form\./)
    },
  )

  it('are linked to their field, and the focus moves to the first such field', () => {
    const issues = [
      { field: 'goals', message: 'should have at most 4000 characters' },
      { field: 'phone', message: 'must not be empty' },
    ]
    render(form({ values: ann, ready: true, problem: refused({ status: 422, issues }) }))
    expect(document.activeElement).toBe(field(/^Phone/))
    expect(descriptionOf(field(/^Phone/))).toEqual(['Phone number must not be empty'])
    expect(descriptionOf(field(/^Goals/))[0]).toBe('Goals should have at most 4000 characters')
    expect(field(/^Name/).hasAttribute('aria-invalid')).toBe(false)
  })

  it('show an invalid address under its field, and the focus moves there again on the next submit', () => {
    render(form({ values: ann, ready: true, problem: { code: 'email' } }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(descriptionOf(field(/^Email/))).toEqual(['Please enter a valid email address'])
    button().focus()
    submit()
    expect(document.activeElement).toBe(field(/^Email/))
  })

  it('say when the next attempt makes sense', () => {
    render(form({ problem: refused({ status: 429, retryAfterSeconds: 1790 }) }))
    expect(screen.getByRole('alert').textContent).toContain('You can send another request in 30 minutes.')
  })
})

describe('the confirmation', () => {
  it('[REQ-04] promises a reply, mentions the spam folder, names an address, and links on', () => {
    const onAskAnew = vi.fn()
    render(<SubmittedView contactEmail={contactEmail} onAskAnew={onAskAnew} />)
    const heading = screen.getByRole('heading', { name: 'Request Submitted Successfully!' })
    expect(document.activeElement).toBe(heading)
    const [said] = descriptionOf(heading)
    for (const part of ['24-48 hours', 'spam folder', contactEmail]) expect(said).toContain(part)
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    fireEvent.click(screen.getByRole('button', { name: 'Submit Another Request' }))
    expect(onAskAnew).toHaveBeenCalledOnce()
  })
})
