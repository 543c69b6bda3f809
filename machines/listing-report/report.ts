import { isEmail } from '#domain/email.ts'
import type { ReportReason } from '#domain/report-reason.ts'
import type { components } from '#openapi/generated/types.ts'

/** The request body, without the id that the page adds. */
export type ReportDetails = Omit<components['schemas']['ListingReport'], 'request_id'>

export interface ReportValues {
  reason: ReportReason | null
  details: string
  email: string
}

/** In the order of the form. */
export const reportFields = ['reason', 'details', 'email'] as const
export type ReportField = (typeof reportFields)[number]

export const emptyReport: ReportValues = { reason: null, details: '', email: '' }

/** `other` says nothing by itself. */
export const needsDetails = (reason: ReportReason | null): boolean => reason === 'other'

export function wrongReportFields({ reason, details, email }: ReportValues): ReportField[] {
  const isWrong = {
    reason: reason === null,
    details: needsDetails(reason) && details.trim() === '',
    email: email.trim() !== '' && !isEmail(email),
  }
  return reportFields.filter((field) => isWrong[field])
}

/** Trimmed; details and email only when they have text. */
export function reportOf(reason: ReportReason, values: ReportValues): ReportDetails {
  const [details, email] = [values.details.trim(), values.email.trim()]
  return { reason, ...(details && { details }), ...(email && { email }) }
}
