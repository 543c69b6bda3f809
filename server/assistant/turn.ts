import type { Listing } from '#assistant/listing.ts'

export type { Listing as ListingRecord, ListingFacts } from '#assistant/listing.ts'

/** A question that the seller has answered for everyone. */
export type SellerAnswer = Listing['answers'][number]

export type Tone = 'balanced' | 'assertive' | 'exploratory'

export interface Said {
  author: 'visitor' | 'assistant'
  text: string
}

/** What the engine keeps from one message to the next, as JSON. */
export interface Memory {
  /** What the last answer was about, by topic; "and for cats?" goes on from there. */
  topics: string[]
  /** What the last question was about, as it is said: "pets", "“Is the pool heated?”". */
  subject?: string
}

/** Something the visitor said of themselves, with the sentence it came from. */
export interface LeadNote {
  topic: 'intent' | 'timing' | 'budget' | 'financing' | 'household' | 'pets' | 'name' | 'email' | 'phone'
  value: string
  sentence: string
}

export interface Turn {
  record: Listing
  tone: Tone
  /** The oldest first, without this message. */
  before: Said[]
  message: string
  memory: Memory
  /** Whether a tour is being booked, or was requested; nobody is offered one then. */
  tour?: 'underWay' | 'requested' | null
  now: Date
}

/** What the engine says, and what follows from the message for the records. Nothing has happened yet. */
export interface EngineReply {
  text: string
  memory: Memory
  /** Each claim's source, as a model is given it and its words are checked against. */
  facts: { topic: string; text: string }[]
  /** In the visitor's words: what was asked and is not in the listing. The seller is asked. */
  unanswered: string[]
  /** The message asks for a tour, gives a time for one or speaks of one: the booking dialogue hears it. */
  wantsTour: boolean
  /** Somebody wants to talk to a person. */
  wantsHuman: boolean
  /** Fair housing or advice on law, tax or mortgage: this wording stands, no model changes it. */
  isGuarded: boolean
}
