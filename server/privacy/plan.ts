/**
 * Every table with the columns that may hold words, so that none is forgotten: a test compares this with the database.
 *
 * `person`: the rows are about people. They are found by what they hold and by what belongs together, shown to the person
 * and erased. `listing`: the rows belong to listings, their sellers and this server. They are never erased; a person who is
 * named there has to be replaced by hand.
 */
interface TablePlan {
  rows: 'person' | 'listing'
  texts: string[]
  /** Of those: proofs of who may do something, and what is another person's. An export leaves them out. */
  hidden?: string[]
  /** Of those: what does not make the row this person's when their address is in it. */
  others?: string[]
}

export const plan: Record<string, TablePlan> = {
  leads: { rows: 'person', texts: ['session_id', 'email', 'first_name', 'last_name', 'phone', 'company'] },
  visitor_sessions: { rows: 'person', texts: ['id'] },
  conversations: {
    rows: 'person',
    texts: ['id', 'visitor', 'session_id', 'visitor_email', 'memory', 'booking', 'answering_by', 'network'],
    hidden: ['answering_by', 'network'],
  },
  messages: { rows: 'person', texts: ['conversation_id', 'author', 'text', 'parts', 'client_message_id'] },
  lead_notes: { rows: 'person', texts: ['conversation_id', 'topic', 'value', 'sentence'] },
  open_questions: {
    rows: 'person',
    texts: ['conversation_id', 'question', 'wording', 'token_hash', 'answer'],
    hidden: ['token_hash'],
  },
  follow_ups: { rows: 'person', texts: ['conversation_id', 'subject', 'text'] },
  tours: {
    rows: 'person',
    texts: [
      'buyer_name',
      'buyer_email',
      'seller_email',
      'kind',
      'buyer_phone',
      'buyer_note',
      'request_id',
      'network',
      'status',
      'new_time',
      'seller_notes',
      'ical_uid',
      'conversation_id',
      'visitor',
      'confirm_hash',
      'cancelled_by',
    ],
    hidden: ['seller_email', 'confirm_hash', 'network', 'visitor'],
    others: ['seller_email', 'seller_notes'],
  },
  tour_tokens: { rows: 'person', texts: ['hash'], hidden: ['hash'] },
  buyer_links: { rows: 'person', texts: ['hash'], hidden: ['hash'] },
  letters: {
    rows: 'person',
    texts: [
      'id',
      'topic',
      'kind',
      'recipient',
      'reply_to',
      'subject',
      'text',
      'html',
      'attachments',
      'status',
      'blocks',
      'caused_by',
    ],
    hidden: ['caused_by'],
  },
  demo_requests: {
    rows: 'person',
    texts: ['form', 'name', 'email', 'team_size', 'phone', 'message', 'asker'],
  },
  listing_reports: { rows: 'person', texts: ['request_id', 'reason', 'details', 'email'] },
  // What a seller answered is part of the listing; what is left of a person's words in it goes, see erase-answers.ts.
  seller_answers: { rows: 'listing', texts: ['question', 'answer'] },
  // Counted by network, as a keyed hash that identifies no one.
  password_guesses: { rows: 'listing', texts: ['guesser'] },
  rate_limits: { rows: 'listing', texts: ['key'] },
  agents: { rows: 'listing', texts: ['name', 'tone'] },
  properties: {
    rows: 'listing',
    texts: [
      'slug',
      'address',
      'address_key',
      'property_type',
      'listing_type',
      'listing_status',
      'market_status',
      'description',
      'floor_plan',
      'time_zone',
      'password_hash',
      'seller_email',
      'tour_phone',
    ],
  },
  listing_hosts: { rows: 'listing', texts: ['role', 'name', 'company', 'license', 'phone', 'email', 'about'] },
  price_history: { rows: 'listing', texts: ['event'] },
  moved_addresses: { rows: 'listing', texts: ['slug', 'preferred_slug'] },
  property_images: { rows: 'listing', texts: ['id', 'original', 'alt', 'room'] },
  property_facts: {
    rows: 'listing',
    texts: [
      'fee_kind',
      'fee_covers',
      'parking',
      'pets',
      'price_stance',
      'price_note',
      'availability',
      'year_note',
      'heating',
      'cooling',
      'laundry',
      'step_free_note',
      'lease_terms',
      'deposit',
      'utilities',
      'move_in',
      'school_district',
      'neighbourhood',
    ],
  },
  tour_hours: { rows: 'listing', texts: [] },
  widget_keys: { rows: 'listing', texts: ['key', 'name'] },
  widget_origins: { rows: 'listing', texts: ['key', 'origin'] },
  widget_properties: { rows: 'listing', texts: ['key'] },
  settings: { rows: 'listing', texts: ['key', 'value'] },
  'drizzle.__drizzle_migrations': { rows: 'listing', texts: ['hash'] },
}

/** Rows of a table without a plan count as a person's: erasing too much is safer than too little. */
export function isPersonal(table: string): boolean {
  return plan[table]?.rows !== 'listing'
}
