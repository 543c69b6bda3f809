import type { Failure } from '../failure.ts'

/** Why the form does not open (RESCHED-01, RESCHED-03): what is shown, and beside it what is logged. */
export type LookupProblem =
  | { code: 'badLink' }
  | { code: 'notFound' }
  | { code: 'badRequest'; detail: string | null }
  | { code: 'serverError'; detail: string | null }
  | { code: 'status'; status: number }
  | { code: 'notJson' }
  | { code: 'noTourId' }
  | { code: 'failed' }

/** Why a proposal was not taken (RESCHED-09, RESCHED-11). */
export type SubmitProblem =
  | { code: 'missing' }
  | { code: 'notFound' }
  | { code: 'badRequest' }
  | { code: 'noSuchTime'; detail: string }
  | { code: 'serverError' }
  | { code: 'status'; status: number }
  | { code: 'notJson' }
  | { code: 'failed' }

export function lookupProblemOf(failure: Failure): LookupProblem {
  if (failure.kind === 'notJson') return { code: 'notJson' }
  if (failure.kind !== 'status') return { code: 'failed' }
  if (failure.status === 404) return { code: 'notFound' }
  if (failure.status === 400) return { code: 'badRequest', detail: detailIn(failure.body) }
  if (failure.status === 500) return { code: 'serverError', detail: detailIn(failure.body) }
  return { code: 'status', status: failure.status }
}

export function submitProblemOf(failure: Failure): SubmitProblem {
  if (failure.kind === 'notJson') return { code: 'notJson' }
  if (failure.kind !== 'status') return { code: 'failed' }
  if (failure.status === 404) return { code: 'notFound' }
  if (failure.status === 400) return { code: 'badRequest' }
  if (failure.status === 500) return { code: 'serverError' }
  const detail = failure.status === 422 ? detailIn(failure.body) : null
  return detail ? { code: 'noSuchTime', detail } : { code: 'status', status: failure.status }
}

/** The text under detail, message or error, or the first message of a list of them; null where there is none. */
function detailIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { detail, message, error } = body as Record<string, unknown>
  const first = Array.isArray(detail) ? (detail[0] as { msg?: unknown } | undefined)?.msg : detail
  return [first, message, error].find((text): text is string => typeof text === 'string' && text !== '') ?? null
}
