import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { GateView } from '#src/pages/property/gate-view.tsx'

type Props = ComponentProps<typeof GateView>

const values = { password: '', email: '', first_name: '', last_name: '', phone: '', company: '' }
const everything: Props['asked'] = { password: true, fields: ['email', 'first_name', 'last_name', 'phone', 'company'] }

function show(props: Partial<Props> = {}) {
  const calls = { onChange: vi.fn(), onSubmit: vi.fn() }
  render(<GateView asked={everything} values={values} busy={false} problem={null} {...calls} {...props} />)
  return calls
}
const inputs = () => [...document.querySelectorAll('input')]
const input = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement
const button = () => screen.getByRole('button')
const described = (name: string) => {
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

// jsdom has none.
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {}
})
afterEach(cleanup)

describe('what the gate says', () => {
  const whatFor =
    'We save your details with the listing, and may share them with the owner or agent if you chat with Penny or ask for a tour.'

  it.each([
    [
      'a password',
      { password: true, fields: [] },
      'This listing is private. Enter the password you got with the link.',
      'View this home',
    ],
    [
      'a password and details',
      { password: true, fields: ['email'] },
      `This listing is private. Enter the password you got with the link, and tell us who’s visiting. ${whatFor}`,
      'View this home',
    ],
    [
      'details',
      { password: false, fields: ['email'] },
      `Tell us who’s visiting to see this home. ${whatFor}`,
      'Continue',
    ],
    ['nothing', { password: false, fields: [] }, 'We couldn’t open this listing. Please try again.', 'Try again'],
  ] as const)('[GATE-01] asking for %s', (_, { password, fields }, sentence, label) => {
    show({ asked: { password, fields: [...fields] } })
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(sentence)
    expect(button().textContent).toBe(label)
    expect(button().hasAttribute('aria-disabled')).toBe(false)
  })

  it('[GATE-04] has no box without a problem', () => {
    show()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(inputs().some((each) => each.hasAttribute('aria-invalid') || each.hasAttribute('aria-describedby'))).toBe(
      false,
    )
  })
})

describe('the gate’s fields', () => {
  const kindOf = (name: string) =>
    ['type', 'autocomplete', 'inputmode', 'autocapitalize', 'maxlength'].map((each) => input(name).getAttribute(each))

  it.each([
    ['[GATE-02]', 'password', ['password', 'current-password', null, null, '200']],
    ['[GATE-03]', 'email', ['email', 'email', 'email', 'none', '254']],
    ['[GATE-03]', 'first_name', ['text', 'given-name', null, null, '120']],
    ['[GATE-03]', 'last_name', ['text', 'family-name', null, null, '120']],
    ['[GATE-03]', 'phone', ['tel', 'tel', 'tel', null, '40']],
    ['[GATE-03]', 'company', ['text', 'organization', null, null, '120']],
  ])('%s %s is filled in by the browser, with the keys that it needs, no longer than allowed', (_, name, kind) => {
    show()
    expect(kindOf(name)).toEqual(kind)
  })

  it('[GATE-03] show what was typed, and report each change', () => {
    const { onChange } = show({ values: { ...values, password: 'harbor-light', phone: '415' } })
    expect(inputs().map(({ value }) => value)).toEqual(['harbor-light', '', '', '', '415', ''])
    for (const { name } of inputs()) fireEvent.change(input(name), { target: { value: `my ${name}` } })
    expect(onChange.mock.calls).toEqual([
      ['password', 'my password'],
      ['email', 'my email'],
      ['first_name', 'my first_name'],
      ['last_name', 'my last_name'],
      ['phone', 'my phone'],
      ['company', 'my company'],
    ])
  })

  it('[GATE-07] can’t be changed while they are being sent, and can before', () => {
    show({ busy: true })
    expect(inputs().map(({ readOnly }) => readOnly)).toEqual(inputs().map(() => true))
    cleanup()
    show()
    expect(inputs().map(({ readOnly }) => readOnly)).toEqual(inputs().map(() => false))
  })

  it('[GATE-07] are sent by their button, and the page stays', () => {
    const { onSubmit } = show()
    expect(button().getAttribute('type')).toBe('submit')
    expect(fireEvent.submit(input('email').form as HTMLFormElement)).toBe(false)
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

describe('what is wrong', () => {
  const invalid = () => inputs().flatMap((each) => (each.getAttribute('aria-invalid') === 'true' ? each.name : []))

  it.each([
    ['[GATE-05]', { code: 'email' }, ['email'], ['Please enter a valid email address']],
    ['[GATE-08]', { code: 'wrongPassword' }, ['password'], ['Wrong password. Try again.']],
    [
      '[GATE-09]',
      { code: 'leadIssues', issues: [{ field: 'phone', message: 'is too long' }] },
      ['phone'],
      ['is too long'],
    ],
    ['[GATE-09]', { code: 'leadFailed' }, [], undefined],
    ['[GATE-09]', { code: 'unexpected' }, [], undefined],
  ] as const)('%s of %o is marked at its field alone, which says it', (_, problem, names, words) => {
    show({ problem: problem as Props['problem'] })
    expect(invalid()).toEqual(names)
    if (names[0]) expect(described(names[0])).toEqual(words)
    else expect(inputs().some((each) => each.hasAttribute('aria-describedby'))).toBe(false)
    expect(screen.getByRole('alert')).toBeTruthy()
  })

  it('[GATE-08] has a second line only where the next attempt has to wait', () => {
    show({ problem: { code: 'wrongPassword' } })
    expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(1)
  })
})
