/** @module-tag nightly */
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestDemo } from '#server/demos/keep-demo-request.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { emailsOfKind } from '../support/chat.ts'
import { crashSite } from '../support/crash-site.ts'
import { requestsIn } from '../support/demos.ts'
import { killBeforeSteps, killedKinds } from '../support/kill-points.ts'
import type { DemoCrashOrders } from './crashing.ts'
import { destination, wishOf } from './wish.ts'

const testTimeout = { timeout: 600_000 }
const now = new Date('2026-11-20T12:00:00Z')
const halfAMinuteLater = new Date('2026-11-20T12:00:30Z')
const afterTheClaim = new Date('2026-11-20T12:02:00Z')
const log = { info() {}, warn() {}, error() {} }

describe.each(killedKinds)('[REQ-03] [DMODAL-04] a process killed during a demo request (%s)', (kind) => {
  const site = crashSite<DemoCrashOrders>(kind, 'tests/server/demos/crashing', testTimeout.timeout)

  it(
    'stores a request and its email together or not at all, and a second try leaves one of each',
    testTimeout,
    async () => {
      const deaths = { kept: 0, lost: 0 }
      let asked = 0
      const steps = await killBeforeSteps(kind, async (dieBefore) => {
        const [dataDir, name] = [await mkdtemp(join(site.folder, 'data-')), `Ann ${asked++}`]
        const ended = await site.runAlone({
          kind,
          place: site.place,
          dataDir,
          name,
          now: now.toISOString(),
          dieBefore,
        })

        const mine = async () => (await requestsIn(site.database)).filter((request) => request.name === name)
        const emails = async () =>
          (await emailsOfKind(site.database, 'demo-requested')).filter(({ subject }) => subject.startsWith(`${name} `))
        const [kept, queued] = [await mine(), await emails()]
        expect(queued.map(({ topic }) => topic)).toEqual(kept.map(({ id }) => `demo-request:${id}`))
        deaths[kept.length > 0 ? 'kept' : 'lost']++

        // A visitor without an answer presses again; the next process sends.
        await requestDemo(site.database.db, wishOf(name), destination, halfAMinuteLater)
        const send = outbox(join(dataDir, 'outbox'), readEnv({}).mailFrom)
        while (await sendNextEmail({ db: site.database.db, send, clock: () => afterTheClaim, log }));
        expect(await mine()).toHaveLength(1)
        expect(await emails()).toMatchObject([{ status: 'sent' }])
        const sent = await readdir(join(dataDir, 'outbox'))
        expect(sent.filter((file) => /Z-demo-requested-.*\.eml$/.test(file))).toHaveLength(1)
        return ended
      })
      expect(steps.length).toBeGreaterThan(8)
      expect(Math.min(deaths.kept, deaths.lost)).toBeGreaterThan(0)
    },
  )
})
