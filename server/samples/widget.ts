import { eq } from 'drizzle-orm'
import { pennyKey, sampleListing } from '#domain/sample.ts'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'

/** WIDGET-02: Penny on a page of this site, about the sample listing, if it is still there, and no other. */
export async function seedWidget(db: Db, now: Date): Promise<void> {
  const propertyIds = [sampleListing.id]
  const [sample] = await db.select({ id: properties.id }).from(properties).where(eq(properties.id, sampleListing.id))
  if (sample)
    await keepWidgetKey(db, { key: pennyKey, origins: ['self'], propertyIds }, 'The test page of this site', now)
}
