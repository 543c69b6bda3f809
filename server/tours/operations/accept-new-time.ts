import type { Operation } from '#server/operation.ts'
import { acceptProposedTime as accept } from '../answer-tour.ts'
import { tourDeps } from '../deps.ts'
import { buyersAnswer } from './buyers-answer.ts'
import { tokenOr400 } from './get-tour-request.ts'

/** The buyer pressed "Accept this time". */
export const acceptNewTime: Operation<'acceptNewTime'> = async (context, request) => {
  const token = tokenOr400(request.params.token)
  return buyersAnswer(context, await accept(context.db, token, request.body.time, tourDeps(context), context.clock()))
}
