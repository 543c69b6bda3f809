/** @module-tag nightly */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { emails } from '#server/mail/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps } from '../support/kill-points.ts'
import { almostBooked } from './almost-booked.ts'
import { sayChange } from './change.ts'
import { type ChangingOrders, changeTour } from './crash-work.ts'
import { askedAgain, say } from './yes.ts'

const testTimeout = { timeout: 600_000 }
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:00:25Z')

describe('[API-05] a process killed while a tour is canceled, moved, corrected or written about', () => {
  const site = crashSite<ChangingOrders>('postgres', 'tests/server/chat/changing', testTimeout.timeout, changeTour)

  it.each([
    [
      'cancel my tour',
      [],
      /is canceled, and the seller knows/,
      { status: 'cancelled', icalSequence: 1, moves: 0, corrections: 0 },
      ['tour-cancelled', 'tour-cancelled-copy'],
    ],
    [
      'yes',
      ['push it an hour'],
      /I moved your tour/,
      { status: 'requested', icalSequence: 1, moves: 1, corrections: 0 },
      ['tour-move-requested', 'tour-moved'],
    ],
    [
      // Where no email has been sent, the one to the wrong address is taken back.
      'typo in my email, it’s NEW',
      [],
      /^Done\. Your tour .+ is under /,
      { status: 'requested', icalSequence: 0, moves: 0, corrections: 1 },
      [],
    ],
    [
      'tell the seller we’re 5 minutes away',
      [],
      /^I’ve passed that on to the seller/,
      { status: 'requested', icalSequence: 0, moves: 0, corrections: 0 },
      ['tour-message'],
    ],
  ] as const)(
    'has no effect twice when the message is sent again: %s',
    testTimeout,
    async (written, before, words, changed, kinds) => {
      const steps = await killBeforeSteps('postgres', async (dieBefore) => {
        const { id } = await almostBooked(site.database.db, now)
        // Of its own mailbox each time, since those of one are limited.
        const message = written.replace('NEW', `a${id}@chen.example`)
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
        const [tour, ...others] = await db.select().from(tours).where(eq(tours.conversationId, id))
        expect(others).toEqual([])
        expect(tour).toMatchObject(changed)
        const sent = (await db.select().from(emails)).filter(({ topic }) => topic === `tour:${tour?.id}`)
        expect(sent.map(({ kind }) => kind).sort()).toEqual([...kinds, 'tour-requested', 'tour-to-confirm'].sort())
        return ended
      })
      expect(steps.length).toBeGreaterThan(20)
    },
  )
})
