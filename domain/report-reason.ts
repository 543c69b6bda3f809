import type { components } from '#openapi/generated/types.ts'

export type ReportReason = components['schemas']['ReportReason']

/** What may be wrong with a listing, as the form and the email name it. */
export const reportReasons: Record<ReportReason, string> = {
  wrong_facts: 'Incorrect information',
  not_available: 'Not actually available',
  scam: 'Suspected scam',
  discrimination: 'Discriminatory language',
  other: 'Something else',
}
