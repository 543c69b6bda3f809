import type { Operation } from '#server/operation.ts'
import { networkKeyOf } from '#server/platform/http/network.ts'
import { suggestTime } from '../answer-tour.ts'
import { tourDeps } from '../deps.ts'
import { buyersAnswer } from './buyers-answer.ts'
import { tokenOr400 } from './get-tour-request.ts'

/** Either side picked another time. */
export const suggestNewTime: Operation<'suggestNewTime'> = async (context, request) => {
  const token = tokenOr400(request.params.token)
  const suggested = { ...request.body, network: networkKeyOf(context.keys, request.ip) }
  return buyersAnswer(context, await suggestTime(context.db, token, suggested, tourDeps(context), context.clock()))
}
