import { reportReasons } from '#domain/report-reason.ts'
import type { ReportProblem } from '#machines/listing-report/problem.ts'
import type { ReportField } from '#machines/listing-report/report.ts'
import { commonProblems } from './common-problems.ts'
import { retryWait } from './retry-wait.ts'

export const listingReportForm = {
  title: 'Report this listing',
  close: 'Close',
  intro: 'Our team reads every report. The seller or agent won’t see it.',
  reason: 'What’s wrong?',
  reasons: reportReasons,
  details: (isNeeded: boolean) => `Details${isNeeded ? '' : ' (optional)'}`,
  detailsHint: 'What should we look at?',
  detailsLeft: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  email: 'Email (optional)',
  emailHint: 'For a receipt, and in case we have a question.',
  send: 'Send report',
  sending: 'Sending...',
  sentTitle: 'Thank you for your report',
  sent: 'We received it and will look into it.',
  followUp: (email: string) => `If we have a question, we’ll email ${email}.`,
  finish: 'Done',
}

const fieldNames: Record<ReportField, string> = { reason: 'Reason', details: 'Details', email: 'Email' }
const invalidWords: Record<ReportField, string> = {
  reason: 'Please choose a reason',
  details: 'Please tell us what’s wrong',
  email: 'Please enter a valid email address',
}

/** The sentence in the red box; null where all is said under a field. */
export function reportProblemWords(problem: ReportProblem): string | null {
  switch (problem.code) {
    case 'fields':
    case 'refusedFields':
      return null
    case 'tooMany':
      return `You’ve sent several reports already. Please try again ${retryWait(problem.retryAfterSeconds)}.`
    case 'offline':
      return 'Please check your connection and try again.'
    case 'failed':
      return commonProblems.failed
  }
}

/** What is written under a field; null where nothing is wrong with it. */
export function reportFieldWords(problem: ReportProblem | null, field: ReportField): string | null {
  if (problem?.code === 'fields') return problem.fields.includes(field) ? invalidWords[field] : null
  if (problem?.code !== 'refusedFields') return null
  const issue = problem.issues.find((each) => each.field === field)
  return issue ? `${fieldNames[field]} ${issue.message}` : null
}
