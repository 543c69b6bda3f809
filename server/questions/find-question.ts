import type { AppContext } from '#server/context.ts'
import { badRequest, notFound } from '#server/platform/http/problem.ts'
import { looksLikeToken } from '#server/platform/link-token.ts'
import { findQuestionByToken, type LinkedQuestion } from './queries/open-questions.ts'

/** The question behind a link: a 400 when that is no token, a 404 when it is unknown or has expired. */
export async function questionOr404({ db, clock }: AppContext, token: string): Promise<LinkedQuestion> {
  if (!looksLikeToken(token))
    throw badRequest('link_incomplete', 'This link is incomplete. Please open it again from the email.')
  const question = await findQuestionByToken(db, token, clock())
  if (!question) throw notFound('question_not_found', 'We couldn’t find a question for this link. It may have expired.')
  return question
}
