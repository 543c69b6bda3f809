import type { Operation } from '#server/operation.ts'
import { guesserOf } from '#server/platform/http/network.ts'
import { suggestTime } from '../answer-tour.ts'
import { tourDeps } from '../deps.ts'
import { answerOf } from './buyers-answer.ts'
import { tokenOr400 } from './get-tour-request.ts'

/** The buyer picked another time. */
export const suggestNewTime: Operation<'suggestNewTime'> = async ({ db, env, keys, clock }, request) => {
  const token = tokenOr400(request.params.token)
  const suggested = { ...request.body, network: guesserOf(keys, request.ip) }
  return answerOf(await suggestTime(db, token, suggested, tourDeps(env), clock()))
}
