import type { Failure } from '../failure.ts'

/** Why the question does not open, or its answer was not taken; src/content has the words. */
export type SellerAnswerProblem =
  | { code: 'badLink' }
  | { code: 'notFound' }
  /** Nothing was written. */
  | { code: 'missing' }
  /** What was written may not be passed on: the server says why. */
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

function sentenceIn(body: unknown): string | null {
  const { detail } = (body ?? {}) as { detail?: unknown }
  return typeof detail === 'string' && detail.trim() !== '' ? detail.trim() : null
}
