import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { properties } from '#server/listings/schema.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import {
  ann,
  book,
  buyerOf,
  decide,
  deps,
  describeServerInNovember,
  emailsOf,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

const quiet = { info() {}, warn() {}, error() {} }

describeServerInNovember('the emails of a tour', (server) => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emails-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** Sends the queued emails and parses them, by kind. */
  async function delivered(): Promise<Record<string, Email & { raw: string }>> {
    const job = { db: server.db, send: outbox(folder, deps.from), clock: () => server.time.now, log: quiet }
    while (await sendNextEmail(job));
    const emails = (await readdir(folder)).map(async (file) => {
      const raw = await readFile(join(folder, file), 'utf8')
      return [/Z-([a-z-]+)-[\da-f]{8}-/.exec(file)?.[1] ?? file, { ...(await PostalMime.parse(raw)), raw }] as const
    })
    return Object.fromEntries(await Promise.all(emails))
  }
  const setStatus = (marketStatus: 'active' | 'sold') =>
    server.db.update(properties).set({ marketStatus }).where(eq(properties.id, 4))
  afterEach(() => setStatus('active'))
  const words = (email?: Email) => email?.text?.replaceAll('\r\n', '\n') ?? ''

  it('[API-06] the request goes to the seller: who, where, when, and three ways to answer', async () => {
    const { token } = await book(server)
    const email = (await delivered())['tour-requested']
    expect(email).toMatchObject({
      subject: 'Ann Chen would like to see 48 Alder Ridge Road on Wed, Nov 25',
      from: deps.from,
      to: [{ address: 'seller@example.com' }],
      attachments: [],
    })
    expect(words(email)).toContain('Requested: Wednesday, November 25 at 10:30 AM PST')
    expect(words(email)).toContain('48 Alder Ridge Road, Mill Valley, CA 94941')
    expect(words(email)).toContain('The links work until Wednesday, December 9.')
    expect(tokensIn(words(email))).toEqual([token, token, token])
    const hrefs = [...(email?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'))
    expect(hrefs).toEqual(
      ['accept', 'propose_new_time', 'deny'].map(
        (action) => `http://localhost:4173/tour/confirm?token=${token}&action=${action}`,
      ),
    )
  })

  it('[API-06] an accepted tour is emailed to both, the seller with the buyer’s contact, each with links to change it', async () => {
    const { token } = await book(server, { phone: '415 555 0199' })
    await decide(server.visitor(), token, 'accept')
    const { 'tour-accepted': buyers, 'tour-accepted-copy': sellers } = await delivered()
    expect(buyers).toMatchObject({ to: [{ address: ann.email }] })
    expect(sellers).toMatchObject({ to: [{ address: 'seller@example.com' }] })
    expect([buyers?.subject, sellers?.subject]).toEqual([
      'Your tour is confirmed: 48 Alder Ridge Road, Wed, Nov 25',
      'Confirmed: Ann Chen, 48 Alder Ridge Road, Wed, Nov 25',
    ])
    for (const email of [buyers, sellers]) {
      expect(words(email)).toContain('When: Wednesday, November 25 at 10:30 AM PST')
    }
    expect(words(buyers)).toMatch(/Cancel or change:\nhttp:\/\/localhost:4173\/tour\/request\?token=[\w-]{32}\n/)
    const tokens = tokensIn(words(sellers))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(token)
    expect(tokensIn(words(buyers))).not.toContain(tokens[0])
    expect(words(sellers)).toMatch(
      /Suggest another time:\nhttp:\/\/localhost:4173\/tour\/request\?token=[\w-]{32}&action=move\n/,
    )
    expect(words(sellers)).toMatch(
      /Cancel the tour:\nhttp:\/\/localhost:4173\/tour\/request\?token=[\w-]{32}&action=cancel\n/,
    )
    expect(buyers?.raw).not.toContain('seller@example.com')
    expect(words(sellers)).toContain(`Email: ${ann.email}\nPhone: 415 555 0199`)
  })

  it('[API-06] an accepted tour has a calendar file in UTC with a stable UID and a SEQUENCE', async () => {
    const { id, token } = await book(server)
    await decide(server.visitor(), token, 'accept')
    const { 'tour-accepted': buyers, 'tour-accepted-copy': sellers } = await delivered()
    const [file] = buyers?.attachments ?? []
    expect(file).toMatchObject({ filename: 'tour.ics', mimeType: 'text/calendar', disposition: 'attachment' })
    const text = new TextDecoder().decode(file?.content as ArrayBuffer)
    const sellersText = new TextDecoder().decode(sellers?.attachments[0]?.content as ArrayBuffer)
    expect(sellersText).toContain(`DESCRIPTION:With Ann Chen\\nEmail: ${ann.email}\n`)
    expect(sellersText.replace(/DESCRIPTION:.*\n/, '')).toBe(text)

    const calendar = new ICAL.Component(ICAL.parse(text))
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    const component = calendar.getFirstSubcomponent('vevent')
    if (!component) throw new Error('There is no event.')
    const event = new ICAL.Event(component)
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone)
    expect([event.startDate.toJSDate(), event.endDate.toJSDate()]).toEqual([
      new Date('2026-11-25T18:30:00Z'),
      new Date('2026-11-25T19:00:00Z'),
    ])
    const { icalUid } = await tourRow(server, id)
    expect([event.uid, event.sequence, event.summary]).toEqual([
      icalUid,
      1,
      'Tour of 48 Alder Ridge Road, Mill Valley, CA 94941',
    ])
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:penny@pending.invalid')
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T12:00:00Z')
  })

  it('[API-06] a confirmation and a reminder say how to reach the host and how to get there', async () => {
    const { token } = await book(server)
    await decide(server.visitor(), token, 'accept')
    server.time.now = new Date('2026-11-24T18:30:00Z')
    while (await keepUpNextTour(server.db, deps, server.time.now));
    const { 'tour-accepted': accepted, 'tour-reminder': reminder, ...others } = await delivered()
    const maps =
      'https://www.google.com/maps/dir/?api=1&destination=48%20Alder%20Ridge%20Road%2C%20Mill%20Valley%2C%20CA%2094941'
    for (const email of [accepted, reminder]) {
      const reach = 'How to reach Marisol Vega: (415) 555-0163 or marisol@ridgeandbay.example'
      expect(words(email)).toContain(reach)
      expect(email?.html).toContain(reach)
      expect(words(email)).toContain(`Get directions:\n${maps}\n`)
      expect(email?.html).toContain(`href="${maps.replaceAll('&', '&amp;')}"`)
    }
    for (const email of Object.values(others)) expect(words(email)).not.toMatch(/How to reach|Get directions/)
  })

  it('[API-06] a confirmation shows of the host what they chose to show, and directions to no video tour', async () => {
    const accepted = async (propertyId: number, time: string, kind: 'in_person' | 'video' = 'in_person') => {
      const { id, token } = await book(server, { propertyId, time, kind, buyer: buyerOf(propertyId) })
      await decide(server.visitor(), token, 'accept')
      return (await emailsOf(server, id)).find((email) => email.kind === 'tour-accepted')?.text ?? ''
    }
    expect(await accepted(6, '2026-11-22T11:00:00')).toContain('Your host is Theo Lindqvist.')
    const video = await accepted(8, '2026-11-25T13:00:00', 'video')
    expect(video).toContain('How to reach Dana Whitfield: (415) 555-0187\n')
    expect(video).not.toContain('Get directions')
    const nobody = await accepted(9, '2026-11-25T13:00:00')
    expect(nobody).not.toMatch(/How to reach|Your host/)
    expect(nobody).toContain('Get directions')
  })

  it('[API-06] buyers are greeted by their first name, and sellers read the whole one', async () => {
    const { id, token } = await book(server, { buyer: { name: 'Rosa Gutierrez', email: 'rosa@example.com' } })
    await decide(server.visitor(), token, 'accept')
    await cancelTour(server.db, id, deps, server.time.now)
    for (const [kind, email] of Object.entries(await delivered())) {
      const isSellers = kind.endsWith('-copy') || kind === 'tour-requested'
      expect(words(email)).toContain(isSellers ? 'Rosa Gutierrez' : 'Hi Rosa, ')
    }
  })

  it('[API-06] every email about a tour in person says so', async () => {
    await book(server).then(({ token }) => decide(server.visitor(), token, 'accept'))
    for (const email of Object.values(await delivered()))
      expect(words(email)).toContain('How: In person\nWhere: 48 Alder Ridge Road')
  })

  it('[API-06] a declined tour is emailed to the buyer politely', async () => {
    const { token } = await book(server)
    await decide(server.visitor(), token, 'deny')
    const email = (await delivered())['tour-declined']
    expect(email).toMatchObject({ to: [{ address: ann.email }], attachments: [{ mimeType: 'text/calendar' }] })
    expect(new TextDecoder().decode(email?.attachments[0]?.content as ArrayBuffer)).toContain('METHOD:CANCEL')
    expect(words(email)).toContain('can’t show it on Wed, Nov 25 at 10:30 AM PST')
    expect(words(email)).toContain('Request another time:\nhttp://localhost:4173/p/48-alder-ridge-road#tour\n')
    expect(email?.html).toContain('href="http://localhost:4173/p/48-alder-ridge-road#tour"')
  })

  it('[API-06] an email about a canceled tour leads the buyer to the form for another one', async () => {
    const { id } = await book(server)
    await cancelTour(server.db, id, deps, server.time.now)
    const { 'tour-cancelled': buyers, 'tour-cancelled-copy': sellers } = await delivered()
    expect(words(buyers)).toContain('Request another time:\nhttp://localhost:4173/p/48-alder-ridge-road#tour\n')
    expect(words(sellers)).not.toContain('#tour')
  })

  it('[API-06] emails about a tour that won’t take place offer no other time once the home is gone', async () => {
    const [declined, cancelled] = [await book(server), await book(server, { time: '2026-11-27T10:30:00' })]
    await setStatus('sold')
    await decide(server.visitor(), declined.token, 'deny')
    await cancelTour(server.db, cancelled.id, deps, server.time.now)
    const emails = await delivered()
    for (const kind of ['tour-declined', 'tour-cancelled']) {
      const email = words(emails[kind])
      expect(email).toContain('48 Alder Ridge Road')
      expect(email).not.toMatch(/another (?:time|day)/i)
      expect(email).not.toContain('#tour')
    }
    expect(words(emails['tour-declined'])).toContain('This home has since been sold.')
  })

  it('[RESCHED-10] a new time is emailed to the buyer with the seller’s notes', async () => {
    const { id, token } = await book(server)
    const seller = server.visitor()
    await seller.get(`/api/v1/tour/token/${token}`)
    const seller_notes = 'Ring twice.\nPark on the drive.'
    await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00', seller_notes })
    const email = (await delivered())['tour-new-time']
    expect(email).toMatchObject({
      to: [{ address: ann.email }],
      subject: 'New time proposed: 48 Alder Ridge Road, Tue, Nov 24',
    })
    expect(words(email)).toContain('New time: Tuesday, November 24 at 2:00 PM PST')
    expect(words(email)).toContain('Note from the seller:\n> Ring twice.\n> Park on the drive.')
    expect(email?.html).toContain('Ring twice.<br>Park on the drive.')
    const link = tokensIn(words(email))[0]
    expect(words(email)).toContain(`Accept this time:\nhttp://localhost:4173/tour/request?token=${link}\n`)
    expect(words(email)).toContain(
      `Suggest another time:\nhttp://localhost:4173/tour/request?token=${link}&action=move\n`,
    )
  })

  it('[API-06] call the two sides of a rental landlord and renter, in emails and on their pages', async () => {
    const { id, token } = await book(server, { propertyId: 8, time: '2026-11-25T13:00:00' })
    await decide(server.visitor(), token, 'accept')
    const { 'tour-accepted': renters, 'tour-accepted-copy': landlords } = await delivered()
    expect(words(renters)).toContain('the landlord accepted your tour of 415 Valencia Street')
    expect(words(landlords)).toContain('Renter: Ann Chen')
    expect(`${words(renters)}${words(landlords)}`).not.toMatch(/seller|buyer/i)
    const link = tokensIn(words(renters))[0]
    const page = await server.visitor().get(`/api/v1/tour/request/${link}`)
    expect(page.body).toMatchObject({ listing_type: 'rental', state: 'accepted' })
    expect((await tourRow(server, id)).status).toBe('accepted')
  })

  it('[API-06] a tour in another year is named with it, one of this year without', async () => {
    const { token } = await book(server, { time: '2027-01-06T10:30:00' })
    await decide(server.visitor(), token, 'accept')
    const { 'tour-requested': asked, 'tour-accepted': accepted } = await delivered()
    expect(asked?.subject).toBe('Ann Chen would like to see 48 Alder Ridge Road on Wed, Jan 6, 2027')
    expect(words(asked)).toContain('Requested: Wednesday, January 6, 2027 at 10:30 AM PST')
    expect(words(asked)).toContain('The links work until Wednesday, January 20, 2027.')
    expect(words(accepted)).toContain('When: Wednesday, January 6, 2027 at 10:30 AM PST')
    server.time.now = new Date('2027-01-05T18:30:00Z')
    while (await keepUpNextTour(server.db, deps, server.time.now));
    expect((await delivered())['tour-reminder']?.subject).toBe('Reminder: your tour of 48 Alder Ridge Road, Wed, Jan 6')
  })

  it('[API-06] of a video tour nobody is sent to the house, by no email and no calendar', async () => {
    const { token } = await book(server, { kind: 'video' })
    await decide(server.visitor(), token, 'accept')
    for (const email of Object.values(await delivered())) {
      expect(words(email)).toContain('How: By video\nHome: 48 Alder Ridge Road')
      expect(words(email)).not.toContain('Where:')
      for (const { content } of email.attachments) {
        const file = new TextDecoder().decode(content as ArrayBuffer)
        expect(file).toContain('SUMMARY:Video tour of 48 Alder Ridge Road')
        expect(file).not.toContain('LOCATION')
      }
    }
    server.time.now = new Date('2026-11-24T18:30:00Z')
    while (await keepUpNextTour(server.db, deps, server.time.now));
    expect((await delivered())['tour-reminder-copy']?.html).toContain('Your video tour with Ann Chen.')
  })

  describe('text typed by people', () => {
    const name = '"Ann" <b>Chen</b> & <img src=x onerror=alert(1)>\r\nBcc: everybody@example.com'

    it('[API-06] is escaped in the HTML and in the headers', async () => {
      const { id, token } = await book(server, { buyer: { ...ann, name } })
      const seller = server.visitor()
      await seller.get(`/api/v1/tour/token/${token}`)
      const seller_notes = '<script>alert(1)</script>\n</td></table><a href="https://elsewhere.example">click</a>'
      await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00', seller_notes })
      const emails = Object.values(await delivered())
      expect(emails).toHaveLength(3)
      for (const { html, headers, bcc, subject } of emails) {
        expect(html).not.toMatch(/<(b|script)[\s>]|<img src=x|<a href="https:\/\/elsewhere/i)
        expect(html).toContain('&lt;b&gt;Chen&lt;/b&gt; &amp;')
        expect(bcc).toBeUndefined()
        expect(headers.map(({ key }) => key)).not.toContain('bcc')
        expect(subject).not.toContain('\n')
      }
      expect(emails.some(({ html }) => html?.includes('&lt;script&gt;alert(1)&lt;/script&gt;<br>'))).toBe(true)
    })
  })

  it('[API-06] every email has the logo and the home’s photo, is readable without them, and has a dark theme', async () => {
    await book(server).then(({ token }) => decide(server.visitor(), token, 'accept'))
    for (const { html = '' } of Object.values(await delivered())) {
      const pictures = html.match(/<img [^>]*>/g) ?? []
      expect(pictures).toEqual([
        expect.stringMatching(/src="http:\/\/localhost:4173\/email-logo\.png" alt="" width="24" height="24"/),
        expect.stringMatching(
          /src="http:\/\/localhost:4173\/media\/[\w-]+\/800\.jpg" alt="[^"]{10,}" width="560" height="\d+"/,
        ),
      ])
      const photo = /\/media\/[^"]+/.exec(pictures[1] ?? '')?.[0] ?? ''
      const images = await server.visitor().get('/api/v1/public/properties/4/images?size=medium')
      expect(images.body.images[0].url).toBe(photo)
      expect(html.replaceAll(/<img [^>]*>/g, '')).not.toMatch(/<img|<svg|url\(|<link|<script|http-equiv/)
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toContain('@media (prefers-color-scheme: dark)')
    }
  })

  it('[API-06] [PROP-17] an email about a private home has no photo', async () => {
    await server.db.update(properties).set({ leadCaptureEnabled: true }).where(eq(properties.id, 4))
    await book(server).then(({ token }) => decide(server.visitor(), token, 'accept'))
    for (const { html = '' } of Object.values(await delivered())) {
      expect(html).toContain('/email-logo.png')
      expect(html).not.toContain('/media/')
    }
  })

  it('[API-06] both parts of an email say the same', async () => {
    await book(server).then(({ token }) => decide(server.visitor(), token, 'accept'))
    for (const email of Object.values(await delivered())) {
      const seen = (email.html ?? '')
        .replace(/<style>.*<\/style>/s, '')
        .replace(/<(br|\/p|\/td|\/th|\/a)>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('&#39;', "'")
      const lines = words(email)
        .split('\n')
        .filter((line) => line !== '' && !/^https?:/.test(line))
      for (const line of lines) {
        for (const part of line.split(/: | at |:$/)) expect(seen).toContain(part)
      }
    }
  })
})
