/** @module-tag nightly */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { takeMessage } from '#server/chat/take-message.ts'
import { answerNextUnanswered } from '#server/chat/unanswered.ts'
import { emails } from '#server/mail/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { messagesIn, openQuestionsIn } from '../support/chat.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps, killedKinds } from '../support/kill-points.ts'
import { almostBooked } from './almost-booked.ts'
import { type ChatCrashOrders, sayAndDraft } from './crash-work.ts'
import { askedAgain, chatDepsOn, say } from './yes.ts'

const testTimeout = { timeout: 900_000 }
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:00:25Z')
const afterBothClaims = new Date('2026-11-20T12:00:50Z')

describe.each(killedKinds)('[API-05] a message left unanswered by a killed process (%s)', (kind) => {
  const site = crashSite<ChatCrashOrders>(kind, 'tests/server/chat/crashing', testTimeout.timeout, sayAndDraft)
  const run = (work: ChatCrashOrders['work'], conversationId: string, at: Date, dieBefore: number | null) =>
    site.runAlone({ kind, place: site.place, work, conversationId, now: at.toISOString(), dieBefore })

  /** Whatever died before: the message has one answer, which its visitor finds, and its effects exist once. */
  async function expectAnsweredOnce({ id, buyer }: { id: string; buyer: string }): Promise<void> {
    const { db } = site.database
    const mine = (await messagesIn({ db })).filter(({ conversationId }) => conversationId === id)
    expect(mine.map(({ author }) => author)).toEqual(Array(4).fill(['visitor', 'assistant']).flat())
    const [question, answer] = mine.slice(-2)
    expect(answer).toMatchObject({ answersId: question?.id, text: expect.stringMatching(/asked the seller/) })
    expect(await say(db, await askedAgain(db, id), afterBothClaims)).toBe(answer?.text)
    const booked = await db.select().from(tours).where(eq(tours.buyerEmail, buyer))
    expect(booked).toHaveLength(1)
    const sent = await db
      .select()
      .from(emails)
      .where(eq(emails.topic, `tour:${booked[0]?.id}`))
    expect(sent.map((email) => email.kind)).toEqual(['tour-requested', 'tour-to-confirm'])
    expect((await openQuestionsIn({ db })).filter(({ conversationId }) => conversationId === id)).toHaveLength(1)
  }

  it('is answered at the next start, at whatever step it was killed', testTimeout, async () => {
    let lost = 0
    await killBeforeSteps(kind, async (dieBefore) => {
      const booking = await almostBooked(site.database.db, now)
      const ended = await run('say and draft', booking.id, now, dieBefore)
      const { db } = site.database
      const isKept = (await messagesIn({ db })).filter(({ conversationId }) => conversationId === booking.id).length > 6
      if (await answerNextUnanswered(chatDepsOn(db, afterTheClaim))) lost++
      // A message killed before it was stored was never acknowledged; its visitor sends it again.
      if (!isKept) await say(db, await askedAgain(db, booking.id), afterTheClaim)
      await expectAnsweredOnce(booking)
      return ended
    })
    expect(lost).toBeGreaterThan(process.env.EVERY_CASE ? 1 : 0)
  })

  // The same work started by another process, so one database is enough.
  it.runIf(kind === 'postgres')(
    'is answered by another process when the job that answers it is killed, too',
    testTimeout,
    async () => {
      const steps = await killBeforeSteps(kind, async (dieBefore) => {
        const booking = await almostBooked(site.database.db, now)
        const taken = await takeMessage(site.database.db, await askedAgain(site.database.db, booking.id), now)
        expect(taken.kind).toBe('taken')
        const ended = await run('answer what waits', booking.id, afterTheClaim, dieBefore)
        const { db } = site.database
        while (await answerNextUnanswered(chatDepsOn(db, afterBothClaims)));
        await expectAnsweredOnce(booking)
        return ended
      })
      expect(steps.length).toBeGreaterThan(15)
    },
  )
})
