import type { KeptConversation } from '#assistant/decide/conversation.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import type { AskedAbout } from '#machines/conversation/events.ts'
import type { AskedOfVisitor } from './lead/asked.ts'

export type { Listing as ListingRecord } from '#assistant/listing.ts'
export type { Tone } from '#assistant/say/initiative.ts'

/** A question that the seller has answered for everyone. */
export type SellerAnswer = Listing['answers'][number]

export interface EarlierMessage {
  author: 'visitor' | 'assistant'
  text: string
}

/** Something the visitor said of themselves, with the sentence it came from. */
export interface LeadNote {
  topic: 'intent' | 'timing' | 'budget' | 'financing' | 'household' | 'pets' | 'name' | 'email' | 'phone'
  value: string
  sentence: string
}

export interface PennyTurn {
  record: Listing
  tone: Tone
  /** The oldest first, without this message. */
  before: EarlierMessage[]
  message: string
  /** Where the conversation stands; null at its beginning. */
  conversation: KeptConversation | null
  /** The owner has an email address to which a question can be sent. */
  canAskOwner: boolean
  /** What the visitor has told of themselves. */
  known: AskedAbout[]
  /** What Penny asked the visitor last. */
  asked: AskedOfVisitor
  /** Whether a tour is being booked, or was requested. */
  tour: 'underWay' | 'requested' | null
  now: Date
}

/** The text made from the record alone, and what it rests on: what a model is given, and its words are checked against. */
export interface RecordReply extends Pick<Reply, 'facts' | 'unanswered' | 'isGuarded'> {
  text: string
  /** The pieces of the text that answer something, with the facts that they tell. */
  parts?: Pick<Reply['parts'][number], 'text' | 'facts'>[]
}
