import type { SendMailOptions } from 'nodemailer'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { inboxText } from './emails/inbox-text.ts'
import type { QueuedEmail } from './queries/email-queue.ts'

/** Sends an email by the transport of this server. Rejects when it was not sent, or when that is unknown. */
export type Send = (email: QueuedEmail, signal: AbortSignal) => Promise<void>

/**
 * The email for nodemailer. The same email gives the same message, identifier and date included, however often it is made:
 * a mail program recognizes a duplicate.
 */
export function messageOf(email: QueuedEmail, from: MailAddress): SendMailOptions {
  const domain = from.address.split('@')[1]
  return {
    messageId: `<${email.id}@${domain}>`,
    baseBoundary: email.id,
    date: email.createdAt,
    from,
    to: { name: '', address: email.recipient },
    ...(email.replyTo !== null && { replyTo: { name: '', address: email.replyTo } }),
    subject: inboxText(email.subject),
    text: email.text,
    html: email.html,
    attachments: email.attachments,
    // Programs answer programs: no absence notes for this one.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
