import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../db/columns.ts'

/** How often something was done lately, and by whom. A row is worth nothing once its window has ended. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and a fingerprint of who does it. Never an IP address or an email address. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (limit) => [index('rate_limits_by_end').on(limit.endsAt)],
)
