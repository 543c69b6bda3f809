import type { Failure } from '../failure.ts'
import { formIssuesIn } from '../form-issues.ts'
import type { FieldIssue } from '../problem-detail.ts'
import { type ReportField, type ReportValues, reportFields, wrongReportFields } from './report.ts'

/** Why a report wasn't sent; src/content has the sentences. */
export type ReportProblem =
  /** These are empty or invalid; no request was sent. */
  | { code: 'fields'; fields: ReportField[] }
  /** The server refuses these fields. */
  | { code: 'refusedFields'; issues: FieldIssue<ReportField>[] }
  | { code: 'tooMany'; retryAfterSeconds?: number }
  | { code: 'offline' }
  | { code: 'failed' }

/** What is left of a problem when a field was changed: a corrected field has none. */
export function reportProblemAfterChange(
  problem: ReportProblem | null,
  field: ReportField,
  values: ReportValues,
): ReportProblem | null {
  if (problem?.code === 'fields') {
    const wrong = wrongReportFields(values)
    const fields = problem.fields.filter((each) => wrong.includes(each))
    return fields.length > 0 ? { ...problem, fields } : null
  }
  if (problem?.code !== 'refusedFields') return problem
  const issues = problem.issues.filter((issue) => issue.field !== field)
  return issues.length > 0 ? { ...problem, issues } : null
}

export function reportProblemOf(failure: Failure): ReportProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  const { status, body, retryAfterSeconds } = failure
  if (status === 429) return { code: 'tooMany', ...(retryAfterSeconds && { retryAfterSeconds }) }
  const issues = formIssuesIn(body, reportFields)
  return status === 422 && issues.length > 0 ? { code: 'refusedFields', issues } : { code: 'failed' }
}
