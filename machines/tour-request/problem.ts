import type { Failure } from '../failure.ts'
import { problemCodeOf } from '../problem-code.ts'
import { type ContactField, contactFields } from './request.ts'

/** Why a tour wasn't requested; src/content has the sentences. */
export type TourRequestProblem =
  /** These are empty or invalid; no request was sent. */
  | { code: 'fields'; fields: ContactField[] }
  /** The server refuses these fields. */
  | { code: 'refusedFields'; issues: { field: ContactField; message: string }[] }
  /** Someone else has the time, or it is too soon by now. */
  | { code: 'timeGone' }
  | { code: 'openAlready' }
  | { code: 'tooMany'; retryAfterSeconds?: number }
  /** In the server's words. */
  | { code: 'refused'; detail: string }
  | { code: 'offline' }
  | { code: 'failed' }

export function tourRequestProblemOf(failure: Failure): TourRequestProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  const { status, body, retryAfterSeconds } = failure
  const { detail } = (body ?? {}) as { detail?: unknown }
  if (status === 409) return { code: problemCodeOf(failure) === 'open_already' ? 'openAlready' : 'timeGone' }
  if (status === 429) return { code: 'tooMany', ...(retryAfterSeconds && { retryAfterSeconds }) }
  if (status !== 422) return { code: 'failed' }
  const issues = issuesIn(detail)
  if (issues.length > 0) return { code: 'refusedFields', issues }
  return typeof detail === 'string' ? { code: 'refused', detail } : { code: 'failed' }
}

function issuesIn(detail: unknown): { field: ContactField; message: string }[] {
  if (!Array.isArray(detail)) return []
  return detail.flatMap((issue: { loc?: unknown[]; msg?: unknown } | null) => {
    const field = contactFields.find((name) => name === issue?.loc?.at(-1))
    return field ? [{ field, message: String(issue?.msg ?? 'is not valid') }] : []
  })
}
