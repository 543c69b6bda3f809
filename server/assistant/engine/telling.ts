import type { ListingRecord, Tone } from '../turn.ts'

/** A question about one topic, as it is put to the listing. */
export interface Asked {
  record: ListingRecord
  tone: Tone
  /** The visitor's words, compared (see words.ts). */
  words: string
  now: Date
}

/** What the listing answers. */
export interface Telling {
  topic: string
  text: string
  /** The claim as the record makes it, whatever the tone. */
  sources: string[]
  /** Something of the question stays open: it goes to the seller. */
  isOpen?: boolean
}

/** The words of one of the three tones. */
export function inTone(tone: Tone, balanced: string, assertive: string, exploratory: string): string {
  return { balanced, assertive, exploratory }[tone]
}

export const told = (topic: string, text: string, ...sources: string[]): Telling => ({
  topic,
  text,
  sources: sources.length > 0 ? sources : [text],
})
