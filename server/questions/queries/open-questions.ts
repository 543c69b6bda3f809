import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { properties, sellerAnswers } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { tokenHash } from '#server/platform/link-token.ts'
import { openQuestions } from '../schema.ts'

export type Question = typeof openQuestions.$inferSelect

/** A question with the listing that it is about. */
export type LinkedQuestion = Question & { address: string }

/** The question behind a link that has not expired, or null. */
export async function findQuestionByToken(db: Db, token: string, now: Date): Promise<LinkedQuestion | null> {
  const [found] = await db
    .select({ question: openQuestions, address: properties.address })
    .from(openQuestions)
    .innerJoin(properties, eq(properties.id, openQuestions.propertyId))
    .where(and(eq(openQuestions.tokenHash, tokenHash(token)), gt(openQuestions.tokenExpiresAt, now)))
  return found ? { ...found.question, address: found.address } : null
}

/** What the seller answered to questions of a conversation since Penny last spoke in it, the oldest first. */
export function listUnnotified(db: Db, conversationId: string): Promise<Question[]> {
  return db
    .select()
    .from(openQuestions)
    .where(
      and(
        eq(openQuestions.conversationId, conversationId),
        isNotNull(openQuestions.answeredAt),
        isNull(openQuestions.notifiedAt),
      ),
    )
    .orderBy(asc(openQuestions.answeredAt), asc(openQuestions.id))
}

/** What the seller has not answered yet of what was asked in a conversation, the oldest first. */
export function listUnanswered(db: Db, conversationId: string): Promise<Question[]> {
  return db
    .select()
    .from(openQuestions)
    .where(and(eq(openQuestions.conversationId, conversationId), isNull(openQuestions.answeredAt)))
    .orderBy(asc(openQuestions.id))
}

/** What the seller was to be asked in a conversation, the oldest first. */
export function listQuestions(db: Db, conversationId: string): Promise<Question[]> {
  return db
    .select()
    .from(openQuestions)
    .where(eq(openQuestions.conversationId, conversationId))
    .orderBy(asc(openQuestions.id))
}

/** `shownLive`: not by a message, but by the page, when the answer came. */
export async function keepNotified(
  tx: Db,
  { id }: Pick<Question, 'id'>,
  { at, shownLive }: { at: Date; shownLive: boolean },
): Promise<void> {
  await tx.update(openQuestions).set({ notifiedAt: at, shownLive }).where(eq(openQuestions.id, id))
}

/** Keeps what was asked and answers it; null when it was asked in this conversation before. */
export async function keepOpenQuestion(
  tx: Db,
  question: Pick<Question, 'propertyId' | 'conversationId' | 'question' | 'wording' | 'askedAt'>,
): Promise<Question | null> {
  const [kept] = await tx.insert(openQuestions).values(question).onConflictDoNothing().returning()
  return kept ?? null
}

/** Keeps the hash of the token that the seller gets for a question. */
export async function keepQuestionToken(tx: Db, id: number, token: string, expiresAt: Date): Promise<void> {
  await tx
    .update(openQuestions)
    .set({ tokenHash: tokenHash(token), tokenExpiresAt: expiresAt })
    .where(eq(openQuestions.id, id))
}

/** Whether an email asks the seller the same already, by a link that works. */
export async function isAskedAlready(
  tx: Db,
  { propertyId, wording }: Pick<Question, 'propertyId' | 'wording'>,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .select({ id: openQuestions.id })
    .from(openQuestions)
    .where(
      and(
        eq(openQuestions.propertyId, propertyId),
        eq(openQuestions.wording, wording),
        isNull(openQuestions.answeredAt),
        gt(openQuestions.tokenExpiresAt, now),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Answers a question, for everyone who asked the same and for everyone who will; returns the questions it answers. */
export async function keepSellerAnswer(tx: Db, asked: Question, answer: string, now: Date): Promise<Question[]> {
  const { propertyId, question, wording } = asked
  const answered = await tx
    .update(openQuestions)
    .set({ answer, answeredAt: now })
    .where(
      and(
        eq(openQuestions.propertyId, propertyId),
        eq(openQuestions.wording, wording),
        isNull(openQuestions.answeredAt),
      ),
    )
    .returning()
  await tx.insert(sellerAnswers).values({ propertyId, question, answer, createdAt: now })
  return answered
}
