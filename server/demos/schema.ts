import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/db/columns.ts'

/** Who asked for a demo, by which of the two forms. Kept first; the email to the team is queued with it. */
export const demoRequests = pgTable(
  'demo_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    form: text('form', { enum: ['short', 'long'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Of the short form. */
    teamSize: text('team_size', { enum: ['1-10', '11-50', '51-100', '100+'] }),
    /** Of the long form. */
    phone: text('phone'),
    /** What they wrote: notes in the short form, goals in the long one. */
    message: text('message').notNull(),
    /** Fingerprint of the visitor's network, by which it is counted how often it asks. */
    asker: text('asker').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (request) => [
    index('demo_requests_by_time').on(request.askedAt),
    check('form_is_known', sql`${request.form} in ('short', 'long')`),
    check('short_form_has_its_team', sql`(${request.form} = 'short') = (${request.teamSize} is not null)`),
    check('long_form_has_its_phone', sql`(${request.form} = 'long') = (${request.phone} is not null)`),
  ],
)
