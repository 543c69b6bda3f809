import type { Language } from '../understand/language.ts'

/** What is kept of a conversation from one message to the next, as JSON. */
export interface Memory {
  language?: Language
  /** English words of what was spoken of last: "pool", "parking", "the payment for 20 % down". */
  subject?: string[]
  /** Words of the last calculation, for "and with 30%?". */
  calculation?: string[]
  /** How often Penny had to say that the listing doesn't tell, refused or didn't understand: no three in a row read alike. */
  turns?: number
}
