import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { settings } from './schema.ts'

/** Keeps a value unless there is one; answers whether it was kept. */
export async function keepSetting(db: Db, key: string, value: string): Promise<boolean> {
  const kept = await db.insert(settings).values({ key, value }).onConflictDoNothing().returning({ key: settings.key })
  return kept.length > 0
}

export async function readSetting(db: Db, key: string): Promise<string | null> {
  const [found] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return found?.value ?? null
}
