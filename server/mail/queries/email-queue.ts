import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Block } from '../emails/email.ts'
import { emailClaimMs } from '../rules/email-attempts.ts'
import { emails } from '../schema.ts'

export type QueuedEmail = Omit<typeof emails.$inferSelect, 'blocks' | 'causedBy' | 'round'>
export type NewEmail = Pick<
  typeof emails.$inferInsert,
  'topic' | 'kind' | 'round' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'
>
export type NewHeldEmail = Pick<
  typeof emails.$inferInsert,
  'topic' | 'kind' | 'round' | 'recipient' | 'replyTo' | 'subject' | 'causedBy'
> & { blocks: Block[] }

/** Queues an email, unless there is one of its kind on its topic: each event is emailed once. */
export async function queueEmail(tx: Db, email: NewEmail, now: Date): Promise<void> {
  await tx
    .insert(emails)
    .values({ ...email, id: randomUUID(), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [emails.topic, emails.kind, emails.round] })
}

/** Holds an email for the next digest to its recipient, unless there is one of its kind on its topic. */
export async function holdEmail(tx: Db, email: NewHeldEmail, now: Date): Promise<void> {
  const held = { ...email, text: '', html: '', attachments: [], status: 'held' as const }
  await tx
    .insert(emails)
    .values({ ...held, id: randomUUID(), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [emails.topic, emails.kind, emails.round] })
}

/**
 * The email that has been due for the longest, for this process alone: it counts as tried and is due again when the claim
 * ends, so that it is taken up by another process should this one die. Null when none is due.
 */
export async function claimEmail(db: Db, now: Date): Promise<QueuedEmail | null> {
  const longestDue = db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.status, 'queued'), lte(emails.nextAttemptAt, now)))
    .orderBy(asc(emails.nextAttemptAt), asc(emails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(emails)
    .set({ attempts: sql`${emails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + emailClaimMs) })
    .where(eq(emails.id, sql`(${longestDue})`))
    .returning()
  return claimed ?? null
}

/** Whether an email is queued that was due before then: a process that takes one up makes it due later. */
export async function isEmailOverdue(db: Db, before: Date): Promise<boolean> {
  const found = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.status, 'queued'), lt(emails.nextAttemptAt, before)))
    .limit(1)
  return found.length > 0
}

/** What a sent email said is forgotten; that it was sent, and when, is kept. */
export async function keepSent(db: Db, { id }: Pick<QueuedEmail, 'id'>, now: Date): Promise<void> {
  await db
    .update(emails)
    .set({ status: 'sent', sentAt: now, replyTo: null, text: '', html: '', attachments: [] })
    .where(eq(emails.id, id))
}

/** Puts an email off, or gives it up when `next` is null; not if another process has claimed it since. */
export async function keepFailure(db: Db, email: QueuedEmail, next: Date | null): Promise<void> {
  await db
    .update(emails)
    .set(next === null ? { status: 'given_up' } : { nextAttemptAt: next })
    .where(and(eq(emails.id, email.id), eq(emails.status, 'queued'), eq(emails.attempts, email.attempts)))
}

/** Takes back emails that have become wrong. One that is being sent at this moment still goes out. */
export async function withdrawEmails(tx: Db, topic: string, kinds: string[]): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.topic, topic), inArray(emails.kind, kinds), eq(emails.status, 'queued')))
}

/** Whether there is an email of a kind on a topic, sent or not. */
export async function hasEmail(db: Db, topic: string, kind: string, round = 0): Promise<boolean> {
  const found = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.topic, topic), eq(emails.kind, kind), eq(emails.round, round)))
  return found.length > 0
}
