import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { queueNextDigest, startDigestJob } from '#server/mail/digest-job.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import type { Block } from '#server/mail/emails/email.ts'
import { holdEmail, queueEmail } from '#server/mail/queries/email-queue.ts'
import { emails } from '#server/mail/schema.ts'
import { emailsOfKind } from '../support/chat.ts'
import { deps, describeServerInNovember } from '../support/tours.ts'

const hour = 3600
const seller = 'seller@example.com'
const blocks: Block[] = [
  { kind: 'paragraph', text: 'This is only said in an email of its own.' },
  { kind: 'date', label: 'Requested', day: 'Wednesday, November 25, 2026', time: '10:30 AM PST' },
  { kind: 'quote', author: 'They wrote', text: `Is there a wine cellar?\n${'x'.repeat(2000)}` },
  { kind: 'facts', rows: [['Visitor', 'Ann <b>Chen</b>']] },
  { kind: 'links', links: [{ words: 'Answer the question', address: 'http://localhost:4173/question?token=abc' }] },
  { kind: 'note', text: 'Neither is this.' },
]

describeServerInNovember('digests of held emails', (server) => {
  const hold = (
    subject: string,
    more: { recipient?: string; kind?: string; causedBy?: string; blocks?: Block[] } = {},
  ) => {
    const envelope = { topic: randomUUID(), kind: 'question-asked', recipient: seller, causedBy: null, blocks, ...more }
    return holdEmail(server.db, { ...envelope, subject }, server.time.now)
  }
  const digest = () => queueNextDigest(server.db, deps.origin, server.time.now)
  const digests = () => emailsOfKind(server, 'seller-digest')
  const rows = () => server.db.select().from(emails).orderBy(asc(emails.createdAt))

  it('contain the held emails, once, on the next full hour', async () => {
    server.time.grant(10)
    await hold('Is there a moat?')
    server.time.grant(10)
    await hold('Is there a sauna?')
    server.time.grant(hour - 21)
    expect(await digest()).toBe(false)
    server.time.grant(1)
    expect([await digest(), await digest()]).toEqual([true, false])
    expect(await digests()).toMatchObject([
      { recipient: seller, status: 'queued', subject: '2 more messages about your listings' },
    ])
  })

  it('contain shortened emails with their links, and nothing of them as HTML', async () => {
    await hold('Is there a moat?')
    server.time.grant(hour)
    await digest()
    const [email] = await digests()
    const { text = '', html = '' } = email ?? {}
    expect(text).toContain('* Is there a moat?\n\nRequested: Wednesday, November 25, 2026 at 10:30 AM PST')
    expect(text).toContain(`> Is there a wine cellar?\n> ${'x'.repeat(976)}…\n`)
    expect(text).toContain('Answer the question:\nhttp://localhost:4173/question?token=abc')
    expect(text).not.toMatch(/email of its own|Neither is this/)
    expect(html).toContain('Ann &lt;b&gt;Chen&lt;/b&gt;')
    expect(html).toContain('href="http://localhost:4173/question?token=abc"')
    expect(html).toContain('src="http://localhost:4173/email-logo.png"')
  })

  it('list a date and the facts after it in one table', async () => {
    await hold('A tour', { blocks: blocks.filter(({ kind }) => kind === 'date' || kind === 'facts') })
    server.time.grant(hour)
    await digest()
    const [email] = await digests()
    expect(email?.text).toContain('Requested: Wednesday, November 25, 2026 at 10:30 AM PST\nVisitor: Ann <b>Chen</b>')
  })

  it('are sent by the email job, and the held emails are deleted', async () => {
    await hold('Is there a moat?')
    server.time.grant(hour)
    const sent: string[] = []
    const log = { info() {}, warn() {}, error() {} }
    const send = async ({ kind }: { kind: string }) => void sent.push(kind)
    const job = { db: server.db, send, clock: () => server.time.now, log }
    expect(await sendNextEmail(job)).toBe(false)
    await digest()
    while (await sendNextEmail(job));
    expect(sent).toEqual(['seller-digest'])
    expect(await rows()).toMatchObject([
      { kind: 'question-asked', status: 'digested', blocks: null, text: '' },
      { kind: 'seller-digest', status: 'sent', text: '' },
    ])
  })

  it('are hours apart for a seller, and have room for every network', async () => {
    for (let i = 0; i < 40; i++) await hold(`Flood ${i}`, { causedBy: 'flood' })
    await hold('Honest', { causedBy: 'honest' })
    server.time.grant(hour)
    await digest()
    const [first] = await digests()
    expect(first?.text.match(/^\* /gm)).toHaveLength(25)
    expect(first?.text).toContain('* Honest')
    expect(first?.text).toContain('16 more will follow in the next email.')
    server.time.grant(3 * hour - 1)
    expect(await digest()).toBe(false)
    server.time.grant(1)
    expect(await digest()).toBe(true)
    expect((await digests())[1]?.text.match(/^\* /gm)).toHaveLength(16)
    server.time.grant(24 * hour)
    expect(await digest()).toBe(false)
  })

  it('go to each seller, and those about demos to the team', async () => {
    await hold('One')
    await hold('Other', { recipient: 'other@example.com' })
    await hold('Ann would like a demo', { kind: 'demo-requested' })
    server.time.grant(hour)
    while (await digest());
    const made = (await rows()).filter(({ topic }) => topic.startsWith('digest:'))
    expect(made.map(({ kind, recipient, subject }) => [kind, recipient, subject]).sort()).toEqual([
      ['demo-digest', seller, 'One more demo request'],
      ['seller-digest', 'other@example.com', 'One more message about your listing'],
      ['seller-digest', seller, 'One more message about your listing'],
    ])
  })

  it('contain each email once when several processes run at the same time', async () => {
    for (let i = 0; i < 60; i++) await hold(`Email ${i}`)
    server.time.grant(hour)
    await Promise.all(Array.from({ length: 6 }, digest))
    const made = await digests()
    expect(made).toHaveLength(1)
    expect((await rows()).filter(({ status }) => status === 'digested')).toHaveLength(25)
  })

  describe('with the job running', () => {
    it('queues due digests, and logs once when it can’t', async () => {
      await hold('Is there a moat?')
      server.time.grant(hour)
      await server.db.execute('alter table letters rename to hidden')
      const errors: unknown[] = []
      let looks = 0
      const clock = () => {
        looks++
        return server.time.now
      }
      const log = { error: (error: unknown) => errors.push(error) }
      const job = startDigestJob({ origin: deps.origin, db: server.db, clock, log: log as never, pollIntervalMs: 5 })
      await expect.poll(() => looks).toBeGreaterThan(3)
      await server.db.execute('alter table hidden rename to letters')
      await expect.poll(async () => (await digests()).length).toBe(1)
      await job.stop()
      expect(errors).toHaveLength(1)
    })
  })

  it('an email that was sent on its own is in no digest', async () => {
    const parts = { subject: 'Alone', text: 'a', html: 'b', attachments: [] }
    await queueEmail(
      server.db,
      { topic: 'question:1', kind: 'question-asked', recipient: seller, ...parts },
      server.time.now,
    )
    server.time.grant(hour)
    expect(await digest()).toBe(false)
    expect(await server.db.select().from(emails).where(eq(emails.status, 'held'))).toEqual([])
  })
})
