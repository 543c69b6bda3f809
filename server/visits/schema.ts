import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

export const visitorSessions = pgTable(
  'visitor_sessions',
  {
    id: text('id').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id),
    beganAt: moment('began_at').notNull(),
    durationSeconds: integer('duration_seconds').notNull().default(0),
    /** When the last visit ended; null while it goes on. */
    endedAt: moment('ended_at'),
    /** When the page was last unloaded, as the browser told it. */
    exitTime: moment('exit_time'),
  },
  (session) => [
    index('visitor_sessions_by_property').on(session.propertyId),
    index('visitor_sessions_by_beginning').on(session.beganAt),
    check('duration_is_not_negative', sql`${session.durationSeconds} >= 0`),
  ],
)
