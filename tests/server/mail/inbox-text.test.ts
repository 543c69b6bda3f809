import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { personWanted } from '#server/chat/emails/person-wanted.ts'
import { demoRequested } from '#server/demos/emails/demo-requested.ts'
import { htmlText } from '#server/mail/emails/html.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'
import { nameOf } from '#server/mail/emails/names.ts'
import { smtp } from '#server/mail/smtp.ts'
import { processorTimeOf } from '#tests/support/processor-time.ts'
import { queuedEmail } from '../support/emails.ts'
import { startFakeSmtp } from '../support/fake-smtp.ts'

const marks = [0x61c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xad, 0xfeff]
const overrides = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

describe('a visitor’s text in a list of emails', () => {
  it.each([...marks, ...overrides])('loses the invisible character U+%s', (code) => {
    expect(inboxText(`An${String.fromCodePoint(code)}n Chen`)).toMatch(/^An ?n Chen$/)
  })

  it.each([
    ['Ann\r\nBcc: eve@evil.example', 'Ann Bcc: eve@evil example'],
    ['Ann\u2028Chen\u0085\u0000.', 'Ann Chen .'],
    ['Ann http://evil.example/?a=b now', 'Ann now'],
    ['Ann (HTTPS://evil.example)', 'Ann'],
    ['any+scheme://evil Ann', 'Ann'],
    ['www.evil.example Ann', 'Ann'],
    ['evil.example/login Ann', 'Ann'],
    ['evil.example:8080 evil.example?a evil.example#a', ''],
    ['mailto:eve@evil.example Ann', 'Ann'],
    ['Visit evil.example', 'Visit evil example'],
    ['Visit evil。example or evil．example', 'Visit evil example or evil example'],
    ['Visit e\u200bvil.exa\u00admple', 'Visit evil example'],
    ['Visit пример.рф', 'Visit пример рф'],
  ])('%j becomes %j', (text, expected) => {
    expect(inboxText(text)).toBe(expected)
    expect(inboxText(expected)).toBe(expected)
  })

  it.each(['J.R.R. Tolkien', 'Þórdís O’Neil-Smith Jr.', '15 St. James Ct #3B', 'A 1.5 bath', '李小龍', 'Wed 10:30 AM'])(
    '%j stays unchanged',
    (text) => {
      expect(inboxText(text)).toBe(text)
    },
  )

  it('is cleaned quickly, even when long and hostile', () => {
    // Quadratic patterns would take minutes.
    for (const part of ['a.', 'a.b', '.', ':', '/', 'www.', 'a.a ', '(', '\u200b', 'mailto', '\r\n'])
      expect(processorTimeOf(() => inboxText(part.repeat(80_000)), 2000)).toBeLessThan(2000)
  })

  it('isn’t empty when nothing of a name is left', () => {
    expect(nameOf('https://evil.example')).toBe('A visitor')
    expect(nameOf('\u202e\u200b')).toBe('A visitor')
  })
})

describe('an email about a visitor', () => {
  const name = 'Ann\u202e http://evil.example evil.com\r\nBcc: eve@example.com'
  const said = { form: 'short' as const, teamSize: null, phone: null, message: 'See evil.com' }

  it('shows none of their links in its subject, preview and name', () => {
    const demo = demoRequested({ ...said, name, email: 'ann@example.com' })
    expect(demo.subject).toBe('Ann evil com Bcc: eve@example com would like a demo')
    const head = htmlText(demo).split('<h1')[0]
    expect(head).toContain('>See evil com</div>')
    expect(head).not.toMatch(/evil[.]com|\u202e/)
  })

  it('keeps their contact address', () => {
    const contact = { name, email: 'ann@example.com', phone: '+1 415 555 0100' }
    const html = htmlText(
      personWanted({ address: '1 Test Lane, Testville', listingType: 'sale', contact, notes: [], said: 'Hi' }),
    )
    expect(html).toContain('>ann@example.com</td>')
    expect(html).not.toContain('http://evil.example')
  })

  it('has a clean subject, whatever its source', async () => {
    const server = await startFakeSmtp()
    const email = queuedEmail({ subject: `${name} would like to talk to you` })
    await smtp(server.url, { name: 'Penny', address: 'penny@pending.example' })(email, new AbortController().signal)
    const read = await PostalMime.parse(server.taken[0]?.content ?? '')
    expect(read.subject).toBe('Ann evil com Bcc: eve@example com would like to talk to you')
    expect(read.bcc).toBeUndefined()
    await server.close()
  })
})
