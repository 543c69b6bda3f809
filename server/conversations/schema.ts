import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { KeptConversation } from '#assistant/decide/conversation.ts'
import type { KeptPart } from '#assistant/decide/part.ts'
import { leads } from '#server/gate/schema.ts'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'
import { visitorSessions } from '#server/visits/schema.ts'

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
  (note) => [
    index('lead_notes_by_conversation').on(note.conversationId),
    index('lead_notes_by_lead').on(note.leadId),
    index('lead_notes_by_message').on(note.messageId),
  ],
)

/** The condition of the index below; a statement that is to use it has to say it in the same words. */
export const spokenSinceFollowUpCheck = (of: { followUpCheckedAt: AnyPgColumn; lastSpokenAt: AnyPgColumn }): SQL =>
  sql`(${of.followUpCheckedAt} is null or ${of.followUpCheckedAt} <= ${of.lastSpokenAt})`

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
    /** When it was last read for an email to the prospect, drafted or not; one that is quiet since is not read again. */
    followUpCheckedAt: moment('follow_up_checked_at'),
  },
  (conversation) => [
    index('conversations_by_property').on(conversation.propertyId),
    index('conversations_by_session').on(conversation.sessionId),
    index('conversations_by_last_word').on(conversation.lastSpokenAt),
    index('conversations_without_follow_up')
      .on(conversation.lastSpokenAt)
      .where(spokenSinceFollowUpCheck(conversation)),
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
