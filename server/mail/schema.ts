import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/columns.ts'
import type { Block } from './emails/email.ts'

/** Emails on their way. What an email says, with the links in it, is forgotten once it is sent. */
export const emails = pgTable(
  'letters',
  {
    id: uuid('id').primaryKey(),
    /** What it is about, `tour:12`, `question:5`: of each there is one email of a kind. */
    topic: text('topic').notNull(),
    kind: text('kind').notNull(),
    /** Begins again with each round of a tour. */
    round: integer('round').notNull().default(0),
    recipient: text('recipient').notNull(),
    /** Who gets the answer where that is not the sender: a visitor's address. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<{ filename: string; contentType: string; content: string }[]>().notNull(),
    /** `held` waits for a digest, and is `digested` once it is part of one. */
    status: text('status', { enum: ['queued', 'sent', 'given_up', 'held', 'digested'] })
      .notNull()
      .default('queued'),
    /** What a held email says in its digest. */
    blocks: jsonb('blocks').$type<Block[]>(),
    /** Fingerprint of the network of the visitor who caused it, so that a digest has room for everyone. */
    causedBy: text('caused_by'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; while a process sends it, when it is due again should that fail. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (email) => [
    unique('one_letter_of_a_kind').on(email.topic, email.kind, email.round),
    index('letters_that_wait').on(email.nextAttemptAt).where(sql`${email.status} = 'queued'`),
    index('letters_held').on(email.recipient, email.createdAt).where(sql`${email.status} = 'held'`),
    index('letters_that_are_done').on(email.createdAt).where(sql`${email.status} in ('sent', 'given_up', 'digested')`),
    index('letters_by_recipient').on(email.recipient, email.kind, email.createdAt),
    check('letter_status_is_known', sql`${email.status} in ('queued', 'sent', 'given_up', 'held', 'digested')`),
    check('held_letter_has_its_blocks', sql`(${email.status} = 'held') = (${email.blocks} is not null)`),
  ],
)
