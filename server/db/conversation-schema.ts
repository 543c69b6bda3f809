import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { KeptConversation } from '#assistant/decide/conversation.ts'
import type { KeptPart } from '#assistant/decide/part.ts'
import { moment, properties, visitorSessions } from './schema.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id),
    agentId: integer('agent_id').notNull(),
    /** The anonymous visitor who opened it, from a signed cookie. */
    visitor: text('visitor').notNull(),
    /** Fingerprint of the network that it was opened from. */
    network: text('network'),
    sessionId: text('session_id').references(() => visitorSessions.id),
    visitorEmail: text('visitor_email'),
    beganAt: moment('began_at').notNull(),
    /** When the visitor last said something. */
    lastSpokenAt: moment('last_spoken_at').notNull(),
    /** Where the conversation stands (machines/conversation); before its first answer, and in rows of old, only topics. */
    memory: jsonb('memory').$type<KeptConversation | { topics: string[] }>().notNull().default({ topics: [] }),
    /** Where the booking dialogue stands; null while there is none. */
    booking: jsonb('booking'),
    /**
     * Who answers just now, and until when that counts: an answer that takes longer is taken for dead. A moment that has
     * passed is left where the last message was not answered.
     */
    answeringBy: text('answering_by'),
    answeringUntil: moment('answering_until'),
  },
  (conversation) => [
    index('conversations_by_property').on(conversation.propertyId),
    index('conversations_by_last_word').on(conversation.lastSpokenAt),
    index('conversations_being_answered')
      .on(conversation.answeringUntil)
      .where(sql`${conversation.answeringUntil} is not null`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['visitor', 'assistant'] }).notNull(),
    text: text('text').notNull(),
    /** Of an answer: what each of its parts rests on; null where that was not kept. */
    parts: jsonb('parts').$type<KeptPart[]>(),
    writtenAt: moment('written_at').notNull(),
    /** The visitor's own name for what they said, so that it is answered once. */
    clientMessageId: text('client_message_id'),
    /** Of an answer: the message that it answers. */
    answersId: bigint('answers_id', { mode: 'number' }).references((): AnyPgColumn => messages.id, {
      onDelete: 'cascade',
    }),
  },
  (message) => [
    index('messages_by_conversation').on(message.conversationId, message.id),
    unique('one_message_of_a_name').on(message.conversationId, message.clientMessageId),
    unique('one_answer_to_a_message').on(message.answersId),
  ],
)
