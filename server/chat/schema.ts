import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { conversations, messages } from '#server/conversations/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

/** Drafts of emails to prospects, sent only to the seller. */
export const followUps = pgTable(
  'follow_ups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The visitor's last message before the draft. */
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
