import type { Failure } from '../failure.ts'
import { sentenceIn } from '../problem-detail.ts'

/** Why the question doesn't open, or its answer wasn't accepted; src/content has the sentences. */
export type SellerAnswerProblem =
  | { code: 'badLink' }
  | { code: 'notFound' }
  /** The answer is empty. */
  | { code: 'missing' }
  /** The text may not be passed on: the server gives the reason. */
  | { code: 'refused'; detail: string }
  | { code: 'offline' }
  | { code: 'failed' }

export function sellerAnswerProblemOf(failure: Failure): SellerAnswerProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  if (failure.status === 404) return { code: 'notFound' }
  if (failure.status === 400) return { code: 'badLink' }
  const detail = failure.status === 422 ? sentenceIn(failure.body) : null
  return detail ? { code: 'refused', detail } : { code: 'failed' }
}
