/**
 * A process that declines a tour, sends the queued emails, and dies without a warning before the given step: each
 * database statement and each file system call is one. Started by crash.test.ts.
 */
import files, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { mailTransport } from '#server/mail/transport.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keysFrom } from '#server/platform/signing.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { tourDeps } from '#server/tours/deps.ts'
import { type Death, ordersGiven, watchCalls, watchedDatabase, workUntilDeath } from '../support/dying.ts'
import { secret } from '../support/template.ts'

export interface EmailCrashOrders extends Death {
  dataDir: string
  smtpUrl: string
  tourId: number
  now: string
}

async function watchFiles(): Promise<void> {
  const handle: FileHandle = await files.open(process.execPath)
  for (const name of ['writeFile', 'sync']) watchCalls(Object.getPrototypeOf(handle), name)
  await handle.close()
  for (const name of ['mkdir', 'open', 'link', 'unlink', 'readdir']) watchCalls(files, name)
  syncBuiltinESMExports()
}

const orders = ordersGiven<EmailCrashOrders>()
const { db } = await watchedDatabase(orders)
await watchFiles()
const env = readEnv({
  DATA_DIR: orders.dataDir,
  SMTP_URL: orders.smtpUrl,
  MAIL_FROM: 'penny@pending.example',
  PUBLIC_URL: 'https://pending.example',
  DEMO_REQUESTS_TO: 'founders@pending.example',
})
const [clock, log] = [() => new Date(orders.now), { info() {}, warn() {}, error() {} }]
await workUntilDeath(orders, async () => {
  await decideTour(db, orders.tourId, { type: 'DECLINE' }, tourDeps({ env, keys: keysFrom(secret) }), clock())
  while (await sendNextEmail({ db, send: mailTransport(env).send, clock, log }));
})
