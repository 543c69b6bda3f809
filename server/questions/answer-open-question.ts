import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type AnswerEmailDeps, emailAnswers } from './email-answers.ts'
import { findQuestionByToken, keepSellerAnswer } from './queries/open-questions.ts'

/** The answer that stands, whether this one or an earlier one; null when no question belongs to the link. */
export type AnsweredQuestion = { isNew: boolean; answer: string } | null

/**
 * Keeps the seller's answer and emails it to everyone who asked, once: answers to one listing's questions come one after the
 * other, and the first stands.
 */
export function answerOpenQuestion(
  db: Db,
  { token, answer }: { token: string; answer: string },
  deps: AnswerEmailDeps,
  now: Date,
): Promise<AnsweredQuestion> {
  return db.transaction(async (tx): Promise<AnsweredQuestion> => {
    const linked = await findQuestionByToken(tx, token, now)
    if (!linked) return null
    await lockForTours(tx, linked.propertyId)
    const question = await findQuestionByToken(tx, token, now)
    if (!question) return null
    if (question.answer !== null) return { isNew: false, answer: question.answer }
    await emailAnswers(tx, await keepSellerAnswer(tx, question, answer, now), deps, now)
    return { isNew: true, answer }
  })
}
