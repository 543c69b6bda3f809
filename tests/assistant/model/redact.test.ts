import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownContact, redacted, withoutContacts } from '#assistant/model/redact.ts'
import { processorTimer } from '#tests/support/processor-time.ts'

const known: KnownContact = {
  emails: ['ann.chen@example.com'],
  phones: ['415.555.0142'],
  names: ['Ann Chen', 'Ann de la Cruz'],
  companies: ['Moss & Sons'],
}

describe('email addresses and phone numbers', () => {
  it.each([
    'Write to ann.chen@example.com please',
    'ANN.CHEN@EXAMPLE.COM',
    'mail ann+home@mail.example.co.uk!',
    'ann chen is ann.chen＠example.com',
    'ann\u200b.chen\u200b@example.com',
    'ann dot chen at example dot com',
    'ann.chen (at) example.com',
    'ann.chen [at] example [dot] com',
    '"ann"@example.com',
    'mailto:ann@example.com?subject=hi',
    'josé@correo.example',
  ])('are masked in %j', (text) => {
    const sent = withoutContacts(text)
    expect(sent).toContain('[email]')
    expect(sent).not.toMatch(/@|＠|example|correo/i)
  })

  it.each([
    '(415) 555-0142',
    '415-555-0142',
    '415.555.0142',
    '415 555 0142',
    '4155550142',
    '1 415 555 0142',
    '+1 (415) 555-0142',
    '+14155550142',
    '+44 20 7946 0958',
    '020 7946 0958',
    '+49 (0)30 123456',
    '+33 1 23 45 67 89',
    '555-0142',
    '４１５-５５５-０１４２',
    '4 1 5 5 5 5 0 1 4 2',
    'four one five, five five five, zero one four two',
  ])('are masked as a phone number: %s', (number) => {
    const sent = withoutContacts(`Call me at ${number}, ok?`)
    expect(sent).toBe('Call me at [phone], ok?')
  })

  it.each([
    'My budget is $4,500,000 or 4.5 million, at most 2500000.',
    'On 2026-11-25, 11/25/2026 or 09-30-2026 at 10:30.',
    '48 Alder Ridge Road, Mill Valley, CA 94941, built in 2019, 3,480 sq ft, 0.42 acre.',
    'Two of us, one dog, three cats; look at the house. Thanks',
    'Tours from 9:00 AM to 6:00 PM, 24 hours’ notice, $290 a month.',
    'I can be at the house by 5. Or at noon.',
  ])('aren’t found in the rest: %s', (text) => expect(withoutContacts(text)).toBe(text))
})

describe('known details of the visitor', () => {
  const hide = (text: string) => redacted(text, known)

  it.each([
    ['I am Ann Chen.', 'I am [name].'],
    ['ANN here again', '[name] here again'],
    ['Ms. chen’s dog', 'Ms. [name]’s dog'],
    ['the Anniversary of Chenille', 'the Anniversary of Chenille'],
    ['Ann de la Cruz', '[name]'],
    ['de la', 'de la'],
    ['from moss & sons', 'from [company]'],
    ['4155550142 or 415/555/0142', '[phone] or [phone]'],
  ])('are masked: %j becomes %j', (text, sent) => expect(hide(text)).toBe(sent))

  it('are masked with characters that are special in regular expressions', () => {
    const odd = { emails: ['a.*b(@x'], phones: ['('], names: ['A+ (B', '\\', 'Anne-Marie', '-'], companies: ['[x'] }
    expect(redacted('a.*b(@x, A+ (B, anne-marie and [x', odd)).not.toMatch(/a\.\*b|A\+|\[x|anne/)
  })

  it('never leave an email address of any shape', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        expect(redacted(`${before} ${email} ${after}`, known).toLowerCase()).not.toContain(email.toLowerCase())
      }),
    )
  })
})

it('take time linear in the length of the text', () => {
  const hostile = ['a@', 'a.a@a.', '1 ', '+1 ', '(1', '555-', 'one ', 'x at x dot ', 'Ann ']
  for (const piece of hostile) {
    const time = (count: number) => {
      const text = piece.repeat(count)
      const elapsed = processorTimer()
      redacted(text, known)
      return elapsed()
    }
    time(500)
    const [short, long] = [time(2_000), time(16_000)]
    // For eight times the text: linear time takes 8 times as long, quadratic 64 times.
    expect([piece, long < Math.max(short, 4) * 30]).toEqual([piece, true])
  }
})
