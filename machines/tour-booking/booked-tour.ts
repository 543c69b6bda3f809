/** An upcoming tour that the visitor has booked. */
export interface BookedTour {
  id: number
  /** On the property's own clock, `2026-11-24T14:00:00`. */
  time: string
  /** Left out while the owner's new time waits for an answer. */
  isAccepted?: boolean
}

/** `notComing`: it was declined, canceled or is over. */
export type CancelAnswer = { kind: 'cancelled' } | { kind: 'refused'; reason: 'notComing' }

/** `needsConfirmation`: the buyer has to confirm the new time by email. */
export type MoveAnswer =
  | { kind: 'moved'; needsConfirmation: boolean }
  | { kind: 'refused'; reason: MoveRefusal | 'noSuchTime' | 'past' | 'shortNotice' | 'closed' | 'taken' | 'sameTime' }

/** Why a tour can't be moved at all. */
export type MoveRefusal = 'notComing' | 'noTours' | 'openAlready' | 'movedTooOften' | 'tooManyRequests'

/** What was wrong about the visitor of their tours; null for what was right. */
export interface ContactCorrection {
  name: string | null
  email: string | null
}

/**
 * `tourIds`: whose buyer was corrected. `isEmailed`: the new address was emailed. `needsConfirmation`: by a link to confirm
 * a request.
 */
export type CorrectionAnswer =
  | { kind: 'corrected'; tourIds: number[]; needsConfirmation: boolean; isEmailed: boolean }
  | { kind: 'refused'; reason: CorrectionRefusal }

/** `taken`: someone else has the time of a request that wasn't confirmed. */
export type CorrectionRefusal = 'notComing' | 'taken' | 'badAddress' | 'correctedTooOften' | 'tooManyRequests'

/** What a visitor wants the seller to know about a tour. */
export interface SellerMessage {
  tourId: number
  words: string
}

/** `isInSummary`: the seller gets it with the next summary email, since the day's emails are used up. */
export type MessageAnswer = { kind: 'sent'; isInSummary: boolean } | { kind: 'refused'; reason: MessageRefusal }

/** `taken`: someone else has the time of a request that wasn't confirmed. `tooManyEmails`: of all visitors, or from one network. */
export type MessageRefusal = 'notComing' | 'taken' | 'messagedTooOften' | 'tooManyEmails'
