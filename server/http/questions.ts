import { findQuestionByToken, type LinkedQuestion } from '#server/db/queries/open-questions.ts'
import { looksLikeToken } from '#server/rules/tour-token.ts'
import type { World } from '#server/world.ts'
import { badRequest, notFound } from './problem.ts'

/** The question behind a link: a 400 when that is no token, a 404 when it is unknown or has expired. */
export async function questionOr404({ db, clock }: World, token: string): Promise<LinkedQuestion> {
  if (!looksLikeToken(token)) throw badRequest('This link is not complete. Please open it once more from the letter.')
  const question = await findQuestionByToken(db, token, clock())
  if (!question) throw notFound('No question belongs to this link.')
  return question
}
