import type { Language } from '../understand/language.ts'

/** What the words of a message may refer to: what was said in it before, or in the messages before it. */
export interface Memory {
  language?: Language
  /** English words of what was spoken of last: "pool", "parking", "the payment for 20 % down". */
  subject?: string[]
  /** Words of the last calculation, for "and with 30%?". */
  calculation?: string[]
}
