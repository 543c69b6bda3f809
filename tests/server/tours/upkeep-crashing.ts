/**
 * A process that queues tour reminders or expires tours, sends the emails, and dies without a warning before the given
 * step. Started by upkeep-crash.test.ts.
 */
import { join } from 'node:path'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { tourDeps } from '#server/tours/deps.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import { type Death, dieIn } from '../support/dying.ts'
import { secret } from '../support/template.ts'

export interface UpkeepCrashOrders extends Death {
  dataDir: string
  now: string
}

await dieIn<UpkeepCrashOrders>(async (db, orders) => {
  const [clock, log] = [() => new Date(orders.now), { info() {}, warn() {}, error() {} }]
  const env = readEnv({})
  const send = outbox(join(orders.dataDir, 'outbox'), env.mailFrom)
  while (await keepUpNextTour(db, tourDeps({ env, keys: keysFrom(secret) }), clock()));
  while (await sendNextEmail({ db, send, clock, log }));
})
