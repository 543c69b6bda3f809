import type { components } from '#openapi/generated/types.ts'

export type ReportReason = components['schemas']['ReportReason']

/** What may be wrong with a listing, as the form and the email name it. */
export const reportReasons: Record<ReportReason, string> = {
  wrong_facts: 'Wrong facts',
  not_available: 'Not really available',
  scam: 'Suspected scam',
  discrimination: 'Discriminatory words',
  other: 'Something else',
}
