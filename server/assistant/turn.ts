/** What a listing says beyond its head: each fact as the seller entered it, null where nothing was entered. */
export interface ListingFacts {
  /** `none`: there is no fee, which is a fact too. Dollars a month. */
  fee: { kind: 'none' | 'hoa' | 'building'; monthly: number | null; covers: string | null } | null
  parking: string | null
  pets: string | null
  priceStance: 'firm' | 'open_to_offers' | 'fixed' | 'negotiable' | null
  priceNote: string | null
  availability: string | null
  /** `2026-12-15`, on the property's own calendar. */
  availableFrom: string | null
  yearBuilt: number | null
  yearNote: string | null
  lotAcres: number | null
  heating: string | null
  cooling: string | null
  laundry: string | null
  stepFree: boolean | null
  stepFreeNote: string | null
  leaseTerms: string | null
  deposit: string | null
  utilities: string | null
  moveIn: string | null
  schoolDistrict: string | null
  neighbourhood: string | null
}

/** A question that the seller has answered for everybody. */
export interface SellerAnswer {
  id: number
  question: string
  answer: string
}

/** Everything that Penny may say about a listing. What is not here is "not in the listing". */
export interface ListingRecord {
  id: number
  address: string
  propertyType: string
  listingType: string
  /** Dollars; the price that is shown, or null for 'Price on request'. */
  salePrice: number | null
  rentalPrice: number | null
  beds: number | null
  baths: number | null
  sqft: number | null
  description: string | null
  /** IANA. */
  timeZone: string
  facts: ListingFacts
  answers: SellerAnswer[]
  /** When it is shown, on its own clock: `09:00:00` to `18:00:00`, Sunday is 0; none: by appointment. */
  tourHours: { weekday: number; opens: string; closes: string }[]
  tourNoticeHours: number
  /** Whether there is somebody who gives tours. */
  givesTours: boolean
}

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
  record: ListingRecord
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
