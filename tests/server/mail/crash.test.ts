/** @module-tag nightly */
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sendNextEmail } from '#server/mail/email-job.ts'
import type { Send } from '#server/mail/message.ts'
import { outbox } from '#server/mail/outbox.ts'
import { smtp } from '#server/mail/smtp.ts'
import { rateLimits } from '#server/platform/rate-limits/schema.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { crashSite } from '../support/crash-site.ts'
import { databaseKinds } from '../support/databases.ts'
import { startFakeSmtp } from '../support/fake-smtp.ts'
import { killBeforeSteps } from '../support/kill-points.ts'
import { book, buyerOf, deps, emailsOf, kindsOf, tourRow } from '../support/tours.ts'
import type { EmailCrashOrders } from './crashing.ts'

const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:02:00Z')
const log = { info() {}, warn() {}, error() {} }
const testTimeout = { timeout: 600_000 }

describe.each(databaseKinds)('[API-06] a process killed between any two steps (%s)', (kind) => {
  const site = crashSite<EmailCrashOrders>(kind, 'tests/server/mail/crashing', testTimeout.timeout)
  let booked = 0

  /** A tour that waits for its seller, whose emails were sent. */
  async function waitingTour(): Promise<number> {
    const time = new Date(Date.UTC(2026, 11, 1) + booked++ * 30 * 60_000).toISOString().slice(0, 19)
    // Resets the email limits.
    await site.database.db.delete(rateLimits)
    const wish = { propertyId: 7, time, buyer: buyerOf(booked) }
    const { id } = await book({ db: site.database.db, time: { now, grant() {} } }, wish)
    while (await sendNextEmail({ db: site.database.db, send: async () => {}, clock: () => now, log }));
    return id
  }

  /** Kills processes before their steps; after each death the seller tries again, and the next process sends. */
  function killBefore(
    way: { smtpUrl: string; send(dataDir: string): Send },
    look: (dataDir: string) => unknown,
    decisive?: RegExp,
  ) {
    return killBeforeSteps(
      kind,
      async (dieBefore) => {
        const tourId = await waitingTour()
        const dataDir = await mkdtemp(join(site.folder, 'data-'))
        const orders = {
          kind,
          place: site.place,
          dataDir,
          smtpUrl: way.smtpUrl,
          tourId,
          now: now.toISOString(),
          dieBefore,
        }
        const ended = await site.runAlone(orders)

        // A decision and its email are both stored, or neither.
        const { status } = await tourRow(site.database, tourId)
        const asked = ['tour-requested', 'tour-to-confirm']
        const sent = status === 'declined' ? ['tour-declined', ...asked] : asked
        expect(await kindsOf(site.database, tourId)).toEqual(sent)

        await decideTour(site.database.db, tourId, { type: 'DECLINE' }, deps, afterTheClaim)
        const job = { db: site.database.db, send: way.send(dataDir), clock: () => afterTheClaim, log }
        while (await sendNextEmail(job));
        expect(await emailsOf(site.database, tourId)).toMatchObject([
          { kind: 'tour-declined', status: 'sent' },
          { kind: 'tour-requested', status: 'sent' },
          { kind: 'tour-to-confirm', status: 'sent' },
        ])
        await look(dataDir)
        return ended
      },
      decisive,
    )
  }

  // The outbox doesn't depend on the queue's content, and neither does a mail server: one transport per database is
  // enough.
  it.runIf(kind === 'pglite')('loses no email and writes none twice to the outbox', testTimeout, async () => {
    const send = (dataDir: string) => outbox(join(dataDir, 'outbox'), deps.from)
    const steps = await killBefore({ smtpUrl: '', send }, async (dataDir) => {
      expect(await readdir(join(dataDir, 'outbox'))).toEqual([expect.stringMatching(/^2026.*-tour-declined-.*\.eml$/)])
    })
    expect(steps.length).toBeGreaterThan(15)
  })

  it.runIf(kind === 'postgres')(
    'loses no email on its way to a mail server, and at most sends one again with the same Message-ID',
    testTimeout,
    async () => {
      const server = await startFakeSmtp()
      const deliveries: number[] = []
      const look = () => {
        const names = server.taken.map(({ content }) => /^Message-ID: <([\w-]+)@/m.exec(content)?.[1])
        expect(new Set(names).size).toBe(1)
        deliveries.push(names.length)
        server.taken.length = 0
      }
      const way = { smtpUrl: server.url, send: () => smtp(server.url, deps.from) }
      await killBefore(way, look, /^update "letters" set .*"sent_at" = /)
      await server.close()
      // Only a death between the mail server's acceptance and our record of it sends an email again.
      expect(deliveries.filter((count) => count !== 1)).toEqual([2])
    },
  )
})
