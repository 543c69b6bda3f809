import { logoAlone } from '#server/mail/emails/email.ts'
import { partsOf } from '#server/mail/emails/parts.ts'
import { queueEmail } from '#server/mail/queries/email-queue.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tokenHash } from '#server/platform/link-token.ts'
import { demoEmailLimits, demoReceiptLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import { demoReceipt } from './emails/demo-receipt.ts'
import { demoRequested } from './emails/demo-requested.ts'
import {
  type DemoRequestRow,
  isAskedSince,
  keepDemoRequest,
  listAskedSince,
  lockDemoRequests,
  type NewDemoRequest,
} from './queries/demo-requests.ts'
import { countedMs, type DemoVerdict, judgeDemoRequest, sameWithinMs } from './rules/demo-limits.ts'

export type DemoWish = Omit<NewDemoRequest, 'askedAt'>

/**
 * Keeps a request and queues the email about it to the team and a receipt to the sender, all or nothing. Many in an hour
 * reach the team in a digest; an address gets one receipt a day. The same again within a minute is the one that is there, so it is never refused.
 */
export function requestDemo(
  db: Db,
  wish: DemoWish,
  { team, origin }: { team: string; origin: string },
  now: Date,
): Promise<DemoVerdict> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return db.transaction(async (tx): Promise<DemoVerdict> => {
    await lockDemoRequests(tx)
    if (await isAskedSince(tx, { ...wish, askedAt: now }, before(sameWithinMs))) return { allowed: true }
    const verdict = judgeDemoRequest(await listAskedSince(tx, wish.asker, before(countedMs)), now)
    if (!verdict.allowed) return verdict
    const kept = await keepDemoRequest(tx, { ...wish, askedAt: now })
    const email = {
      topic: `demo-request:${kept.id}`,
      kind: 'demo-requested',
      recipient: team,
      replyTo: kept.email,
      content: { ...demoRequested(kept), pictures: logoAlone(origin) },
      causedBy: wish.asker,
    }
    await queueWithinLimits(tx, email, demoEmailLimits, now)
    await queueReceipt(tx, kept, origin, now)
    return verdict
  })
}

async function queueReceipt(tx: Db, { id, form, email }: DemoRequestRow, origin: string, now: Date): Promise<void> {
  if ((await countTowardsAll(tx, demoReceiptLimits(tokenHash(email.toLowerCase())), now)) > 0) return
  const parts = { ...partsOf({ ...demoReceipt(form, origin), pictures: logoAlone(origin) }), attachments: [] }
  await queueEmail(tx, { topic: `demo-request:${id}`, kind: 'demo-receipt', recipient: email, ...parts }, now)
}
