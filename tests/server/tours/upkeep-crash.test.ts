/** @module-tag nightly */
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { emails } from '#server/mail/schema.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { tours } from '#server/tours/schema.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps, killedKinds } from '../support/kill-points.ts'
import { deps } from '../support/tours.ts'
import type { UpkeepCrashOrders } from './upkeep-crashing.ts'

const testTimeout = { timeout: 600_000 }
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:02:00Z')
const log = { info() {}, warn() {}, error() {} }
const minutesFrom = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

type NewTour = typeof tours.$inferInsert
type KeptTour = typeof tours.$inferSelect

const cases: Record<
  string,
  { tour: (nth: number) => Pick<NewTour, 'status' | 'proposedAt' | 'decidedAt'>; isDone: (kept: KeptTour) => boolean }
> = {
  'tour-reminder': {
    tour: (nth) => ({
      status: 'accepted',
      proposedAt: minutesFrom(now, 20 * 60 + nth),
      decidedAt: minutesFrom(now, -3 * 24 * 60),
    }),
    isDone: ({ remindedFor }) => remindedFor !== null,
  },
  'tour-expired': {
    tour: (nth) => ({ status: 'requested', proposedAt: minutesFrom(now, -60 - nth), decidedAt: null }),
    isDone: ({ status }) => status === 'expired',
  },
}

describe.each(killedKinds)('a process killed during tour upkeep (%s)', (kind) => {
  const site = crashSite<UpkeepCrashOrders>(kind, 'tests/server/tours/upkeep-crashing', testTimeout.timeout)

  it.each(Object.keys(cases))(
    '[API-06] sends buyer and seller exactly one %s each, or leaves the step for the next run',
    testTimeout,
    async (name) => {
      const { tour, isDone } = cases[name] as (typeof cases)[string]
      const deaths = { done: 0, undone: 0 }
      let nth = 0
      const steps = await killBeforeSteps(kind, async (dieBefore) => {
        nth++
        const dataDir = await mkdtemp(join(site.folder, 'data-'))
        const [buyerEmail, sellerEmail] = [`buyer.${nth}@example.com`, `seller.${nth}@example.com`]
        const [added] = await site.database.db
          .insert(tours)
          .values({
            ...tour(nth),
            propertyId: 4,
            buyerName: 'Ann Chen',
            buyerEmail,
            sellerEmail,
            icalUid: `${name}-${nth}@pending.example`,
            createdAt: minutesFrom(now, -4 * 24 * 60),
          })
          .returning()
        const id = added?.id ?? 0
        const ended = await site.runAlone({ kind, place: site.place, dataDir, now: now.toISOString(), dieBefore })

        const queued = async () =>
          (
            await site.database.db
              .select()
              .from(emails)
              .where(eq(emails.topic, `tour:${id}`))
          ).map(({ kind }) => kind)
        const [kept] = await site.database.db.select().from(tours).where(eq(tours.id, id))
        if (!kept) throw new Error('The tour is gone.')
        // The change is stored and both emails are queued, or neither.
        expect((await queued()).sort()).toEqual(isDone(kept) ? [name, `${name}-copy`] : [])
        deaths[isDone(kept) ? 'done' : 'undone']++

        const send = outbox(join(dataDir, 'outbox'), readEnv({}).mailFrom)
        while (await keepUpNextTour(site.database.db, deps, now));
        while (await sendNextEmail({ db: site.database.db, send, clock: () => afterTheClaim, log }));
        expect((await queued()).sort()).toEqual([name, `${name}-copy`])
        const files = await readdir(join(dataDir, 'outbox'))
        const sent = await Promise.all(
          files.map(
            async (file) => (await PostalMime.parse(await readFile(join(dataDir, 'outbox', file)))).to?.[0]?.address,
          ),
        )
        expect(sent.sort()).toEqual([buyerEmail, sellerEmail])
        return ended
      })
      expect(steps.length).toBeGreaterThan(8)
      expect(Math.min(deaths.done, deaths.undone)).toBeGreaterThan(0)
    },
  )
})
