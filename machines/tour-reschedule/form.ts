import type { Day } from '#domain/calendar.ts'
import type { components } from '#openapi/generated/types.ts'
import { type ClockTime, defaultTime, to24Hours } from '../time-picker/time.ts'
import type { TourLink } from '../tour-confirm/link.ts'
import type { LookupProblem, SubmitProblem } from './problem.ts'
import type { LinkOutcome, TourRequest } from './tour.ts'

export type NewTime = components['schemas']['NewTime']

/** A seller's link at the moment it was opened. */
export interface OpenedLink extends TourLink {
  /** Milliseconds since the epoch. */
  now: number
  /** The viewer's IANA zone. */
  viewerZone: string
}

/** The tour's data, and what the seller has filled in. */
export interface Form extends OpenedLink {
  tour: TourRequest | null
  /** Free times on the property's clock, `2026-11-24T14:00:00`. */
  available: string[]
  day: Day | null
  time: ClockTime
  notes: string
  lookupProblem: LookupProblem | null
  submitProblem: SubmitProblem | null
  outcome: LinkOutcome | null
  /** The server's own words about the outcome; empty when there are none. */
  message: string
}

export function blankForm(link: OpenedLink): Form {
  return {
    ...link,
    tour: null,
    available: [],
    day: null,
    time: defaultTime,
    notes: '',
    lookupProblem: null,
    submitProblem: null,
    outcome: null,
    message: '',
  }
}

/** RESCHED-10: a local date-time with seconds 00; notes trimmed, and left out if empty. */
export function newTimeOf(day: Day, time: ClockTime, notes: string): NewTime {
  const said = notes.trim()
  return { new_time: `${day}T${to24Hours(time)}:00`, ...(said && { seller_notes: said }) }
}
