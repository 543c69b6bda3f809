import type { EmailContent } from './email.ts'
import { htmlText } from './html.ts'
import { plainEmail } from './plain.ts'

/** Subject, text and HTML of an email, as the queue keeps them. */
export function partsOf(content: EmailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: plainEmail(content), html: htmlText(content) }
}
