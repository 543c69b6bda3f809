import type { FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'
import type { OperationId } from './operation.ts'
import { networkOf } from './platform/http/network.ts'
import { tooMany } from './platform/http/problem.ts'

type CallLimit = 'leads' | 'questions' | 'updates' | 'visits' | 'tours' | 'answers'

/** What each call counts against, by network. Calls that are missing here are not limited, or by their handler alone. */
const limitOf: Partial<Record<OperationId, CallLimit>> = {
  captureLead: 'leads',
  sendChatMessage: 'questions',
  followConversation: 'updates',
  updateVisitDuration: 'visits',
  endVisit: 'visits',
  confirmTour: 'tours',
  postTourConfirmation: 'tours',
  getTourByToken: 'tours',
  getTourRequest: 'tours',
  getTourCalendar: 'tours',
  getTourFeed: 'tours',
  confirmTourRequest: 'tours',
  acceptNewTime: 'tours',
  listNewTimes: 'tours',
  suggestNewTime: 'tours',
  cancelTourRequest: 'tours',
  listAvailableTimes: 'tours',
  listTourTimes: 'tours',
  requestTour: 'tours',
  submitNewTime: 'tours',
  rescheduleTour: 'tours',
  getQuestionByToken: 'answers',
  answerQuestion: 'answers',
}

export const tooManyQuestions = 'That’s a lot of questions at once. Please wait a moment and try again.'
const calledTooOften = 'Too many requests. Please try again in a moment.'

const sentences: Record<CallLimit, string> = {
  leads: 'Too many requests. Please try again later.',
  questions: tooManyQuestions,
  updates: calledTooOften,
  visits: calledTooOften,
  tours: calledTooOften,
  answers: calledTooOften,
}

export const isCounted = (operationId: string) => Object.hasOwn(limitOf, operationId)

/** Counts a call before its body is read, so that a refused call costs next to nothing. A call with mistakes counts, too. */
export async function countCall(context: AppContext, operationId: string, request: FastifyRequest): Promise<void> {
  const name = limitOf[operationId as OperationId]
  if (!name) return
  const wait = await context.limits[name].take(networkOf(request.ip), context.clock())
  if (wait > 0) throw tooMany('too_many_requests', sentences[name], wait)
}
