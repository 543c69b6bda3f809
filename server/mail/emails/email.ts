/** What an email says, once: its text and its HTML are both made of this. Every text is plain text, also what visitors typed. */
export interface EmailContent {
  subject: string
  /** The line that a list of emails shows after the subject. */
  preview: string
  title: string
  blocks: Block[]
  /** Added when the email is queued. */
  pictures?: EmailPictures
}

/** Loaded from the site when the email is read; the email makes sense without them. */
export interface EmailPictures {
  /** Whole addresses. */
  logo: string
  /** Null of a home without photos, and of a private one. */
  photo: { address: string; alt: string; width: number; height: number } | null
}

/** Of an email that is about no home in particular; `origin` is the site's address. */
export function logoAlone(origin: string): EmailPictures {
  return { logo: `${origin}/email-logo.png`, photo: null }
}

/** Who writes, below every email. */
export const signature = 'Penny, AI assistant, by Pending'

export type Block =
  | { kind: 'paragraph'; text: string }
  /** What the blocks below it are about, where there are several subjects. */
  | { kind: 'heading'; text: string }
  /** The day large, the time below it. */
  | { kind: 'date'; label: string; day: string; time: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** The first link is what most people come for. */
  | { kind: 'links'; links: { words: string; address: string }[] }
  /** What someone else wrote. Line breaks stay. */
  | { kind: 'quote'; author: string; text: string }
  | { kind: 'note'; text: string }
