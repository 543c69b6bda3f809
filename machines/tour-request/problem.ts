import { isPhone, type TourPhone } from '#domain/tour-phone.ts'
import type { Failure } from '../failure.ts'
import { formIssuesIn } from '../form-issues.ts'
import { problemCodeOf } from '../problem-code.ts'
import { type FieldIssue, sentenceIn } from '../problem-detail.ts'
import { type ContactField, type ContactValues, contactFields, wrongFields } from './request.ts'

/** Why a tour wasn't requested; src/content has the sentences. */
export type TourRequestProblem =
  /** These are empty or invalid; no request was sent. */
  | { code: 'fields'; fields: ContactField[] }
  /** The server refuses these fields. */
  | { code: 'refusedFields'; issues: FieldIssue<ContactField>[] }
  /** Someone else has the time, or it is too soon by now. */
  | { code: 'timeGone' }
  | { code: 'openAlready' }
  | { code: 'tooMany'; retryAfterSeconds?: number }
  /** In the server's words. */
  | { code: 'refused'; detail: string }
  | { code: 'offline' }
  | { code: 'failed' }

/** What is left of a problem when a field was changed: a corrected field has none. */
export function problemAfterChange(
  problem: TourRequestProblem | null,
  field: ContactField,
  contact: ContactValues,
  tourPhone: TourPhone,
): TourRequestProblem | null {
  if (problem?.code === 'fields') {
    const wrong = wrongFields(contact, tourPhone)
    const fields = problem.fields.filter((each) => each !== field || wrong.includes(each))
    return fields.length > 0 ? { ...problem, fields } : null
  }
  if (problem?.code !== 'refusedFields') return problem
  const issues = problem.issues.filter((issue) => issue.field !== field)
  return issues.length > 0 ? { ...problem, issues } : null
}

/** What the listing asks for by now, when the server refuses a request for its phone number. */
export function tourPhoneAfter(problem: TourRequestProblem, tourPhone: TourPhone, phone: string): TourPhone {
  const isPhoneRefused = problem.code === 'refusedFields' && problem.issues.some(({ field }) => field === 'phone')
  return isPhoneRefused && !isPhone(phone) ? 'required' : tourPhone
}

export function tourRequestProblemOf(failure: Failure): TourRequestProblem {
  if (failure.kind === 'network') return { code: 'offline' }
  if (failure.kind !== 'status') return { code: 'failed' }
  const { status, body, retryAfterSeconds } = failure
  if (status === 409) return { code: problemCodeOf(failure) === 'open_already' ? 'openAlready' : 'timeGone' }
  if (status === 429) return { code: 'tooMany', ...(retryAfterSeconds && { retryAfterSeconds }) }
  if (status !== 422) return { code: 'failed' }
  const issues = formIssuesIn(body, contactFields)
  if (issues.length > 0) return { code: 'refusedFields', issues }
  const detail = sentenceIn(body)
  return detail ? { code: 'refused', detail } : { code: 'failed' }
}
