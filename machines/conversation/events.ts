/** What Penny asked a visitor about themselves. */
export const askedAbout = ['purpose', 'timing', 'budget', 'financing', 'stay', 'priorities', 'contact'] as const
export type AskedAbout = (typeof askedAbout)[number]

export interface ConversationContext {
  /** The language of the last message. */
  language: 'en' | 'es'
  /** How many messages were answered. Wordings of the same reply take turns by it. */
  answers: number
  /** What the last answer that had a topic was about. */
  topics: string[]
  /** What all answers were about, each topic once. */
  topicsAnswered: string[]
  /** English words for what was talked about last, which "it" and "they" refer to. */
  subject: string[]
  /** What fair housing kept out of the last answer, for "can they say no?". */
  declined: string[]
  /** The listing told nothing of what was asked last, for "so no, or you don't know?". */
  wasUnanswered: boolean
  /** Words of the last calculation, for "and with 30%?". */
  calculation: string[]
  /** Words of the calculation before that, for "what's the difference?". */
  earlierCalculation: string[]
  /** What Penny asked in her last answer. */
  asked: AskedAbout | null
  /** Ids of what Penny offered or asked on her own initiative, once each, so that she repeats none. */
  offersMade: string[]
  /** Questions that wait for the owner's answer. */
  openQuestions: number
  /** An email address or a phone number of the visitor is known. */
  canBeReached: boolean
  /** How often the booking's question was repeated in a row. */
  reminders: number
}

export type ConversationEvent =
  | {
      type: 'ANSWERED'
      language: ConversationContext['language']
      topics: string[]
      /** null: the message named no subject, and the one before still stands. */
      subject: string[] | null
      /** null: nothing was calculated, and the calculation before still stands. */
      calculation: string[] | null
      /** What fair housing kept out of the answer. */
      declined?: string[]
      /** The listing told nothing of what was asked. */
      wasUnanswered?: boolean
    }
  | { type: 'TOUR_OFFERED'; offer: string }
  | { type: 'QUESTION_ASKED'; offer: string; about: AskedAbout }
  | { type: 'HINT_GIVEN'; offer: string }
  | { type: 'TOUR_DECLINED' }
  /** `count`: how many questions, 1 or more. */
  | { type: 'OWNER_ASKED'; count: number }
  | { type: 'OWNER_ANSWERED'; count: number }
  | { type: 'PERSON_WANTED' }
  | { type: 'CONTACT_LEFT' }
  | { type: 'TOUR_BEGUN' }
  | { type: 'TOUR_REMINDED' }
  | { type: 'TOUR_DISCUSSED' }
  | { type: 'TOUR_REQUESTED' }
  | { type: 'TOUR_DROPPED' }
