import type { FastifyRequest } from 'fastify'
import type { AppContext } from './context.ts'
import type { ContractOperation } from './platform/http/contract-file.ts'
import { networkOf } from './platform/http/network.ts'
import { tooMany } from './platform/http/problem.ts'

export const tooManyQuestions = 'That’s a lot of questions at once. Please wait a moment and try again.'
const calledTooOften = 'Too many requests. Please try again in a moment.'

/** What a refused call says, by the limit that the contract names in `x-limit`. */
const sentences = {
  leads: 'Too many requests. Please try again later.',
  questions: tooManyQuestions,
  updates: calledTooOften,
  visits: calledTooOften,
  tours: calledTooOften,
  answers: calledTooOften,
}

type CallLimit = keyof typeof sentences

const isLimit = (name: string): name is CallLimit => Object.hasOwn(sentences, name)

/**
 * What each call of an operation counts against, by network; null when it isn't limited, or by its handler alone. Throws where
 * the contract names a limit that there isn't.
 */
export function limitOf({ operationId, 'x-limit': name }: ContractOperation): CallLimit | null {
  if (name === undefined) return null
  if (!isLimit(name)) throw new Error(`The contract limits ${operationId} by "${name}", which is no known limit.`)
  return name
}

/** Counts a call before its body is read, so that a refused call costs next to nothing. A call with mistakes counts, too. */
export async function countCall(context: AppContext, name: CallLimit, request: FastifyRequest): Promise<void> {
  const wait = await context.limits[name].take(networkOf(request.ip), context.clock())
  if (wait > 0) throw tooMany('too_many_requests', sentences[name], wait)
}
