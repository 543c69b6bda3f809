import { describe, expect, it } from 'vitest'
import { followUpDraft } from '#server/chat/emails/follow-up-draft.ts'
import { personReachable, personWanted } from '#server/chat/emails/person-wanted.ts'
import { htmlText } from '#server/mail/emails/html.ts'
import { plainEmail } from '#server/mail/emails/plain.ts'
import { questionAsked } from '#server/questions/emails/question-asked.ts'

const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
const listingType = 'sale'
const hostile = '<b>Ann</b> & <img src=x onerror=alert(1)>\r\nBcc: everybody@example.com'
const contact = { name: hostile, email: 'ann@example.com', phone: hostile }
const draft = { subject: hostile, text: `Hello,\n${hostile}` }
const zone = 'America/Los_Angeles'
const writtenAt = new Date('2026-11-20T12:00:00Z')
const expires = new Date('2027-01-19T12:00:00Z')

it('[API-05] a question’s link that works into the next year names the year', () => {
  const email = questionAsked(
    { question: 'Is there a sauna?', address, listingType, zone, writtenAt },
    'https://p/q',
    expires,
  )
  expect(plainEmail(email)).toContain('The link works until Tuesday, January 19, 2027.')
})

describe('[API-05] text typed by people', () => {
  it.each([
    ['a question', questionAsked({ question: hostile, address, listingType, zone, writtenAt }, 'https://p/q', expires)],
    ['a request for a person', personWanted({ address, listingType, contact, notes: [], said: hostile })],
    [
      'contact details',
      personReachable({ address, listingType, contact, notes: [{ topic: 'budget', value: hostile }], said: hostile }),
    ],
    ['a draft', followUpDraft({ address, listingType, draft, contact, notes: [{ topic: 'budget', value: hostile }] })],
  ])('is escaped in the email with %s', (_, email) => {
    const html = htmlText(email)
    expect(html).not.toMatch(/<(b|img)[\s>]/)
    expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt; &amp;')
    expect(email.subject).not.toMatch(/[\r\n]/)
    expect(plainEmail(email)).toContain('<b>Ann</b>')
  })
})

describe('[API-05] a follow-up draft', () => {
  const words = (given: Partial<Parameters<typeof followUpDraft>[0]>) =>
    plainEmail(
      followUpDraft({
        address,
        listingType,
        draft: { subject: 'The house', text: 'Hello.' },
        contact,
        notes: [],
        ...given,
      }),
    )

  it('says that nobody else received it', () => {
    expect(words({})).toContain('I’ve only sent it to you.')
  })

  it('says what visitors told about themselves', () => {
    const notes = [
      { topic: 'intent', value: 'buying' },
      { topic: 'budget', value: '$4.5 million' },
    ]
    expect(words({ notes })).toContain('Looking to: buying\nBudget: $4.5 million')
  })

  it('calls a visitor without a name a visitor', () => {
    const email = followUpDraft({
      address,
      listingType,
      draft,
      contact: { name: null, email: null, phone: null },
      notes: [],
    })
    expect(email.subject).toBe('Draft follow-up to a buyer about 48 Alder Ridge Road')
    expect(plainEmail(email)).toContain('They haven’t shared an email or phone number')
  })

  it('calls the visitor of a rental a renter', () => {
    const nameless = { name: null, email: null, phone: null }
    expect(words({ listingType: 'rental', contact: nameless })).toContain('I chatted with a renter about')
    expect(personWanted({ address, listingType: 'rental', contact: nameless, notes: [], said: 'Hi' })).toMatchObject({
      subject: 'A renter would like to talk to you about 48 Alder Ridge Road',
      title: 'A renter would like to talk to you',
    })
  })
})
