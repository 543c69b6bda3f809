/**
 * A process that queues and sends the digest for a recipient, and dies without a warning before the given step. Started
 * by digest-crash.test.ts.
 */
import { join } from 'node:path'
import { queueNextDigest } from '#server/mail/digest-job.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { type Death, dieIn } from '../support/dying.ts'

export interface DigestCrashOrders extends Death {
  dataDir: string
  now: string
}

await dieIn<DigestCrashOrders>(async (db, orders) => {
  const [clock, log] = [() => new Date(orders.now), { info() {}, warn() {}, error() {} }]
  const send = outbox(join(orders.dataDir, 'outbox'), readEnv({}).mailFrom)
  while (await queueNextDigest(db, 'http://localhost:4173', clock()));
  while (await sendNextEmail({ db, send, clock, log }));
})
