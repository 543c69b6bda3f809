import { isEmail } from '#domain/email.ts'
import type { Failure } from '../failure.ts'
import { type FieldIssue, issuesIn, sentenceIn } from '../problem-detail.ts'
import type { GateField, GateRequirements, GateValues } from './lead.ts'
import { missingIn } from './lead.ts'

/** Why the gate stays closed; src/content has the sentences. */
export type GateProblem =
  | { code: 'missing'; fields: GateField[] }
  | { code: 'email' }
  | { code: 'wrongPassword'; retryAfterSeconds?: number }
  | { code: 'leadFailed' }
  | { code: 'leadIssues'; issues: FieldIssue[] }
  | { code: 'leadIssue'; message: string }
  | { code: 'leadInvalid' }
  | { code: 'unexpected' }

/** What is left of a problem when a field was changed: a corrected field has none. */
export function gateProblemAfterChange(
  problem: GateProblem | null,
  field: GateField,
  asked: GateRequirements,
  values: GateValues,
): GateProblem | null {
  switch (problem?.code) {
    case 'missing': {
      const missing = missingIn(asked, values)
      const fields = problem.fields.filter((each) => missing.includes(each))
      return fields.length > 0 ? { ...problem, fields } : null
    }
    case 'email':
      return isEmail(values.email) ? null : problem
    case 'wrongPassword':
      // When another try is possible stays true of any password.
      return field === 'password' && !problem.retryAfterSeconds ? null : problem
    case 'leadIssues': {
      const issues = problem.issues.filter((issue) => issue.field !== field)
      return issues.length > 0 ? { ...problem, issues } : null
    }
    default:
      return problem
  }
}

/** GATE-08: any answer that is not a success is a wrong password; only silence is something else. */
export function passwordProblemOf(failure: Failure): GateProblem {
  if (failure.kind === 'network' || failure.kind === 'unexpected') return { code: 'unexpected' }
  if (failure.kind === 'status' && failure.status === 429 && failure.retryAfterSeconds) {
    return { code: 'wrongPassword', retryAfterSeconds: failure.retryAfterSeconds }
  }
  return { code: 'wrongPassword' }
}

/** GATE-09. */
export function leadProblemOf(failure: Failure): GateProblem {
  if (failure.kind !== 'status') return { code: 'unexpected' }
  if (failure.status !== 422) return { code: 'leadFailed' }
  const message = sentenceIn(failure.body)
  if (message) return { code: 'leadIssue', message }
  const issues = issuesIn(failure.body)
  return issues.length > 0 ? { code: 'leadIssues', issues } : { code: 'leadInvalid' }
}
