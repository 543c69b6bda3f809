import type { Failure } from '../failure.ts'

/** Why a demo request wasn't accepted; src/content has the sentences. */
export type DemoProblem =
  /** The address isn't valid; no request was sent. */
  | { code: 'email' }
  /** The server refused, and named the invalid fields. */
  | { code: 'refused'; status: number; issues: { field: string; message: string }[]; retryAfterSeconds?: number }
  | { code: 'offline' }
  | { code: 'failed' }

/** DMODAL-04: any OK answer is a success, with any content. */
export function isOkAllTheSame(failure: Failure): boolean {
  return failure.kind === 'notJson' || failure.kind === 'unreadable'
}

export function demoProblemOf(failure: Failure): DemoProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  const { status, retryAfterSeconds } = failure
  const issues = status === 422 ? issuesIn(failure.body) : []
  return { code: 'refused', status, issues, ...(status === 429 && retryAfterSeconds && { retryAfterSeconds }) }
}

function issuesIn(body: unknown): { field: string; message: string }[] {
  const { detail } = (body ?? {}) as { detail?: unknown }
  if (!Array.isArray(detail)) return []
  return detail.map((issue: { loc?: unknown[]; msg?: unknown } | null) => ({
    field: String(issue?.loc?.at(-1) ?? ''),
    message: String(issue?.msg ?? 'is not valid'),
  }))
}
