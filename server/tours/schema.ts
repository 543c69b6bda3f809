import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { conversations } from '#server/conversations/schema.ts'
import { properties } from '#server/listings/schema.ts'
import { moment } from '#server/platform/db/columns.ts'

export const tours = pgTable(
  'tours',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    sellerEmail: text('seller_email').notNull(),
    kind: text('kind', { enum: ['in_person', 'video'] })
      .notNull()
      .default('in_person'),
    buyerPhone: text('buyer_phone'),
    /** What the buyer wrote for the seller with the request. */
    buyerNote: text('buyer_note'),
    /** The page's own id of its request, so that it is booked once; null where Penny was asked for it. */
    requestId: uuid('request_id').unique(),
    /** Fingerprint of the network that a page's request came from. */
    network: text('network'),
    proposedAt: moment('proposed_at').notNull(),
    status: text('status', {
      enum: ['requested', 'accepted', 'declined', 'new_time_proposed', 'cancelled', 'expired', 'done'],
    })
      .notNull()
      .default('requested'),
    /** What the seller proposed instead, on the property's clock: `2026-11-24T14:00:00`. */
    newTime: text('new_time'),
    sellerNotes: text('seller_notes'),
    /** What calendars know the tour by, whatever becomes of it. */
    icalUid: text('ical_uid').notNull(),
    /** Goes up with each calendar update after the first. */
    icalSequence: integer('ical_sequence').notNull().default(0),
    /** Whose visitor asked for it, there or by the page's form; null where no visitor with a conversation asked. */
    conversationId: text('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    /** The visitor by their cookie, until they have a conversation about the listing; null where no page's form was used. */
    visitor: text('visitor'),
    /** SHA-256 of the token in the buyer's email; null where no email asked them to confirm. */
    confirmHash: text('confirm_hash').unique(),
    /** When the buyer confirmed the request by that email. */
    confirmedAt: moment('confirmed_at'),
    /** Until when an unconfirmed request keeps its time; null where it keeps it until the seller decides. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
    /** How often its buyer moved it to another time. */
    moves: integer('moves').notNull().default(0),
    /** How often its buyer's email address was corrected. */
    corrections: integer('corrections').notNull().default(0),
    /** Goes up whenever the tour is open for an answer again; in each round there is one email of a kind to one address. */
    round: integer('round').notNull().default(0),
    /** The time of which both were reminded the day before. */
    remindedFor: moment('reminded_for'),
    cancelledAt: moment('cancelled_at'),
    /** Null of a tour that was canceled before sellers could. */
    cancelledBy: text('cancelled_by', { enum: ['buyer', 'seller'] }),
  },
  (tour) => [
    index('tours_by_property').on(tour.propertyId, tour.proposedAt),
    index('tours_by_conversation').on(tour.conversationId),
    index('tours_by_visitor').on(tour.visitor).where(sql`${tour.visitor} is not null`),
    index('tours_by_time').on(tour.proposedAt),
    index('tours_by_buyer').on(sql`lower(${tour.buyerEmail})`),
    index('tours_by_creation').on(tour.createdAt),
    index('tours_by_status').on(tour.status, tour.proposedAt),
    check('confirmed_keeps_its_time', sql`${tour.confirmedAt} is null or ${tour.heldUntil} is null`),
    check(
      'status_is_known',
      sql`${tour.status} in ('requested', 'accepted', 'declined', 'new_time_proposed', 'cancelled', 'expired', 'done')`,
    ),
    check(
      'is_decided_or_waits',
      sql`${tour.status} in ('cancelled', 'expired') or (${tour.status} = 'requested') = (${tour.decidedAt} is null)`,
    ),
    check('is_cancelled_at_a_moment', sql`(${tour.status} = 'cancelled') = (${tour.cancelledAt} is not null)`),
    check(
      'is_cancelled_by_a_side',
      sql`${tour.cancelledBy} is null or (${tour.cancelledBy} in ('buyer', 'seller') and ${tour.status} = 'cancelled')`,
    ),
    check('tour_kind_is_known', sql`${tour.kind} in ('in_person', 'video')`),
    check('has_its_new_time', sql`(${tour.status} = 'new_time_proposed') = (${tour.newTime} is not null)`),
  ],
)

export const tourTokens = pgTable(
  'tour_tokens',
  {
    /** SHA-256 of the token; the token itself is in the seller's email alone. */
    hash: text('hash').primaryKey(),
    tourId: integer('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** When the buyer moved the tour away from the time that this link asks about. */
    movedAt: moment('moved_at'),
  },
  (token) => [index('tour_tokens_by_tour').on(token.tourId)],
)

/** Links of all emails to a tour's buyer but the one that `confirmHash` is of; each leads to the tour as it stands. */
export const buyerLinks = pgTable(
  'buyer_links',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    tourId: integer('tour_id')
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
  },
  (link) => [index('buyer_links_by_tour').on(link.tourId)],
)
