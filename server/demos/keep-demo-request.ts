import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { demoEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { demoRequested } from './emails/demo-requested.ts'
import {
  isAskedSince,
  keepDemoRequest,
  listAskedSince,
  lockDemoRequests,
  type NewDemoRequest,
} from './queries/demo-requests.ts'
import { countedMs, type DemoVerdict, judgeDemoRequest, sameWithinMs } from './rules/demo-limits.ts'

export type DemoWish = Omit<NewDemoRequest, 'askedAt'>

/**
 * Keeps a request and queues the email that tells `recipient` of it, both or neither; many in an hour come in a digest.
 * The same again within a minute is the one that is there, so it is never refused.
 */
export function requestDemo(db: Db, wish: DemoWish, recipient: string, now: Date): Promise<DemoVerdict> {
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
      recipient,
      replyTo: kept.email,
      content: demoRequested(kept),
      causedBy: wish.asker,
    }
    await queueWithinLimits(tx, email, demoEmailLimits, now)
    return verdict
  })
}
