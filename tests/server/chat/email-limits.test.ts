/** @module-tag nightly */
import { describe, expect, it } from 'vitest'
import { draftNext } from '#server/chat/follow-up/draft.ts'
import { queueNextDigest } from '#server/mail/digest-job.ts'
import { emails } from '#server/mail/schema.ts'
import { emailsOfKind, openQuestionsIn, talk } from '../support/chat.ts'
import { deps, describeServerInNovember } from '../support/tours.ts'

const hour = 3600

describeServerInNovember('[API-05] emails caused by visitors', (server) => {
  const rows = () => server.db.select().from(emails)
  const atOnce = async () => (await rows()).filter(({ status }) => status === 'queued')
  const held = async () => (await rows()).filter(({ status }) => status === 'held')
  /** A visitor without cookies sends a message every second. */
  const flood = async (count: number, address: (i: number) => string) => {
    for (let i = 0; i < count; i++) {
      await talk(server.visitor(address(i))).say(`I want to talk to a person. Is there a cellar for ${words(i)}?`)
      server.time.grant(1)
    }
  }

  it('60 messages in 60 s from one address cause eight emails, and a digest of the rest', {
    tags: ['nightly'],
  }, async () => {
    await flood(60, () => '203.0.113.1')
    expect(await atOnce()).toHaveLength(8)
    expect(await held()).toHaveLength(40)
    // Emails beyond a day's digests are stored and not sent.
    expect(await openQuestionsIn(server)).toHaveLength(60)
    server.time.grant(hour)
    expect(await queueNextDigest(server.db, deps.origin, server.time.now)).toBe(true)
    expect(await emailsOfKind(server, 'seller-digest')).toHaveLength(1)
  })

  it('an honest visitor’s email is sent at once while one address floods', { tags: ['nightly'] }, async () => {
    await flood(20, () => '203.0.113.1')
    await talk(server.visitor('198.51.100.7')).say('Is there a wine cellar?')
    const asked = await emailsOfKind(server, 'question-asked')
    expect(asked.find(({ subject, text }) => `${subject}${text}`.includes('wine cellar'))).toMatchObject({
      status: 'queued',
    })
  })

  it('messages from many addresses cause fifteen emails an hour and forty a day about a listing, and a digest of the rest', {
    tags: ['nightly'],
  }, async () => {
    await flood(20, (i) => `198.51.100.${i}`)
    expect(await atOnce()).toHaveLength(15)
    expect(await held()).toHaveLength(25)
    for (let passed = 0; passed < 5; passed++) {
      server.time.grant(hour)
      await flood(10, (i) => `203.0.113.${passed * 10 + i}`)
    }
    expect(await atOnce()).toHaveLength(40)
    server.time.grant(24 * hour)
    await talk(server.visitor()).say('I want to talk to a person.')
    expect(await atOnce()).toHaveLength(41)
  })

  it('emails are limited for each listing separately', { tags: ['nightly'] }, async () => {
    await flood(20, (i) => `198.51.100.${i}`)
    await talk(server.visitor('192.0.2.1'), { property_id: 8 }).say('Is there a wine cellar?')
    const asked = (await atOnce()).filter(({ kind }) => kind === 'question-asked')
    expect(asked.filter(({ text }) => text.includes('wine cellar'))).toHaveLength(1)
  })

  it('follow-up drafts are limited like the rest, and none is lost', async () => {
    for (let i = 0; i < 12; i++) await talk(server.visitor()).say('How much is the HOA fee?')
    server.time.grant(hour)
    while (await draftNext(server.db, { origin: deps.origin, quietMinutes: 60, now: server.time.now }));
    const drafts = await emailsOfKind(server, 'follow-up-draft')
    expect(drafts.map(({ status }) => status).sort()).toEqual([...Array(4).fill('held'), ...Array(8).fill('queued')])
  })

  describe('a visitor’s contact details', () => {
    it('are in the digest', async () => {
      await flood(10, () => '203.0.113.1')
      const visit = talk(server.visitor())
      await visit.say('I want to talk to a person.')
      await visit.say('My email is ann.chen@example.com')
      server.time.grant(hour)
      await queueNextDigest(server.db, deps.origin, server.time.now)
      expect((await emailsOfKind(server, 'seller-digest'))[0]?.text).toContain('ann.chen@example.com')
    })
  })

  it('are stored without the network address', async () => {
    await flood(10, () => '203.0.113.77')
    expect(JSON.stringify(await rows())).not.toContain('203.0.113')
    expect((await held()).every(({ causedBy }) => causedBy?.match(/^[\w-]{22}$/))).toBe(true)
  })
})

/** A number as words that no other number shares. */
function words(number: number): string {
  return [...String(number)]
    .map((digit) => 'alpha bravo charlie delta echo foxtrot golf hotel india juliet'.split(' ')[Number(digit)])
    .join(' ')
}
