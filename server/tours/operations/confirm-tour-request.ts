import type { Operation } from '#server/operation.ts'
import { confirmRequest } from '../confirm-request.ts'
import { answerOr404, tokenOr400 } from './get-tour-request.ts'

/** The buyer pressed the button. */
export const confirmTourRequest: Operation<'confirmTourRequest'> = async (context, request) => {
  const token = tokenOr400(request.params.token)
  return answerOr404(context, await confirmRequest(context.db, token, context.clock()))
}
