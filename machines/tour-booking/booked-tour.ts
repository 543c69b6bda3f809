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
