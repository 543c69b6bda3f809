import { describe, expect, it } from 'vitest'
import { greetingName } from '#server/mail/emails/names.ts'

describe('[API-06] a greeting', () => {
  it.each([
    ['Rosa Gutierrez', 'Rosa'],
    ['  Ann   Chen ', 'Ann'],
    ['José Luis García', 'José'],
    ['mary ann smith', 'mary'],
  ])('of %s is by the first name', (name, greeting) => {
    expect(greetingName(name)).toBe(greeting)
  })

  it.each([
    ['a single word', 'Rosa'],
    ['an initial', 'R. Gutierrez'],
    ['an initial without a period', 'R Gutierrez'],
    ['a title', 'Dr. Rosa Gutierrez'],
    ['the last name first', 'Gutierrez, Rosa'],
    ['two people', 'Ann and Bob Chen'],
    ['two people with a sign', 'Ann & Bob Chen'],
    ['two people in Spanish', 'Rosa y Luis Gutierrez'],
    ['a company', 'Ridge & Bay Realty'],
    ['a name that isn’t known', 'Xq Gutierrez'],
    ['someone who gave none', ''],
  ])('keeps the whole name of %s', (_, name) => {
    expect(greetingName(name)).toBe(name || 'A visitor')
  })

  it('contains no link', () => {
    expect(greetingName('Rosa https://bad.example/x')).toBe('Rosa')
    expect(greetingName('Rosa bad.example')).toBe('Rosa')
  })
})
