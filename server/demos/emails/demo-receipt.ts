import { marketingPages } from '#domain/marketing-pages.ts'
import type { EmailContent } from '#server/mail/emails/email.ts'

/**
 * To the person who asked for a demo. It holds nothing that they typed: anyone can type another person's address, and no
 * text of theirs should reach it.
 */
export function demoReceipt(form: 'short' | 'long', origin: string): EmailContent {
  return {
    subject: 'We received your demo request',
    preview: nextSteps[form],
    title: 'Thank you for your request',
    blocks: [
      { kind: 'paragraph', text: nextSteps[form] },
      {
        kind: 'paragraph',
        text: 'Until then, try the demo: it shows what your buyers would see.',
      },
      { kind: 'links', links: [{ words: 'Open the demo', address: origin + marketingPages.demo.path }] },
      { kind: 'note', text: 'If you didn’t ask for a demo, you can ignore this email.' },
    ],
  }
}

const nextSteps = {
  long: 'Someone from our team will reply within 24-48 hours.',
  short: 'Someone from our team will email you soon.',
}
