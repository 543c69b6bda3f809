import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

/** Keys that put Penny on other sites. They stand in those sites' HTML, so they are public, and kept as they are. */
export const widgetKeys = pgTable('widget_keys', {
  key: text('key').primaryKey(),
  /** Whose key it is, for people. */
  name: text('name').notNull(),
  createdAt: moment('created_at').notNull(),
  /** From then on nobody is answered. */
  revokedAt: moment('revoked_at'),
})

/** Where a key may be used: `https://agency.example`, or `self` for this site, wherever it is reached. */
export const widgetOrigins = pgTable(
  'widget_origins',
  {
    key: text('key')
      .notNull()
      .references(() => widgetKeys.key, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
  },
  (allowed) => [
    primaryKey({ columns: [allowed.key, allowed.origin] }),
    index('widget_origins_by_origin').on(allowed.origin),
    check('origin_is_one', sql`${allowed.origin} = 'self' or ${allowed.origin} ~ '^https?://[^/?#@ ]+$'`),
  ],
)

/** The listings that a key may ask about. */
export const widgetProperties = pgTable(
  'widget_properties',
  {
    key: text('key')
      .notNull()
      .references(() => widgetKeys.key, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
  },
  (allowed) => [
    primaryKey({ columns: [allowed.key, allowed.propertyId] }),
    index('widget_properties_by_property').on(allowed.propertyId),
  ],
)
