import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { listingHosts } from '../schema.ts'

export type Host = Omit<typeof listingHosts.$inferSelect, 'propertyId'>

export async function findHost(db: Db, propertyId: number): Promise<Host | null> {
  const [found] = await db.select().from(listingHosts).where(eq(listingHosts.propertyId, propertyId))
  return found ? hostOf(found) : null
}

export function hostOf({ propertyId: _, ...host }: typeof listingHosts.$inferSelect): Host {
  return host
}
