import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
} from 'drizzle-orm/pg-core'
import type { FloorPlan } from '#domain/floor-plan/plan.ts'
import { moment } from '#server/platform/db/columns.ts'

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
    /** What the address is found by, as server/listings/rules/address-key.ts makes it; one that was not kept is made at the next start. */
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
    floorPlan: jsonb('floor_plan').$type<FloorPlan>(),
    timeZone: text('time_zone').notNull(),
    agentId: integer('agent_id').references(() => agents.id),
    passwordHash: text('password_hash'),
    leadCaptureEnabled: boolean('lead_capture_enabled').notNull().default(false),
    leadEmail: boolean('lead_email').notNull().default(false),
    leadFirstName: boolean('lead_first_name').notNull().default(false),
    leadLastName: boolean('lead_last_name').notNull().default(false),
    leadPhone: boolean('lead_phone').notNull().default(false),
    leadCompany: boolean('lead_company').notNull().default(false),
    /** The seller whom tour requests go to; null where no tours are given. */
    sellerEmail: text('seller_email'),
    tourNoticeHours: integer('tour_notice_hours').notNull().default(0),
    /** Whether the seller gives tours on federal holidays, too. */
    toursOnHolidays: boolean('tours_on_holidays').notNull().default(false),
    /** Whether a tour is requested with a phone number. */
    tourPhone: text('tour_phone', { enum: ['not_asked', 'optional', 'required'] })
      .notNull()
      .default('optional'),
    /** False is the seller's wish that no automated valuation is shown beside the listing. */
    automatedValuation: boolean('automated_valuation').notNull().default(true),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (property) => [
    index('properties_by_address_key').on(property.addressKey),
    check('market_status_is_known', sql`${property.marketStatus} in ('active', 'under_contract', 'sold', 'leased')`),
    check('tour_phone_is_known', sql`${property.tourPhone} in ('not_asked', 'optional', 'required')`),
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
    /** Whether the gate shows the name. */
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
export const movedAddresses = pgTable(
  'moved_addresses',
  {
    slug: text('slug').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** Where to; null means the property's own slug. */
    preferredSlug: text('preferred_slug'),
  },
  (moved) => [index('moved_addresses_by_property').on(moved.propertyId)],
)

export const propertyImages = pgTable(
  'property_images',
  {
    id: text('id').primaryKey(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** File name of the original photo. */
    original: text('original').notNull(),
    alt: text('alt').notNull(),
    /** What it shows, in a word or two: `Kitchen`. */
    room: text('room'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    displayOrder: integer('display_order').notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (image) => [index('property_images_by_property').on(image.propertyId)],
)

/** What a listing says beyond its head, as its seller entered it. Null where nothing was entered. */
export const propertyFacts = pgTable(
  'property_facts',
  {
    propertyId: integer('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    feeKind: text('fee_kind', { enum: ['none', 'hoa', 'building'] }),
    /** Dollars. */
    feeMonthly: integer('fee_monthly'),
    feeCovers: text('fee_covers'),
    parking: text('parking'),
    pets: text('pets'),
    priceStance: text('price_stance', { enum: ['firm', 'open_to_offers', 'fixed', 'negotiable'] }),
    priceNote: text('price_note'),
    availability: text('availability'),
    availableFrom: date('available_from', { mode: 'string' }),
    yearBuilt: integer('year_built'),
    yearNote: text('year_note'),
    lotAcres: doublePrecision('lot_acres'),
    heating: text('heating'),
    cooling: text('cooling'),
    laundry: text('laundry'),
    stepFree: boolean('step_free'),
    stepFreeNote: text('step_free_note'),
    leaseTerms: text('lease_terms'),
    deposit: text('deposit'),
    /** Dollars. */
    annualTaxes: integer('annual_taxes'),
    utilities: text('utilities'),
    moveIn: text('move_in'),
    schoolDistrict: text('school_district'),
    neighbourhood: text('neighbourhood'),
  },
  (facts) => [
    check('fee_kind_is_known', sql`${facts.feeKind} in ('none', 'hoa', 'building')`),
    check('price_stance_is_known', sql`${facts.priceStance} in ('firm', 'open_to_offers', 'fixed', 'negotiable')`),
  ],
)

/** When a property is shown, on its own clock. One without a row is shown by appointment. */
export const tourHours = pgTable(
  'tour_hours',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** 0 for Sunday to 6 for Saturday. */
    weekday: integer('weekday').notNull(),
    opens: time('opens').notNull(),
    closes: time('closes').notNull(),
  },
  (hours) => [
    primaryKey({ columns: [hours.propertyId, hours.weekday, hours.opens] }),
    check('weekday_is_one_of_seven', sql`${hours.weekday} between 0 and 6`),
    check('opens_before_it_closes', sql`${hours.opens} < ${hours.closes}`),
  ],
)

/** What the seller has answered for everyone who asks. */
export const sellerAnswers = pgTable(
  'seller_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (answer) => [index('seller_answers_by_property').on(answer.propertyId)],
)
