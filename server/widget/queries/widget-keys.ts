import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { widgetKeys, widgetOrigins, widgetProperties } from '../schema.ts'

export interface WidgetKey {
  key: string
  /** `https://agency.example`, or `self`. */
  origins: string[]
  propertyIds: number[]
}

/** A key with all that it opens; null for one that is unknown or was revoked. */
export async function findWidgetKey(db: Db, key: string): Promise<WidgetKey | null> {
  const [[found], origins, listings] = await Promise.all([
    db
      .select({ key: widgetKeys.key })
      .from(widgetKeys)
      .where(and(eq(widgetKeys.key, key), isNull(widgetKeys.revokedAt))),
    db.select().from(widgetOrigins).where(eq(widgetOrigins.key, key)),
    db.select().from(widgetProperties).where(eq(widgetProperties.key, key)),
  ])
  if (!found) return null
  return {
    key: found.key,
    origins: origins.map(({ origin }) => origin),
    propertyIds: listings.map(({ propertyId }) => propertyId),
  }
}

/** Whether any key that is in use may be used at one of these places. */
export async function anyKeyAllows(db: Db, places: string[]): Promise<boolean> {
  const [found] = await db
    .select({ key: widgetOrigins.key })
    .from(widgetOrigins)
    .innerJoin(widgetKeys, eq(widgetKeys.key, widgetOrigins.key))
    .where(and(inArray(widgetOrigins.origin, places), isNull(widgetKeys.revokedAt)))
    .limit(1)
  return found !== undefined
}

/** Keeps a new key; one that is there already stays as it is. */
export function keepWidgetKey(
  db: Db,
  { key, origins, propertyIds }: WidgetKey,
  name: string,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [kept] = await tx.insert(widgetKeys).values({ key, name, createdAt: now }).onConflictDoNothing().returning()
    if (!kept) return
    await tx.insert(widgetOrigins).values(origins.map((origin) => ({ key, origin })))
    await tx.insert(widgetProperties).values(propertyIds.map((propertyId) => ({ key, propertyId })))
  })
}
