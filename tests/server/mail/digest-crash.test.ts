/** @module-tag nightly */
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { queueNextDigest } from '#server/mail/digest-job.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { holdEmail } from '#server/mail/queries/email-queue.ts'
import { emails } from '#server/mail/schema.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { crashSite } from '../support/crash-site.ts'
import { killBeforeSteps, killedKinds } from '../support/kill-points.ts'
import type { DigestCrashOrders } from './digest-crashing.ts'

const testTimeout = { timeout: 600_000 }
const held = new Date('2026-11-20T11:30:00Z')
const now = new Date('2026-11-20T12:00:00Z')
const afterTheClaim = new Date('2026-11-20T12:02:00Z')
const log = { info() {}, warn() {}, error() {} }

describe.each(killedKinds)('a process killed while it makes a digest (%s)', (kind) => {
  const site = crashSite<DigestCrashOrders>(kind, 'tests/server/mail/digest-crashing', testTimeout.timeout)

  it('leaves every held email in exactly one digest, which is sent once', testTimeout, async () => {
    const deaths = { made: 0, lost: 0 }
    let sellers = 0
    const steps = await killBeforeSteps(kind, async (dieBefore) => {
      const dataDir = await mkdtemp(join(site.folder, 'data-'))
      const recipient = `seller.${++sellers}@example.com`
      for (const thing of ['moat', 'sauna'])
        await holdEmail(
          site.database.db,
          {
            topic: `question:${thing}:${sellers}`,
            kind: 'question-asked',
            recipient,
            subject: `Is there a ${thing}?`,
            causedBy: null,
            blocks: [],
          },
          held,
        )
      const ended = await site.runAlone({
        kind,
        place: site.place,
        dataDir,
        now: now.toISOString(),
        dieBefore,
      })

      const mine = async () =>
        (await site.database.db.select().from(emails)).filter((one) => one.recipient === recipient)
      const ofKind = async (wanted: string) => (await mine()).filter((one) => one.kind === wanted)
      const states = (await ofKind('question-asked')).map(({ status }) => status)
      const made = (await ofKind('seller-digest')).length
      // The digest exists and both emails are marked, or neither.
      expect(states).toEqual(made === 0 ? ['held', 'held'] : ['digested', 'digested'])
      deaths[made === 0 ? 'lost' : 'made']++

      const send = outbox(join(dataDir, 'outbox'), readEnv({}).mailFrom)
      while (await queueNextDigest(site.database.db, 'http://localhost:4173', afterTheClaim));
      while (await sendNextEmail({ db: site.database.db, send, clock: () => afterTheClaim, log }));
      const [file = '', ...others] = await readdir(join(dataDir, 'outbox'))
      expect([file, others]).toEqual([expect.stringMatching(/Z-seller-digest-.*\.eml$/), []])
      const { text } = await PostalMime.parse(await readFile(join(dataDir, 'outbox', file)))
      for (const thing of ['moat', 'sauna']) expect(text?.split(`* Is there a ${thing}?`)).toHaveLength(2)
      return ended
    })
    expect(steps.length).toBeGreaterThan(8)
    expect(Math.min(deaths.made, deaths.lost)).toBeGreaterThan(0)
  })
})
