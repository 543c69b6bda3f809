import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** A moment in UTC, to the millisecond, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
})

export const agents = pgTable(
  'agents',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    tone: text('tone', { enum: ['balanced', 'assertive', 'exploratory'] })
      .notNull()
      .default('balanced'),
  },
  (agent) => [check('tone_is_known', sql`${agent.tone} in ('balanced', 'assertive', 'exploratory')`)],
)

export const properties = pgTable(
  'properties',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    slug: text('slug').notNull().unique(),
    address: text('address').notNull(),
    /** What the address is found by, as server/rules/address-key.ts makes it; one that was not kept is made at the next start. */
    addressKey: text('address_key'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    price: bigint('price', { mode: 'number' }),
    salePrice: bigint('sale_price', { mode: 'number' }),
    rentalPrice: bigint('rental_price', { mode: 'number' }),
    propertyType: text('property_type').notNull(),
    listingType: text('listing_type').notNull(),
    listingStatus: text('listing_status').notNull().default('published'),
    marketStatus: text('market_status', { enum: ['active', 'under_contract', 'sold', 'leased'] })
      .notNull()
      .default('active'),
    beds: doublePrecision('beds'),
    baths: doublePrecision('baths'),
    sqft: integer('sqft'),
    description: text('description'),
    timeZone: text('time_zone').notNull(),
    agentId: integer('agent_id').references(() => agents.id),
    passwordHash: text('password_hash'),
    leadCaptureEnabled: boolean('lead_capture_enabled').notNull().default(false),
    leadEmail: boolean('lead_email').notNull().default(false),
    leadFirstName: boolean('lead_first_name').notNull().default(false),
    leadLastName: boolean('lead_last_name').notNull().default(false),
    leadPhone: boolean('lead_phone').notNull().default(false),
    leadCompany: boolean('lead_company').notNull().default(false),
    /** Who is asked for tours; null where nobody gives any. */
    sellerEmail: text('seller_email'),
    tourNoticeHours: integer('tour_notice_hours').notNull().default(0),
    /** False is the seller's wish that no automated valuation is shown beside the listing. */
    automatedValuation: boolean('automated_valuation').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (property) => [
    index('properties_by_address_key').on(property.addressKey),
    check('market_status_is_known', sql`${property.marketStatus} in ('active', 'under_contract', 'sold', 'leased')`),
  ],
)

/** Who shows a home, with what they chose to show of themselves: a null is not shown. */
export const listingHosts = pgTable(
  'listing_hosts',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['agent', 'owner', 'manager'] }).notNull(),
    name: text('name').notNull(),
    company: text('company'),
    license: text('license'),
    phone: text('phone'),
    email: text('email'),
    about: text('about'),
    /** Whether visitors are told the name before they have passed the gate. */
    namedAtGate: boolean('named_at_gate').notNull().default(false),
  },
  (host) => [check('host_role_is_known', sql`${host.role} in ('agent', 'owner', 'manager')`)],
)

/** What a listing's price was, and since when. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** On the property's own calendar. */
    changedOn: date('changed_on', { mode: 'string' }).notNull(),
    event: text('event', { enum: ['listed', 'price_changed'] }).notNull(),
    /** Dollars, for a rental a month; null where none was given. */
    price: bigint('price', { mode: 'number' }),
  },
  (change) => [
    index('price_history_by_property').on(change.propertyId, change.changedOn),
    check('price_event_is_known', sql`${change.event} in ('listed', 'price_changed')`),
  ],
)

/** An address that a page had before, or that was given to another page: it sends the visitor on. */
export const movedAddresses = pgTable('moved_addresses', {
  slug: text('slug').primaryKey(),
  propertyId: integer('property_id')
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** Where to; null means the property's own slug. */
  preferredSlug: text('preferred_slug'),
})

export const propertyImages = pgTable(
  'property_images',
  {
    id: text('id').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** File name of the original photograph. */
    original: text('original').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    displayOrder: integer('display_order').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (image) => [index('property_images_by_property').on(image.propertyId)],
)

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
    check('duration_is_not_negative', sql`${session.durationSeconds} >= 0`),
  ],
)

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
  (lead) => [index('leads_by_property').on(lead.propertyId), index('leads_by_session').on(lead.sessionId)],
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
