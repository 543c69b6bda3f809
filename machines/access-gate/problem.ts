import type { Failure } from '../failure.ts'
import { type FieldIssue, issuesIn, sentenceIn } from '../problem-detail.ts'
import type { GateField } from './lead.ts'

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
