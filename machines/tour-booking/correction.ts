import type { CorrectionAnswer } from './booked-tour.ts'
import type { News } from './wish.ts'

/** What a correction was followed by, or why it can't be made; null when there is nothing to say. */
export function newsOfCorrection(answer: CorrectionAnswer): News | null {
  if (answer.kind === 'refused') return answer.reason
  if (answer.needsConfirmation) return 'confirmByEmail'
  return answer.isEmailed ? 'emailedAgain' : null
}

/** The only tour that was corrected; null where there are several or none. */
export function onlyCorrected(answer: CorrectionAnswer): number | null {
  if (answer.kind === 'refused') return null
  const [only, second] = answer.tourIds
  return second === undefined ? (only ?? null) : null
}
