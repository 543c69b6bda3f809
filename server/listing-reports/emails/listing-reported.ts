import { streetOf } from '#domain/address.ts'
import { type ReportReason, reportReasons } from '#domain/report-reason.ts'
import { truncate } from '#domain/text.ts'
import type { Block, EmailContent } from '#server/mail/emails/email.ts'
import { inboxText } from '#server/mail/emails/inbox-text.ts'

interface ReportInEmail {
  reason: ReportReason
  details: string | null
  email: string | null
  address: string
  /** Of the listing's page. */
  page: string
}

/** To the site's operator. An answer to it goes to who reported the listing, where they left an address. */
export function listingReported({ reason, details, email, address, page }: ReportInEmail): EmailContent {
  const words = reportReasons[reason]
  return {
    subject: `Report about ${streetOf(address)}: ${words}`,
    preview: truncate(inboxText(details ?? words), 120),
    title: 'A listing was reported',
    blocks: [
      { kind: 'paragraph', text: `A visitor reported ${address}.` },
      {
        kind: 'facts',
        rows: [
          ['Reason', words],
          ['Email', email ?? 'Not given'],
        ],
      },
      ...quoteOf(details),
      { kind: 'links', links: [{ words: 'Open the listing', address: page }] },
      {
        kind: 'note',
        text: email ? `Reply to this email to write to ${email}.` : 'The visitor left no email address.',
      },
    ],
  }
}

const quoteOf = (details: string | null): Block[] =>
  details === null ? [] : [{ kind: 'quote', author: 'They wrote', text: details.split('\n').map(inboxText).join('\n') }]
