import { allFakers } from '@faker-js/faker'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AskedContact } from '#assistant/contact/asked-contact.ts'
import { readContact } from '#assistant/contact/read-contact.ts'
import { tries } from '#tests/support/random.ts'
import { sampleOf } from '#tests/support/sample.ts'

const locales = [
  ...['en', 'en_GB', 'en_GH', 'en_IE', 'en_IN', 'en_NG', 'en_ZA', 'es', 'es_MX', 'fr', 'de', 'it', 'pt_BR', 'nl', 'pl'],
  ...['sv', 'tr', 'vi', 'id_ID', 'da', 'nb_NO', 'fi', 'hu', 'ro', 'cs_CZ', 'hr', 'lv', 'sk', 'af_ZA'],
] as (keyof typeof allFakers)[]

/** Common words: a name like that is recognized only when the email address spells it. */
const words = ['Name', 'Mine', 'Nine', 'An', 'Has']
/** Faker capitalizes some family names wrongly: `Kardache soto`. */
const isWritten = (name: string) => !/ (?!(?:de|la|van|von|der|del|y|da|do|dos|den|ter|di|e) )\p{Ll}/u.test(name)

const names = [
  ...new Set(
    locales.flatMap((locale) => {
      const faker = allFakers[locale]
      faker.seed(20_261_124)
      return Array.from({ length: 200 }, () => `${faker.person.firstName()} ${faker.person.lastName()}`)
    }),
  ),
].filter((name) => isWritten(name) && !name.split(' ').some((word) => words.includes(word)))

const small = (text: string) => text.toLowerCase()
// Lowercasing separates the dot of `İ`.
const loud = (text: string) => text.toUpperCase().normalize('NFC')
const same = (text: string) => text

/** How people write a name; the address spells no name, so it doesn't help. */
const layouts: [string, AskedContact, (name: string, cased: (text: string) => string) => string][] = [
  ['alone, as an answer', 'name', (name, cased) => cased(name)],
  ['a polite answer', 'name', (name, cased) => cased(`sure, it's ${name}.`)],
  ['before an address', null, (name, cased) => `${cased(name)} x4q7@example.com`],
  ['before an address and a number', null, (name, cased) => `${cased(name)}, x4q7@example.com, 415 555 0199`],
  ['on lines of its own', null, (name, cased) => `${cased(name)}\nx4q7@example.com\n(415) 555-0199`],
  ['after an address', null, (name, cased) => `x4q7@example.com, ${cased(name)}`],
  ['between slashes', null, (name, cased) => `x4q7@example.com/${cased(name)}/4155550199`],
  ['after a time', null, (name, cased) => `${cased('Tuesday at 3pm')}, ${cased(name)}, x4q7@example.com`],
  ['after “my name is”', null, (name, cased) => cased(`my name is ${name}`)],
  ['after “put it under”', null, (name, cased) => cased(`put it under ${name} please`)],
  ['after “me llamo”', null, (name, cased) => cased(`me llamo ${name}`)],
]

describe('[API-06] names of many languages', () => {
  it('are at least five thousand', () => expect(names.length).toBeGreaterThanOrEqual(5000))

  const cases = names.map((name, place) => ({ name, cased: [same, small, loud][place % 3] ?? same }))
  it.each(layouts.map((layout, place) => [...layout, place] as const))('%s', (_, asked, written, place) => {
    const missed = sampleOf(cases, 16, place).filter(({ name, cased }) => {
      const compare = cased === same ? same : loud
      return compare(readContact(written(name, cased), asked).name ?? '') !== compare(name)
    })
    expect(missed).toEqual([])
  })

  it('are read in any layout, and no part of them is read as a time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.constantFrom(...layouts), (name, [, asked, written]) => {
        const { name: read, rest } = readContact(written(name, same), asked)
        expect(read).toBe(name)
        for (const part of name.split(' ')) expect(rest.split(/[^\p{L}\p{M}'-]+/u)).not.toContain(part)
      }),
      tries(300),
    )
  })
})

describe('[API-06] random text', () => {
  it('has no contact details left after they are taken out', () => {
    const piece = fc.oneof(
      fc.constantFrom('Tuesday at 3', 'is there parking?', 'yes', 'the second one', ', ', '\n', 'my name is ', "I'm "),
      fc.constantFrom('jo@march.com', '415 555 0199', 'Jo March', 'ann at chen dot com', 'tim@cook'),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const message = pieces.join(' ')
        const { name, email, phone, rest, places } = readContact(message, 'details')
        for (const place of [places.name, places.email, places.phone])
          if (place) expect(place.end).toBeLessThanOrEqual(message.length)
        if (email) expect(rest).not.toContain(email)
        if (phone) expect(rest.replaceAll(/\D/g, '')).not.toContain(`${phone.replaceAll(/\D/g, '')}0000`)
        if (name) expect(name.trim()).toBe(name)
      }),
      tries(200),
    )
  })
})
