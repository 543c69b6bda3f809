import { describe, expect, it } from 'vitest'
import { isEmail } from '#domain/email.ts'

describe('[GATE-05] an email address', () => {
  it.each(['ann.chen@example.com', ' ann@example.com\n', 'ann+tours@mail.example.co.uk', 'änn@bücher.example'])(
    'is %j',
    (text) => {
      expect(isEmail(text)).toBe(true)
    },
  )

  it.each([
    '',
    ' ',
    'ann',
    'ann@example',
    '@example.com',
    'ann@.com',
    'ann@example.',
    'ann@@example.com',
    'ann chen@example.com',
    'ann@exam ple.com',
    'ann\u0000@example.com',
  ])('isn’t %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})
