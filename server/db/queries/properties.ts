import { and, eq } from 'drizzle-orm'
import type { Gate } from '#server/rules/access.ts'
import type { Db } from '../database.ts'
import { agents, movedAddresses, properties } from '../schema.ts'

type Row = typeof properties.$inferSelect

export interface Moved {
  propertyId: number
  slug: string
}

/** A published listing with its assistant and its gate. */
export type Property = Row & Gate & { agent: { id: number; name: string } | null }

export function findProperty(db: Db, id: number): Promise<Property | null> {
  return findPublished(db, eq(properties.id, id))
}

export function findPropertyBySlug(db: Db, slug: string): Promise<Property | null> {
  return findPublished(db, eq(properties.slug, slug))
}

/** Where an address that a page had before sends its visitor: the listing's number and the slug to go to. */
export async function findMovedAddress(db: Db, slug: string): Promise<Moved | null> {
  const [moved] = await db
    .select({ propertyId: properties.id, preferred: movedAddresses.preferredSlug, own: properties.slug })
    .from(movedAddresses)
    .innerJoin(properties, eq(properties.id, movedAddresses.propertyId))
    .where(and(eq(movedAddresses.slug, slug), isPublished))
  return moved ? { propertyId: moved.propertyId, slug: moved.preferred ?? moved.own } : null
}

const isPublished = eq(properties.listingStatus, 'published')

async function findPublished(db: Db, condition: ReturnType<typeof eq>): Promise<Property | null> {
  const [found] = await db
    .select({ property: properties, agent: agents })
    .from(properties)
    .leftJoin(agents, eq(agents.id, properties.agentId))
    .where(and(condition, isPublished))
  if (!found) return null
  const { property, agent } = found
  const requiredFields = {
    email: property.leadEmail,
    first_name: property.leadFirstName,
    last_name: property.leadLastName,
    phone: property.leadPhone,
    company: property.leadCompany,
  }
  return { ...property, agent, requiredFields }
}
