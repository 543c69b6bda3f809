import type { Excess, RequestAnswer } from './wish.ts'

/** Why nothing more may be requested; null where that is not the answer. */
export function excessIn(answer: RequestAnswer): Excess | null {
  if (answer.kind !== 'refused') return null
  return answer.reason === 'openAlready' || answer.reason === 'tooManyRequests' ? answer.reason : null
}
