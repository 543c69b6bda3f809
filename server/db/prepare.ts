import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Env } from '#server/env.ts'
import type { Db } from './database.ts'
import { makeAddressKeys } from './queries/address-keys.ts'
import { keepSetting, readSetting } from './queries/settings.ts'
import { seedAssistant } from './seed/assistant.ts'
import { seed } from './seed/seed.ts'
import { seedWidget } from './seed/widget.ts'

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** What follows the migrations on every start; answers the secret. Does nothing that was done before. */
export async function prepare(db: Db, env: Pick<Env, 'secret'>): Promise<string> {
  await db.transaction(async (tx) => {
    const isFirstStart = await keepSetting(tx, 'seeded_at', new Date().toISOString())
    if (isFirstStart) await seed(tx)
    // A database that was begun before Penny knew facts gets them on its next start.
    const knowsNoFacts = await keepSetting(tx, 'assistant_seeded_at', new Date().toISOString())
    if (knowsNoFacts) await seedAssistant(tx)
    if (await keepSetting(tx, 'widget_seeded_at', new Date().toISOString())) await seedWidget(tx, new Date())
    await makeAddressKeys(tx)
  })
  if (env.secret !== null) return env.secret
  await keepSetting(db, 'secret', randomBytes(32).toString('base64url'))
  const secret = await readSetting(db, 'secret')
  if (secret === null) throw new Error('The secret was not kept.')
  return secret
}
