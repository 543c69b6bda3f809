import type { Db } from '#server/platform/db/database.ts'
import type { EmailLimits } from '#server/platform/rate-limits/limits.ts'
import { countTowardsAll } from '#server/platform/rate-limits/queries.ts'
import type { EmailContent } from './emails/email.ts'
import { partsOf } from './emails/parts.ts'
import { hasEmail, holdEmail, type NewEmail, queueEmail } from './queries/email-queue.ts'

/** An email that visitors cause. */
export interface LimitedEmail {
  /** Of each topic there is one email of a kind. */
  topic: string
  kind: string
  /** Begins again with each move of a tour. */
  round?: number
  recipient: string
  replyTo?: string | null
  content: EmailContent
  /** Go along when the email is sent by itself; a digest has none. */
  attachments?: NewEmail['attachments']
  /** Fingerprint of the visitor's network; null where it is not known. */
  causedBy: string | null
}

/**
 * Queues an email, or holds it for a digest when its limits are reached. Answers what
 * became of it: `kept` is beyond the limits of digests, too, where what it is about is kept and its recipient not told.
 *
 * Emails about a listing are limited with the listing locked (lockForTours), so that two transactions never wait for
 * each other.
 */
export async function queueWithinLimits(
  tx: Db,
  email: LimitedEmail,
  limits: EmailLimits,
  now: Date,
): Promise<'queued' | 'inDigest' | 'kept'> {
  const { content, causedBy, attachments = [], ...envelope } = email
  const { subject, blocks } = content
  if (await hasEmail(tx, email.topic, email.kind, email.round)) return 'queued'
  if ((await countTowardsAll(tx, limits.atOnce, now)) === 0) {
    await queueEmail(tx, { ...envelope, ...partsOf(content), attachments }, now)
    return 'queued'
  }
  if ((await countTowardsAll(tx, limits.inDigests, now)) > 0) return 'kept'
  await holdEmail(tx, { ...envelope, subject, blocks, causedBy }, now)
  return 'inDigest'
}
