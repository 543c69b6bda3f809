import type { ReportReason } from '#domain/report-reason.ts'
import { exampleNamed } from '../../support/examples.ts'

interface Filled {
  reason: ReportReason
  details: string
  email: string
}

const all: Filled = { reason: 'other', details: ' The photos show another home. ', email: 'ann.chen@example.com' }

export const filledIn = {
  'USER.choosesScam': { reason: 'scam', details: '', email: '' },
  'USER.choosesOther': { reason: 'other', details: '', email: '' },
  'USER.fillsBadEmail': { reason: 'scam', details: '', email: 'ann.chen@example' },
  'USER.fillsAll': all,
  'USER.fillsOtherEmail': { ...all, email: 'ann@chen.example' },
} satisfies Record<string, Filled>

export const outcomes = {
  'API.report.received': 'reportListing.received',
  'API.report.422.email': 'reportListing.invalid',
  'API.report.429': 'reportListing.tooMany',
  'API.report.private': 'reportListing.listingPrivate',
  // Only a 429 says when to try again.
  'API.report.500': { ...exampleNamed('reportListing.serverError'), headers: { 'Retry-After': '60' } },
  'API.report.notJson': 'notJson',
  'API.report.network': 'network',
} as const
