import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emails } from '#server/mail/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps } from '../support/kill-points.ts'
import { almostBooked } from './almost-booked.ts'
import { sayChange } from './change.ts'
import type { ChangingOrders } from './changing.ts'
import { askedAgain, say } from './yes.ts'

const testTimeout = { timeout: 600_000 }
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:00:25Z')

describe('[API-05] a process killed while a tour is canceled or moved', () => {
  const site = crashSite<ChangingOrders>('postgres', 'tests/server/chat/changing', testTimeout.timeout)

  it.each([
    ['cancel my tour', [], /is canceled, and the seller knows/, 'cancelled', ['tour-cancelled', 'tour-cancelled-copy']],
    ['yes', ['push it an hour'], /I moved your tour/, 'requested', ['tour-move-requested', 'tour-moved']],
  ] as const)(
    'has no effect twice when the message is sent again: %s',
    testTimeout,
    async (message, before, words, status, kinds) => {
      const steps = await killBeforeSteps('postgres', async (dieBefore) => {
        const { id, buyer } = await almostBooked(site.database.db, now)
        await say(site.database.db, await askedAgain(site.database.db, id), now)
        for (const each of before) await sayChange(site.database.db, { conversationId: id, message: each }, now)
        const ended = await site.runAlone({
          kind: 'postgres',
          place: site.place,
          conversationId: id,
          message,
          now: now.toISOString(),
          dieBefore,
        })

        const { db } = site.database
        expect(await sayChange(db, { conversationId: id, message }, afterTheClaim)).toMatch(words)
        const [tour, ...others] = await db.select().from(tours).where(eq(tours.buyerEmail, buyer))
        expect(others).toEqual([])
        expect(tour).toMatchObject({ status, icalSequence: 1, moves: status === 'requested' ? 1 : 0 })
        const sent = (await db.select().from(emails)).filter(({ topic }) => topic === `tour:${tour?.id}`)
        expect(sent.map(({ kind }) => kind).sort()).toEqual([...kinds, 'tour-requested', 'tour-to-confirm'].sort())
        return ended
      })
      expect(steps.length).toBeGreaterThan(20)
    },
  )
})
