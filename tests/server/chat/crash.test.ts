import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { draftNext } from '#server/chat/follow-up/draft.ts'
import { followUps } from '#server/chat/schema.ts'
import { emails } from '#server/mail/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { messagesIn, openQuestionsIn } from '../support/chat.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps, killedKinds } from '../support/kill-points.ts'
import { almostBooked } from './almost-booked.ts'
import { type ChatCrashOrders, sayAndDraft } from './crash-work.ts'
import { askedAgain, quietMinutes, say } from './yes.ts'

const testTimeout = { timeout: 900_000 }
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:00:25Z')
const quiet = new Date('2026-11-20T13:00:25Z')

describe.each(killedKinds)('[API-05] a process killed between question and answer (%s)', (kind) => {
  const site = crashSite<ChatCrashOrders>(kind, 'tests/server/chat/crashing', testTimeout.timeout, sayAndDraft)

  it('loses nothing, and has no effect twice when the message is sent again', testTimeout, async () => {
    const steps = await killBeforeSteps(kind, async (dieBefore) => {
      const { id, buyer } = await almostBooked(site.database.db, now)
      const ended = await site.runAlone({
        work: 'say and draft',
        kind,
        place: site.place,
        conversationId: id,
        now: now.toISOString(),
        dieBefore,
      })

      const { db } = site.database
      const mine = async () => (await messagesIn({ db })).filter(({ conversationId }) => conversationId === id)
      const before = await mine()
      const answer = await say(db, await askedAgain(db, id), afterTheClaim)
      while (await draftNext(db, { origin: 'http://localhost:4173', quietMinutes, now: quiet }));

      const after = await mine()
      expect(answer).toMatch(/asked the seller/)
      expect(after.slice(0, before.length)).toEqual(before)
      expect(after.map(({ author }) => author)).toEqual(Array(4).fill(['visitor', 'assistant']).flat())
      expect(after.at(-1)).toMatchObject({ text: answer, answersId: after.at(-2)?.id })
      const [tour, ...others] = await db.select().from(tours).where(eq(tours.buyerEmail, buyer))
      expect(others).toEqual([])
      const drafts = await db.select().from(followUps).where(eq(followUps.conversationId, id))
      expect(drafts).toHaveLength(1)
      const topics = [`tour:${tour?.id}`, `follow-up:${drafts[0]?.id}`]
      const sent = (await db.select().from(emails)).filter(({ topic }) => topics.includes(topic))
      expect(sent.map((email) => email.kind).sort()).toEqual(['follow-up-draft', 'tour-requested', 'tour-to-confirm'])
      expect((await openQuestionsIn({ db })).filter(({ conversationId }) => conversationId === id)).toHaveLength(1)
      return ended
    })
    expect(steps.length).toBeGreaterThan(20)
  })
})
