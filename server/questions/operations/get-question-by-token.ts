import type { Operation } from '#server/operation.ts'
import { questionOr404 } from '../find-question.ts'

/** What the seller's page shows. */
export const getQuestionByToken: Operation<'getQuestionByToken'> = async (context, request) => {
  const { question, address, askedAt, answer } = await questionOr404(context, request.params.token)
  return { question, property_address: address, asked_at: askedAt.toISOString(), answer }
}
