import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ListingGate } from '#server/access/rules/access.ts'
import type { Db } from '#server/platform/db/database.ts'
import { agents, movedAddresses, properties } from '../schema.ts'

type Row = typeof properties.$inferSelect

export interface MovedListing {
  propertyId: number
  slug: string
}

/** A published listing with its assistant and its gate. */
export type PublishedProperty = Row & ListingGate & { agent: { id: number; name: string } | null }

export function findProperty(db: Db, id: number): Promise<PublishedProperty | null> {
  return findPublished(db, eq(properties.id, id))
}

export function findPropertyBySlug(db: Db, slug: string): Promise<PublishedProperty | null> {
  return findPublished(db, eq(properties.slug, slug))
}

/** Those at one address, as server/listings/rules/address-key.ts writes it: for sale before to rent, then the newest first. */
export function findPropertiesAt(db: Db, addressKey: string): Promise<PublishedProperty[]> {
  const isRental = eq(properties.listingType, 'rental')
  return listPublished(db, eq(properties.addressKey, addressKey), [
    isRental,
    desc(properties.createdAt),
    desc(properties.id),
  ])
}

/** Where an address that a page had before sends its visitor: the listing's number and the slug to go to. */
export async function findMovedAddress(db: Db, slug: string): Promise<MovedListing | null> {
  const [moved] = await db
    .select({ propertyId: properties.id, preferred: movedAddresses.preferredSlug, own: properties.slug })
    .from(movedAddresses)
    .innerJoin(properties, eq(properties.id, movedAddresses.propertyId))
    .where(and(eq(movedAddresses.slug, slug), isPublished))
  return moved ? { propertyId: moved.propertyId, slug: moved.preferred ?? moved.own } : null
}

export const isPublished = eq(properties.listingStatus, 'published')

async function findPublished(db: Db, condition: SQL): Promise<PublishedProperty | null> {
  const [found] = await listPublished(db, condition)
  return found ?? null
}

async function listPublished(db: Db, condition: SQL, order: SQL[] = []): Promise<PublishedProperty[]> {
  const found = await db
    .select({ property: properties, agent: agents })
    .from(properties)
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .where(and(condition, isPublished))
    .orderBy(...order)
  return found.map(propertyOf)
}

export function propertyOf({
  property,
  agent,
}: {
  property: Row
  agent: PublishedProperty['agent']
}): PublishedProperty {
  return { ...property, agent, requiredFields: requiredFieldsOf(property) }
}

function requiredFieldsOf(property: Row): ListingGate['requiredFields'] {
  return {
    email: property.leadEmail,
    first_name: property.leadFirstName,
    last_name: property.leadLastName,
    phone: property.leadPhone,
    company: property.leadCompany,
  }
}
