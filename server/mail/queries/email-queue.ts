import { randomUUID } from 'node:crypto'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Block } from '../emails/email.ts'
import { claimLastsMs } from '../rules/email-attempts.ts'
import { letters } from '../schema.ts'

export type QueuedLetter = Omit<typeof letters.$inferSelect, 'blocks' | 'causedBy' | 'round'>
export type NewLetter = Pick<
  typeof letters.$inferInsert,
  'topic' | 'kind' | 'round' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html' | 'attachments'
>
export type HeldLetter = Pick<
  typeof letters.$inferInsert,
  'topic' | 'kind' | 'round' | 'recipient' | 'replyTo' | 'subject' | 'causedBy'
> & { blocks: Block[] }

/** Queues a letter, unless there is one of its kind on its topic: what happened once is told once. */
export async function queueLetter(tx: Db, letter: NewLetter, now: Date): Promise<void> {
  await tx
    .insert(letters)
    .values({ ...letter, id: randomUUID(), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [letters.topic, letters.kind, letters.round] })
}

/** Holds an email for the next digest to its recipient, unless there is one of its kind on its topic. */
export async function holdLetter(tx: Db, letter: HeldLetter, now: Date): Promise<void> {
  const held = { ...letter, text: '', html: '', attachments: [], status: 'held' as const }
  await tx
    .insert(letters)
    .values({ ...held, id: randomUUID(), createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: [letters.topic, letters.kind, letters.round] })
}

/**
 * The letter that has been due for the longest, for this process alone: it counts as tried and is due again when the claim
 * ends, so that it is taken up by somebody should this process die. Null when none is due.
 */
export async function claimLetter(db: Db, now: Date): Promise<QueuedLetter | null> {
  const longestDue = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.status, 'queued'), lte(letters.nextAttemptAt, now)))
    .orderBy(asc(letters.nextAttemptAt), asc(letters.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimLastsMs) })
    .where(eq(letters.id, sql`(${longestDue})`))
    .returning()
  return claimed ?? null
}

/** Whether an email is queued that was due before then: a process that takes one up makes it due later. */
export async function isLetterOverdue(db: Db, before: Date): Promise<boolean> {
  const found = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.status, 'queued'), lt(letters.nextAttemptAt, before)))
    .limit(1)
  return found.length > 0
}

/** What a sent letter said is forgotten; that it was sent, and when, is kept. */
export async function keepSent(db: Db, { id }: Pick<QueuedLetter, 'id'>, now: Date): Promise<void> {
  await db
    .update(letters)
    .set({ status: 'sent', sentAt: now, replyTo: null, text: '', html: '', attachments: [] })
    .where(eq(letters.id, id))
}

/** Puts a letter off, or gives it up when `next` is null; not if somebody else has claimed it since. */
export async function keepFailure(db: Db, letter: QueuedLetter, next: Date | null): Promise<void> {
  await db
    .update(letters)
    .set(next === null ? { status: 'given_up' } : { nextAttemptAt: next })
    .where(and(eq(letters.id, letter.id), eq(letters.status, 'queued'), eq(letters.attempts, letter.attempts)))
}

/** Whether there is a letter of a kind on a topic, sent or not. */
export async function hasLetter(db: Db, topic: string, kind: string, round = 0): Promise<boolean> {
  const found = await db
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.topic, topic), eq(letters.kind, kind), eq(letters.round, round)))
  return found.length > 0
}
