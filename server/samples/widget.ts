import { eq } from 'drizzle-orm'
import { properties } from '#server/listings/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'

/** The key of this site's own `/penny-test`; src/paths.ts has the same. */
export const siteKey = 'pk_pending_penny_test'

/** WIDGET-02: Penny on a page of this site, about the sample listing, if it is still there, and no other. */
export async function seedWidget(db: Db, now: Date): Promise<void> {
  const propertyIds = [4]
  const [sample] = await db.select({ id: properties.id }).from(properties).where(eq(properties.id, 4))
  if (sample)
    await keepWidgetKey(db, { key: siteKey, origins: ['self'], propertyIds }, 'The test page of this site', now)
}
