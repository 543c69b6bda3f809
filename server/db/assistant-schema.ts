import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { conversations, messages } from './conversation-schema.ts'
import { leads, moment, properties } from './schema.ts'

/** What a listing says beyond its head, as its seller entered it. Null where nothing was entered. */
export const propertyFacts = pgTable(
  'property_facts',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    feeKind: text('fee_kind', { enum: ['none', 'hoa', 'building'] }),
    /** Dollars. */
    feeMonthly: integer('fee_monthly'),
    feeCovers: text('fee_covers'),
    parking: text('parking'),
    pets: text('pets'),
    priceStance: text('price_stance', { enum: ['firm', 'open_to_offers', 'fixed', 'negotiable'] }),
    priceNote: text('price_note'),
    availability: text('availability'),
    availableFrom: date('available_from', { mode: 'string' }),
    yearBuilt: integer('year_built'),
    yearNote: text('year_note'),
    lotAcres: doublePrecision('lot_acres'),
    heating: text('heating'),
    cooling: text('cooling'),
    laundry: text('laundry'),
    stepFree: boolean('step_free'),
    stepFreeNote: text('step_free_note'),
    leaseTerms: text('lease_terms'),
    deposit: text('deposit'),
    utilities: text('utilities'),
    moveIn: text('move_in'),
    schoolDistrict: text('school_district'),
    neighbourhood: text('neighbourhood'),
  },
  (facts) => [
    check('fee_kind_is_known', sql`${facts.feeKind} in ('none', 'hoa', 'building')`),
    check('price_stance_is_known', sql`${facts.priceStance} in ('firm', 'open_to_offers', 'fixed', 'negotiable')`),
  ],
)

/** What the seller has answered for everybody who asks. */
export const sellerAnswers = pgTable(
  'seller_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (answer) => [index('seller_answers_by_property').on(answer.propertyId)],
)

/** What was asked and is not in the listing. The seller is asked, and whoever asked is told. */
export const openQuestions = pgTable(
  'open_questions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    /** The same for everybody who asks it in the same words; one letter asks for all of them. */
    wording: text('wording').notNull(),
    /** SHA-256 of the token in the seller's letter; null where no letter was sent. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** When whoever asked was told. */
    toldAt: moment('told_at'),
  },
  (question) => [
    index('open_questions_by_property').on(question.propertyId, question.askedAt),
    unique('asked_once').on(question.conversationId, question.wording),
    check('is_answered_or_open', sql`(${question.answer} is null) = (${question.answeredAt} is null)`),
    check('has_its_expiry', sql`(${question.tokenHash} is null) = (${question.tokenExpiresAt} is null)`),
  ],
)

/** What visitors said of themselves, with the sentence that it comes from. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Whose it is; null until the visitor says how to reach them. */
    leadId: bigint('lead_id', { mode: 'number' }).references(() => leads.id),
    topic: text('topic', {
      enum: ['intent', 'timing', 'budget', 'financing', 'household', 'pets', 'name', 'email', 'phone'],
    }).notNull(),
    value: text('value').notNull(),
    sentence: text('sentence').notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (note) => [index('lead_notes_by_conversation').on(note.conversationId), index('lead_notes_by_lead').on(note.leadId)],
)

/** Letters to prospects as drafts for the seller; nobody else gets them. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The last thing the visitor said before it became quiet. */
    afterMessageId: bigint('after_message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' })
      .unique(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    draftedAt: moment('drafted_at').notNull(),
  },
  (draft) => [index('follow_ups_by_conversation').on(draft.conversationId)],
)
