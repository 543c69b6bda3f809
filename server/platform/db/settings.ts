import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { settingsTable } from './schema.ts'

/** Keeps a value unless there is one; answers whether it was kept. */
export async function keepSetting(db: Db, key: string, value: string): Promise<boolean> {
  const kept = await db
    .insert(settingsTable)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: settingsTable.key })
  return kept.length > 0
}

export async function readSetting(db: Db, key: string): Promise<string | null> {
  const [found] = await db.select({ value: settingsTable.value }).from(settingsTable).where(eq(settingsTable.key, key))
  return found?.value ?? null
}
