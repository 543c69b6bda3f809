import type { Failure } from '../failure.ts'

/** Why a request was not shown or not confirmed; src/content has the words. */
export type RequestProblem = 'badLink' | 'notFound' | 'offline' | 'failed'

export function requestProblemOf(failure: Failure): RequestProblem {
  if (failure.kind === 'network') return 'offline'
  if (failure.kind === 'status' && failure.status === 404) return 'notFound'
  if (failure.kind === 'status' && failure.status === 400) return 'badLink'
  return 'failed'
}

/** The server knows that the link is of no use; asking again would not help. */
export function isUseless(failure: Failure): boolean {
  return ['badLink', 'notFound'].includes(requestProblemOf(failure))
}
