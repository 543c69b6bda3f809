import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'
import { visitorSessions } from '#server/visits/schema.ts'

export const leads = pgTable(
  'leads',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id),
    sessionId: text('session_id')
      .notNull()
      .references(() => visitorSessions.id),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    company: text('company'),
    createdAt: moment('created_at').notNull(),
  },
  (lead) => [
    index('leads_by_property').on(lead.propertyId),
    index('leads_by_session').on(lead.sessionId),
    index('leads_by_time').on(lead.createdAt),
  ],
)

export const passwordGuesses = pgTable(
  'password_guesses',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Fingerprint of the visitor's network, or `everyone`. */
    guesser: text('guesser').notNull(),
    count: integer('count').notNull(),
    windowBeganAt: moment('window_began_at').notNull(),
  },
  (guess) => [primaryKey({ columns: [guess.propertyId, guess.guesser] })],
)
