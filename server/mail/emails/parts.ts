import type { EmailContent } from './email.ts'
import { htmlText } from './html.ts'
import { plainText } from './plain.ts'

/** Subject, text and HTML of an email, as the queue keeps them. */
export function partsOf(content: EmailContent): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: plainText(content), html: htmlText(content) }
}
