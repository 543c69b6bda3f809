import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { conversations } from '#server/conversations/schema.ts'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

/** What was asked and is not in the listing. The seller is asked, and the visitor gets the answer. */
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
    /** The same for everyone who asks it in the same words; one email asks for all of them. */
    wording: text('wording').notNull(),
    /** SHA-256 of the token in the seller's email; null where no email was sent. */
    tokenHash: text('token_hash').unique(),
    tokenExpiresAt: moment('token_expires_at'),
    askedAt: moment('asked_at').notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** When the visitor was notified. */
    notifiedAt: moment('told_at'),
    /** The page showed the answer when it came, so no message of the conversation has it. */
    shownLive: boolean('shown_live').notNull().default(false),
  },
  (question) => [
    index('open_questions_by_property').on(question.propertyId, question.askedAt),
    unique('asked_once').on(question.conversationId, question.wording),
    check('is_answered_or_open', sql`(${question.answer} is null) = (${question.answeredAt} is null)`),
    check('has_its_expiry', sql`(${question.tokenHash} is null) = (${question.tokenExpiresAt} is null)`),
  ],
)
