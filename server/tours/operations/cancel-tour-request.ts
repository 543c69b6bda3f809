import type { Operation } from '#server/operation.ts'
import { cancelByLink } from '../answer-tour.ts'
import { tourDeps } from '../deps.ts'
import { answerOf } from './buyers-answer.ts'
import { tokenOr400 } from './get-tour-request.ts'

/** The buyer cancelled, and said so twice. */
export const cancelTourRequest: Operation<'cancelTourRequest'> = async ({ db, env, clock }, request) => {
  const token = tokenOr400(request.params.token)
  return answerOf(await cancelByLink(db, token, tourDeps(env), clock()))
}
