import { isEmail } from '#domain/email.ts'
import type { Failure } from '../failure.ts'
import { type FieldIssue, issuesIn } from '../problem-detail.ts'

/** Why a demo request wasn't accepted; src/content has the sentences. */
export type DemoProblem =
  /** The address isn't valid; no request was sent. */
  | { code: 'email' }
  /** The server refused, and named the invalid fields. */
  | { code: 'refused'; status: number; issues: FieldIssue[]; retryAfterSeconds?: number }
  | { code: 'offline' }
  | { code: 'failed' }

/** DMODAL-04: any OK answer is a success, with any content. */
export function isSuccessWithOtherBody(failure: Failure): boolean {
  return failure.kind === 'notJson' || failure.kind === 'unreadable'
}

/** What is left of a problem when a field was changed: a corrected field has none. */
export function demoProblemAfterChange(problem: DemoProblem | null, field: string, value: string): DemoProblem | null {
  if (problem?.code === 'email') return field === 'email' && isEmail(value) ? null : problem
  if (problem?.code !== 'refused') return problem
  return { ...problem, issues: problem.issues.filter((issue) => issue.field !== field) }
}

export function demoProblemOf(failure: Failure): DemoProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  const { status, retryAfterSeconds } = failure
  const issues = status === 422 ? issuesIn(failure.body) : []
  return { code: 'refused', status, issues, ...(status === 429 && retryAfterSeconds && { retryAfterSeconds }) }
}
