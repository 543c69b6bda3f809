import { truncate } from '#domain/text.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'
import { nameOf } from '#server/mail/emails/names.ts'

export interface DemoRequestInEmails {
  form: 'short' | 'long'
  name: string
  email: string
  teamSize: string | null
  phone: string | null
  message: string
}

/** To the team: someone would like to see the product. An answer to it goes to them. */
export function demoRequested({ form, name, email, teamSize, phone, message }: DemoRequestInEmails): EmailContent {
  const who = nameOf(name)
  const known: [string, string | null][] = [
    ['Name', who],
    ['Email', email],
    ['Phone', phone && truncate(phone, 40)],
    ['Team', teamSize && `${teamSize} people`],
  ]
  return {
    subject: `${who} would like a demo`,
    preview: truncate(message, 120),
    title: 'New demo request',
    blocks: [
      { kind: 'paragraph', text: `${who} ${cameBy[form]}` },
      { kind: 'quote', author: form === 'long' ? 'Their goals' : 'They wrote', text: message },
      { kind: 'facts', rows: known.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])) },
      { kind: 'note', text: `Reply to this email to write to ${email}.` },
    ],
  }
}

const cameBy = {
  long: 'asked for a demo on the request page. We promised a reply within 24-48 hours.',
  short: 'asked for a demo on the site and continued to the demo page.',
}
