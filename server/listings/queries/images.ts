import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { propertyImages } from '../schema.ts'
import { findProperty, type PublishedProperty } from './properties.ts'

export type PropertyImageRow = typeof propertyImages.$inferSelect

/** The primary one first, the others in their order. */
export function listImages(db: Db, propertyId: number): Promise<PropertyImageRow[]> {
  return db
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(desc(propertyImages.isPrimary), asc(propertyImages.displayOrder))
}

/** A photo with the published listing it belongs to, whose gate decides who may see it. */
export async function findImage(
  db: Db,
  id: string,
): Promise<{ image: PropertyImageRow; property: PublishedProperty } | null> {
  const [image] = await db.select().from(propertyImages).where(eq(propertyImages.id, id))
  const property = image ? await findProperty(db, image.propertyId) : null
  return image && property ? { image, property } : null
}
