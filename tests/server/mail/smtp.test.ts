import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedEmail } from '#server/mail/queries/email-queue.ts'
import { smtp } from '#server/mail/smtp.ts'
import { type FakeSmtp, type Mood, startFakeSmtp } from '../support/fake-smtp.ts'

const email: QueuedEmail = {
  id: randomUUID(),
  topic: 'tour:4',
  kind: 'tour-declined',
  recipient: 'ann.chen@example.com',
  replyTo: null,
  subject: 'About your tour – Þórdís',
  text: 'A line.\n.\nA dot alone.\n',
  html: '<p>A line.</p>',
  attachments: [
    { filename: 'tour.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH', content: 'BEGIN' },
  ],
  status: 'queued',
  attempts: 1,
  nextAttemptAt: new Date(),
  createdAt: new Date('2026-11-20T12:00:00Z'),
  sentAt: null,
}
const from = { name: 'Penny', address: 'penny@pending.example' }

describe('emails sent by SMTP', () => {
  let server: FakeSmtp
  beforeAll(async () => {
    server = await startFakeSmtp()
  })
  afterAll(() => server.close())
  beforeEach(() => {
    server.taken.length = 0
    server.mood = null
  })
  const send = (signal = new AbortController().signal) => smtp(server.url, from)(email, signal)

  it('[API-06] arrive complete, with the configured sender and to the recipient only', async () => {
    await send()
    expect(server.taken).toMatchObject([{ from: from.address, to: [email.recipient] }])
    const read = await PostalMime.parse(server.taken[0]?.content ?? '')
    expect(read).toMatchObject({
      messageId: `<${email.id}@pending.example>`,
      from: { name: 'Penny', address: from.address },
      to: [{ address: email.recipient }],
      subject: email.subject,
    })
    expect(read.text?.trim().replaceAll('\r\n', '\n')).toBe(email.text.trim())
    expect(read.attachments).toMatchObject([{ filename: 'tour.ics', mimeType: 'text/calendar' }])
  })

  it('[API-06] keep their Message-ID and every other byte when they are sent again', async () => {
    await send()
    await send()
    expect(server.taken).toHaveLength(2)
    expect(server.taken[1]).toEqual(server.taken[0])
  })

  it.each<Mood['at']>(['greeting', 'MAIL', 'RCPT', 'DATA', 'end'])('fail when the server refuses at %s', async (at) => {
    server.mood = { at, does: 'refuse' }
    await expect(send()).rejects.toThrow()
    expect(server.taken).toEqual([])
  })

  it.each<Mood['at']>(['greeting', 'RCPT', 'end'])('fail when the server closes the connection at %s', async (at) => {
    server.mood = { at, does: 'hangUp' }
    await expect(send()).rejects.toThrow()
    expect(server.taken).toEqual([])
  })

  it.each<Mood['at']>(['greeting', 'RCPT', 'DATA', 'end'])(
    'are aborted by the signal when the server stalls at %s',
    async (at) => {
      server.mood = { at, does: 'stall' }
      const giveUp = new AbortController()
      const sending = send(giveUp.signal)
      await server.met()
      giveUp.abort()
      await expect(sending).rejects.toThrow()
      expect(server.taken).toEqual([])
    },
  )

  it('fail when nothing listens', async () => {
    const gone = await startFakeSmtp()
    await gone.close()
    await expect(smtp(gone.url, from)(email, new AbortController().signal)).rejects.toThrow()
  })
})
