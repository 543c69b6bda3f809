/**
 * A process that stores a demo request, sends its email, and dies without a warning before the given step. Started by
 * crash.test.ts.
 */
import { join } from 'node:path'
import { requestDemo } from '#server/demos/keep-demo-request.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { type Death, dieIn } from '../support/dying.ts'
import { destination, wishOf } from './wish.ts'

export interface DemoCrashOrders extends Death {
  dataDir: string
  name: string
  now: string
}

await dieIn<DemoCrashOrders>(async (db, orders) => {
  const [clock, log] = [() => new Date(orders.now), { info() {}, warn() {}, error() {} }]
  const send = outbox(join(orders.dataDir, 'outbox'), readEnv({}).mailFrom)
  await requestDemo(db, wishOf(orders.name), destination, clock())
  while (await sendNextEmail({ db, send, clock, log }));
})
