import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

/** What visitors say is wrong with a listing, for the site's operator. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The page's own id of the report, so that it is kept once. */
    requestId: uuid('request_id').notNull().unique(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: text('reason', {
      enum: ['wrong_facts', 'not_available', 'scam', 'discrimination', 'other'],
    }).notNull(),
    details: text('details'),
    email: text('email'),
    reportedAt: moment('reported_at').notNull(),
  },
  (report) => [
    index('listing_reports_by_time').on(report.reportedAt),
    index('listing_reports_by_property').on(report.propertyId),
    check(
      'report_reason_is_known',
      sql`${report.reason} in ('wrong_facts', 'not_available', 'scam', 'discrimination', 'other')`,
    ),
    check('other_reason_has_details', sql`${report.reason} <> 'other' or ${report.details} is not null`),
  ],
)
