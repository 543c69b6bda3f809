import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { missingIn } from '#machines/access-gate/lead.ts'
import { gateProblemWords } from '#src/content/gate.ts'
import { GateView } from '#src/pages/property/gate-view.tsx'

type Props = ComponentProps<typeof GateView>

const values = { password: '', email: '', first_name: '', last_name: '', phone: '', company: '' }
const everything: Props['asked'] = { password: true, fields: ['email', 'first_name', 'last_name', 'phone', 'company'] }
const gate = (props: Partial<Props> = {}) => (
  <GateView
    asked={everything}
    values={values}
    busy={false}
    problem={null}
    onChange={() => {}}
    onSubmit={() => {}}
    {...props}
  />
)
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)

// jsdom has none.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(cleanup)

describe('the gate’s form', () => {
  it("[GATE-01] is titled 'Access Required' when a password is needed", () => {
    render(gate())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Access Required')
  })

  it("[GATE-01] is titled 'Contact Information' otherwise", () => {
    render(gate({ asked: { password: false, fields: ['email'] } }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Information')
  })

  it.each([
    [
      { role: 'agent', name: 'Marisol Vega', company: 'Ridge & Bay Realty' },
      'Hosted by Marisol Vega, Ridge & Bay Realty',
    ],
    [{ role: 'owner', name: 'Theo Lindqvist', company: null }, 'Hosted by Theo Lindqvist'],
  ] as const)('[PROP-20] names the host: %o', (host, words) => {
    render(gate({ host }))
    expect(screen.getByText(/^Hosted by/).textContent).toBe(words)
  })

  it('[PROP-20] doesn’t mention a host who isn’t named', () => {
    render(gate({ host: null }))
    expect(screen.queryByText(/Hosted by/)).toBeNull()
  })

  it('[GATE-02] has a required password field that password managers can fill', () => {
    render(gate({ asked: { password: true, fields: [] } }))
    const password = field(/^Password/)
    expect([password.type, password.required, password.autocomplete]).toEqual(['password', true, 'current-password'])
    expect(document.querySelectorAll('input')).toHaveLength(1)
  })

  it('[GATE-03] shows only the requested lead fields, in order', () => {
    render(gate({ asked: { password: false, fields: ['email', 'first_name', 'phone'] } }))
    expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['email', 'first_name', 'phone'])
  })

  it('[GATE-03] marks every field as required except the company', () => {
    render(gate())
    const required = [...document.querySelectorAll('input')].map((input) => [input.name, input.required])
    expect(required.filter(([, isRequired]) => !isRequired)).toEqual([['company', false]])
    expect(screen.getByText('Company').textContent).toBe('Company')
    expect(screen.getByText('Phone').textContent).toBe('Phone *')
  })

  it('[GATE-03] [GATE-04] reports a missing company when it is requested, though it isn’t marked as required', () => {
    render(gate({ problem: { code: 'missing', fields: ['company'] } }))
    const marked = [...document.querySelectorAll('input')].filter(
      (input) => input.getAttribute('aria-invalid') === 'true',
    )
    expect(marked.map(({ name }) => name)).toEqual(['company'])
    expect(screen.getByRole('alert').textContent).toBe('Please fill in the required fields: company')
  })

  it('[GATE-04] reports missing fields in a form without a company, and doesn’t report the company', () => {
    const asked = { password: false, fields: ['email', 'phone'] } satisfies Props['asked']
    render(gate({ asked, problem: { code: 'missing', fields: missingIn({ ...asked, lead: true }, values) } }))
    const marked = [...document.querySelectorAll('input')].filter(
      (input) => input.getAttribute('aria-invalid') === 'true',
    )
    expect(marked.map(({ name }) => name)).toEqual(['email', 'phone'])
    expect(screen.getByRole('alert').textContent).toBe('Please fill in the required fields: email, phone')
    expect(screen.queryByLabelText(/^Company/)).toBeNull()
  })

  it('reports the field and text that are typed', () => {
    const onChange = vi.fn()
    render(gate({ onChange }))
    fireEvent.change(field(/^Last name/), { target: { value: 'Chen' } })
    expect(onChange.mock.calls).toEqual([['last_name', 'Chen']])
  })
})

describe('the gate’s messages', () => {
  it("[GATE-07] read 'Verifying...' while it is busy; it keeps its focus, and submits only once", () => {
    const onSubmit = vi.fn()
    render(gate({ busy: true, onSubmit }))
    const button = screen.getByRole('button', { name: 'Verifying...' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
    submit()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('[GATE-04] name the missing fields in the red box and under each of them', () => {
    render(gate({ problem: { code: 'missing', fields: ['password', 'first_name'] } }))
    expect(screen.getByRole('alert').textContent).toBe('Please fill in the required fields: password, first name')
    const firstName = field(/^First name/)
    expect(firstName.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(firstName.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter your first name',
    )
    expect(field(/^Phone/).hasAttribute('aria-invalid')).toBe(false)
  })

  it('[GATE-05] link the sentence about the address to the email field', () => {
    render(gate({ problem: { code: 'email' } }))
    const described = document.getElementById(field(/^Email/).getAttribute('aria-describedby') ?? '')
    expect(described).toBe(screen.getByRole('alert'))
    expect(described?.textContent).toBe('Please enter a valid email address')
  })

  it('[GATE-08] say when the next attempt makes sense', () => {
    render(gate({ problem: { code: 'wrongPassword', retryAfterSeconds: 840 } }))
    expect(screen.getByRole('alert').textContent).toBe(
      'Wrong password. Try again.Too many attempts. Try again in 14 minutes.',
    )
  })

  it.each([
    ['[GATE-08]', { code: 'wrongPassword' }, 'Wrong password. Try again.'],
    ['[GATE-09]', { code: 'leadFailed' }, 'Failed to submit lead information. Please try again.'],
    [
      '[GATE-09]',
      {
        code: 'leadIssues',
        issues: [
          { field: 'email', message: 'is taken' },
          { field: 'phone', message: 'is too long' },
        ],
      },
      'Validation errors: email: is taken, phone: is too long',
    ],
    ['[GATE-09]', { code: 'leadIssue', message: 'no' }, 'Validation error: no'],
    ['[GATE-09]', { code: 'leadInvalid' }, 'Please check your information and try again.'],
    ['[GATE-09]', { code: 'unexpected' }, 'An error occurred. Please try again.'],
  ] as const)('%s %o reads %s', (_, problem, sentence) => {
    expect(gateProblemWords(problem as Parameters<typeof gateProblemWords>[0])).toBe(sentence)
  })
})

describe('the focus', () => {
  it('moves to the first invalid field when a problem arrives', () => {
    const { rerender } = render(gate())
    rerender(gate({ problem: { code: 'missing', fields: ['last_name', 'email'] } }))
    expect(document.activeElement).toBe(field(/^Email/))
  })

  it.each([
    [{ code: 'wrongPassword' }, /^Password/],
    [{ code: 'leadIssues', issues: [{ field: 'phone', message: 'is too long' }] }, /^Phone/],
  ] as const)('moves to the field with the problem %o', (problem, label) => {
    const { rerender } = render(gate())
    rerender(gate({ problem: problem as Props['problem'] }))
    expect(document.activeElement).toBe(field(label))
  })

  it('moves there again when the same mistake is made twice, and stays while the visitor types', () => {
    const problem: Props['problem'] = { code: 'email' }
    const { rerender } = render(gate({ problem }))
    field(/^Phone/).focus()
    rerender(gate({ problem, values: { ...values, phone: '1' } }))
    expect(document.activeElement).toBe(field(/^Phone/))
    submit()
    expect(document.activeElement).toBe(field(/^Email/))
  })

  it('stays where it is when no field is invalid', () => {
    const { rerender } = render(gate())
    screen.getByRole('button').focus()
    rerender(gate({ problem: { code: 'leadFailed' } }))
    expect(document.activeElement).toBe(screen.getByRole('button'))
  })
})
