import type { Failure } from '../failure.ts'
import { sentenceIn } from '../problem-detail.ts'

/** Why the form doesn't open (RESCHED-01, RESCHED-03): what is shown, and what is logged. */
export type LookupProblem =
  | { code: 'badLink' }
  | { code: 'notFound' }
  | { code: 'badRequest'; detail: string | null }
  | { code: 'serverError'; detail: string | null }
  | { code: 'status'; status: number }
  | { code: 'notJson' }
  | { code: 'noTourId' }
  | { code: 'failed' }
  /** The calendar or the time picker crashed; the message is for the log. */
  | { code: 'formBroke'; message: string }

/** Why a proposal wasn't accepted (RESCHED-09, RESCHED-11). */
export type SubmitProblem =
  | { code: 'missing' }
  | { code: 'notFound' }
  | { code: 'badRequest' }
  /** A time that the clock skips, or at which the home is not shown: the server says which. */
  | { code: 'timeRefused'; detail: string }
  | { code: 'serverError' }
  | { code: 'status'; status: number }
  | { code: 'notJson' }
  | { code: 'failed' }

export function lookupProblemOf(failure: Failure): LookupProblem {
  if (failure.kind === 'notJson') return { code: 'notJson' }
  if (failure.kind !== 'status') return { code: 'failed' }
  if (failure.status === 404) return { code: 'notFound' }
  if (failure.status === 400) return { code: 'badRequest', detail: sentenceIn(failure.body) }
  if (failure.status === 500) {
    return { code: 'serverError', detail: textIn(failure.body, 'detail', 'message', 'error') }
  }
  return { code: 'status', status: failure.status }
}

/** An error in the calendar or the time picker. */
export function formProblemOf(error: unknown): LookupProblem {
  return { code: 'formBroke', message: String(error) }
}

export function submitProblemOf(failure: Failure): SubmitProblem {
  if (failure.kind === 'notJson') return { code: 'notJson' }
  if (failure.kind !== 'status') return { code: 'failed' }
  if (failure.status === 404) return { code: 'notFound' }
  if (failure.status === 400) return { code: 'badRequest' }
  if (failure.status === 500) return { code: 'serverError' }
  const detail = failure.status === 422 ? sentenceIn(failure.body) : null
  return detail ? { code: 'timeRefused', detail } : { code: 'status', status: failure.status }
}

/** The first of these fields that contains a sentence; null when none does. */
function textIn(body: unknown, ...fields: ('detail' | 'message' | 'error')[]): string | null {
  const said = (body ?? {}) as Record<string, unknown>
  const texts = fields.map((field) => said[field])
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '')?.trim() ?? null
}
