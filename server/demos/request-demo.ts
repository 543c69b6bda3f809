import type { Db } from '#server/db/database.ts'
import {
  isAskedSince,
  keepDemoRequest,
  listAskedSince,
  lockDemoRequests,
  type NewDemoRequest,
} from '#server/db/queries/demo-requests.ts'
import { queueLetter } from '#server/db/queries/letters.ts'
import { demoRequested } from '#server/mail/letters/demo-requested.ts'
import { htmlText } from '#server/mail/letters/html.ts'
import { plainText } from '#server/mail/letters/plain.ts'
import { countedMs, type DemoVerdict, judgeDemoRequest, sameWithinMs } from '#server/rules/demo-limits.ts'

export type DemoWish = Omit<NewDemoRequest, 'askedAt'>

/**
 * Keeps a request and queues the letter that tells `recipient` of it, both or neither. The same again within a minute is
 * the one that is there, so it is never refused.
 */
export function requestDemo(db: Db, wish: DemoWish, recipient: string, now: Date): Promise<DemoVerdict> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return db.transaction(async (tx): Promise<DemoVerdict> => {
    await lockDemoRequests(tx)
    if (await isAskedSince(tx, { ...wish, askedAt: now }, before(sameWithinMs))) return { allowed: true }
    const verdict = judgeDemoRequest(await listAskedSince(tx, before(countedMs)), wish.asker, now)
    if (!verdict.allowed) return verdict
    const kept = await keepDemoRequest(tx, { ...wish, askedAt: now })
    const letter = demoRequested(kept)
    const parts = { subject: letter.subject, text: plainText(letter), html: htmlText(letter), attachments: [] }
    const topic = `demo-request:${kept.id}`
    await queueLetter(tx, { topic, kind: 'demo-requested', recipient, replyTo: kept.email, ...parts }, now)
    return verdict
  })
}
