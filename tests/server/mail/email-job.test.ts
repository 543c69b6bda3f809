import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type EmailJob, sendNextEmail, startEmailJob } from '#server/mail/email-job.ts'
import type { Send } from '#server/mail/message.ts'
import type { QueuedEmail } from '#server/mail/queries/email-queue.ts'
import { emails } from '#server/mail/schema.ts'
import {
  buyerOf,
  decide,
  describeServerInNovember,
  emailsOf,
  book as request,
  type TestTour,
} from '../support/tours.ts'

describeServerInNovember('the email job', (server) => {
  /** A transport that records its emails, or fails while a test asks for it. */
  function mailTransport() {
    const given: QueuedEmail[] = []
    const logged: { level: string; line: object }[] = []
    const say = (level: string) => (line: object) => void logged.push({ level, line })
    const way = { failure: null as Error | null, given, logged }
    const send: Send = async (email) => {
      if (way.failure) throw way.failure
      given.push(email)
    }
    const log = { info: say('info'), warn: say('warn'), error: say('error') } as unknown as EmailJob['log']
    return { ...way, way, job: { db: server.db, send, clock: () => server.time.now, log } }
  }
  /** A tour with one queued email, the seller's. */
  async function book(wish: Parameters<typeof request>[1] = {}): Promise<TestTour> {
    return server.db.transaction(async (tx) => {
      const tour = await request({ db: tx, time: server.time }, wish)
      await tx.delete(emails).where(eq(emails.kind, 'tour-to-confirm'))
      return tour
    })
  }
  async function onlyEmail(tourId: number): Promise<QueuedEmail> {
    const [email] = await emailsOf(server, tourId)
    if (!email) throw new Error('There is no email.')
    return email
  }
  const minutesUntil = ({ nextAttemptAt }: QueuedEmail) =>
    (nextAttemptAt.getTime() - server.time.now.getTime()) / 60_000

  it('[API-06] sends each email once, the oldest first, and then waits', async () => {
    const { id, token } = await book()
    server.time.grant(60)
    await decide(server.visitor(), token, 'deny')
    const { given, job } = mailTransport()
    expect([await sendNextEmail(job), await sendNextEmail(job), await sendNextEmail(job)]).toEqual([true, true, false])
    expect(given.map(({ kind }) => kind)).toEqual(['tour-requested', 'tour-declined'])
    for (const email of await emailsOf(server, id))
      expect(email).toMatchObject({ status: 'sent', sentAt: server.time.now, attempts: 1 })
  })

  it('deletes the text and links of a sent email', async () => {
    const { id, token } = await book()
    await sendNextEmail(mailTransport().job)
    const email = await onlyEmail(id)
    expect(email).toMatchObject({ text: '', html: '', attachments: [] })
    expect(JSON.stringify(email)).not.toContain(token)
  })

  it('[API-06] tries again after one minute, two, four, at most four hours, and gives up after the 24th attempt', async () => {
    const { id, token } = await book()
    const { job, way, logged } = mailTransport()
    way.failure = new Error('no such person: seller@example.com')
    const waits: number[] = []
    for (let attempt = 1; attempt <= 23; attempt++) {
      expect(await sendNextEmail(job)).toBe(true)
      const wait = minutesUntil(await onlyEmail(id))
      waits.push(wait)
      server.time.grant(wait * 60 - 1)
      expect(await sendNextEmail(job)).toBe(false)
      server.time.grant(1)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, ...Array(15).fill(240)])
    expect(await onlyEmail(id)).toMatchObject({ status: 'queued', attempts: 23 })
    await sendNextEmail(job)
    const email = await onlyEmail(id)
    expect(email).toMatchObject({ status: 'given_up', attempts: 24 })
    expect(email.text).toContain(token)
    server.time.grant(30 * 24 * 3600)
    expect(await sendNextEmail(job)).toBe(false)
    expect(logged.map(({ level }) => level)).toEqual([...Array(23).fill('warn'), 'error'])
  })

  it('[API-06] continues with the others when one can’t be sent', async () => {
    const { token } = await book()
    server.time.grant(60)
    await decide(server.visitor(), token, 'accept')
    const { given, job } = mailTransport()
    const send: Send = async (email, signal) => {
      if (email.kind === 'tour-requested') throw new Error('not this one')
      return job.send(email, signal)
    }
    while (await sendNextEmail({ ...job, send }));
    expect(given.map(({ kind }) => kind).sort()).toEqual(['tour-accepted', 'tour-accepted-copy'])
  })

  it('[API-06] shares the queue with other processes: each email is sent by one of them', async () => {
    for (const [i, time] of ['09:00', '09:30', '10:00', '10:30', '11:00'].entries())
      await book({ time: `2026-11-25T${time}:00`, buyer: buyerOf(i) })
    const { given, job } = mailTransport()
    const worker = async () => {
      while (await sendNextEmail(job));
    }
    await Promise.all(Array.from({ length: 6 }, worker))
    expect(given).toHaveLength(5)
    expect(new Set(given.map(({ id }) => id)).size).toBe(5)
  })

  it('[API-06] takes over an email that another process began, once that process must have died', async () => {
    const { id } = await book()
    const { given, job } = mailTransport()
    const began = promised()
    const dead = sendNextEmail({
      ...job,
      send: () => {
        began.resolve()
        return new Promise(() => {})
      },
    })
    await began.promise
    server.time.grant(119)
    expect(await sendNextEmail(job)).toBe(false)
    server.time.grant(1)
    expect(await sendNextEmail(job)).toBe(true)
    expect(given).toHaveLength(1)
    expect(await onlyEmail(id)).toMatchObject({ status: 'sent', attempts: 2 })
    expect(await Promise.race([dead, 'still at it'])).toBe('still at it')
  })

  it('doesn’t reschedule an email that another process has taken or sent meanwhile', async () => {
    const { id } = await book()
    const { job } = mailTransport()
    const slow = promised()
    const began = promised()
    const late = sendNextEmail({
      ...job,
      send: () => {
        began.resolve()
        return slow.promise
      },
    })
    await began.promise
    server.time.grant(120)
    await sendNextEmail(job)
    slow.reject(new Error('too slow'))
    await late
    expect(await onlyEmail(id)).toMatchObject({ status: 'sent' })
  })

  describe('with the job running', () => {
    const until = async (isSo: () => unknown | Promise<unknown>) => {
      while (!(await isSo())) await pause(5)
    }

    it('[API-06] sends queued emails, and none after it is stopped', async () => {
      const { given, job } = mailTransport()
      const running = startEmailJob({ ...job, pollIntervalMs: 5 })
      await book()
      await until(() => given.length === 1)
      await running.stop()
      await book({ time: '2026-11-26T10:30:00' })
      expect(given).toHaveLength(1)
    })

    it('finishes a started email before it stops', async () => {
      const { id } = await book()
      const { job } = mailTransport()
      const [began, go] = [promised(), promised()]
      const running = startEmailJob({
        ...job,
        send: () => {
          began.resolve()
          return go.promise
        },
      })
      await began.promise
      const stopped = running.stop()
      go.resolve()
      await stopped
      expect(await onlyEmail(id)).toMatchObject({ status: 'sent' })
    })

    it('[API-06] logs once when the queue can’t be read, and continues when it can', async () => {
      const { given, job, logged } = mailTransport()
      await book()
      await server.db.execute('alter table letters rename to hidden')
      let looks = 0
      const clock = () => {
        looks++
        return server.time.now
      }
      const running = startEmailJob({ ...job, clock, pollIntervalMs: 5 })
      await until(() => looks > 3)
      await server.db.execute('alter table hidden rename to letters')
      await until(() => given.length === 1)
      await running.stop()
      expect(logged.filter(({ level }) => level === 'error')).toHaveLength(1)
    })
  })

  it('one tour has one email of a kind', async () => {
    const { id } = await book()
    const email = await onlyEmail(id)
    const again = server.db.insert(emails).values({ ...email, id: '00000000-0000-4000-8000-000000000001' })
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(
      await server.db
        .select()
        .from(emails)
        .where(eq(emails.topic, `tour:${id}`)),
    ).toHaveLength(1)
  })
})

/** A promise that the test settles. */
function promised() {
  let [resolve, reject] = [() => {}, (_: Error) => {}]
  const promise = new Promise<void>((keep, refuse) => {
    resolve = keep
    reject = refuse
  })
  return { promise, resolve, reject }
}
