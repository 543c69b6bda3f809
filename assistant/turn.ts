import type { AskedAbout } from '#machines/conversation/events.ts'
import type { KeptConversation } from './decide/conversation.ts'
import type { Reply } from './decide/reply.ts'
import type { AskedOfVisitor } from './lead/asked.ts'
import type { Listing } from './listing.ts'
import type { Tone } from './say/initiative.ts'

/** A question answered by the seller, for all visitors. */
export type SellerAnswer = Listing['answers'][number]

export interface EarlierMessage {
  author: 'visitor' | 'assistant'
  text: string
}

/** Something the visitor said about themselves, with its sentence. */
export interface LeadNote {
  topic: 'intent' | 'timing' | 'budget' | 'financing' | 'household' | 'pets' | 'name' | 'email' | 'phone'
  value: string
  sentence: string
}

export interface PennyTurn {
  record: Listing
  tone: Tone
  /** Oldest first, without this message. */
  before: EarlierMessage[]
  message: string
  /** The conversation's state; null at its start. */
  conversation: KeptConversation | null
  /** Whether the owner has an email address for questions. */
  canAskOwner: boolean
  /** Subjects that the visitor's notes already answer. */
  known: AskedAbout[]
  /** What Penny asked the visitor last. */
  asked: AskedOfVisitor
  /** Whether a tour is being booked, or was requested. */
  tour: 'underWay' | 'requested' | null
  now: Date
}

/** The rule-based reply and the facts it uses: what a model is given, and what its text is checked against. */
export interface RecordReply extends Pick<Reply, 'facts' | 'unanswered' | 'isGuarded'> {
  text: string
  /** The answers in the text, with their facts. */
  parts?: Pick<Reply['parts'][number], 'text' | 'facts'>[]
}
