import type { EmailContent } from '#server/mail/emails/email.ts'

/**
 * To who reported a listing. It holds nothing that they typed, because anyone can type another person's address, and `street` is
 * null for a private listing, whose address only its visitors may know.
 */
export function reportReceipt(street: string | null): EmailContent {
  return {
    subject: 'We received your report',
    preview: 'Our team will look into it.',
    title: 'Thank you for your report',
    blocks: [
      {
        kind: 'paragraph',
        text: `We received your report about ${street ?? 'a private listing'}. Our team will look into it, and may email you with a question.`,
      },
      { kind: 'note', text: 'If you didn’t report a listing, you can ignore this email.' },
    ],
  }
}
