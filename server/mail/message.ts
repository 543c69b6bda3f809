import type { SendMailOptions } from 'nodemailer'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { inboxText } from './emails/inbox-text.ts'
import type { QueuedLetter } from './queries/email-queue.ts'

/** A letter as it leaves, to whichever way out. Rejects when it did not, or when nobody can say. */
export type Send = (letter: QueuedLetter, signal: AbortSignal) => Promise<void>

/**
 * The letter for nodemailer. The same letter gives the same message, identifier and date included, however often it is
 * made: whoever gets it twice can tell that it is one.
 */
export function messageOf(letter: QueuedLetter, from: MailAddress): SendMailOptions {
  const domain = from.address.split('@')[1]
  return {
    messageId: `<${letter.id}@${domain}>`,
    baseBoundary: letter.id,
    date: letter.createdAt,
    from,
    to: { name: '', address: letter.recipient },
    ...(letter.replyTo !== null && { replyTo: { name: '', address: letter.replyTo } }),
    subject: inboxText(letter.subject),
    text: letter.text,
    html: letter.html,
    attachments: letter.attachments,
    // Programs answer programs: no absence notes for this one.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
