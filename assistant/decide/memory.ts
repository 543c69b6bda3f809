import type { Language } from '../understand/language.ts'

/** What the words of a message may refer to: earlier parts of the message, or earlier messages. */
export interface Memory {
  language?: Language
  /** English words of the last subject: "pool", "parking", "the payment for 20 % down". */
  subject?: string[]
  /** Words of the last calculation, for "and with 30%?". */
  calculation?: string[]
  /** Words of the calculation before that, for "what's the difference?". */
  earlierCalculation?: string[]
}
