import { createTransport } from 'nodemailer'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { messageOf, type Send } from './message.ts'

/** Milliseconds. A server that says nothing for so long is given up; the signal ends one that says too little. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Emails by a mail server, one connection each. Rejects when the server refuses, stalls or breaks off. Between the
 * server's yes and our note of it a crash sends the email again, with the same Message-ID.
 */
export function smtp(url: string, from: MailAddress): Send {
  const transport = createTransport({ ...timeouts, url })
  return async (email, signal) => {
    await transport.sendMail({ ...messageOf(email, from), signal })
  }
}
