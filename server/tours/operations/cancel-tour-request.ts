import type { Operation } from '#server/operation.ts'
import { cancelByLink } from '../answer-tour.ts'
import { tourDeps } from '../deps.ts'
import { buyersAnswer } from './buyers-answer.ts'
import { tokenOr400 } from './get-tour-request.ts'

/** Either side canceled, and said so twice. */
export const cancelTourRequest: Operation<'cancelTourRequest'> = async (context, request) => {
  const token = tokenOr400(request.params.token)
  return buyersAnswer(context, await cancelByLink(context.db, token, tourDeps(context), context.clock()))
}
