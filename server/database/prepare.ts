import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { makeAddressKeys } from '#server/listings/queries/address-keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { keepSetting, readSetting } from '#server/platform/db/settings.ts'
import type { Env } from '#server/platform/env/env.ts'
import { seed as seedListings } from '#server/samples/add-samples.ts'
import { seedAgents, seedAssistant } from '#server/samples/assistant.ts'
import { seedWidget } from '#server/samples/widget.ts'

export const migrationsFolder = fileURLToPath(new URL('../platform/db/migrations', import.meta.url))

/**
 * What a database is prepared with; without `seed` it gets no samples, without `telemetry` its statements have no spans, and
 * without `databaseDirectUrl` there is no pooler to go around.
 */
export type Preparation = Pick<Env, 'secret'> & Partial<Pick<Env, 'seed' | 'telemetry' | 'databaseDirectUrl'>>

/** What follows the migrations on every start; answers the secret. Does nothing that was done before. */
export async function prepare(db: Db, { secret, seed = 'none' }: Preparation): Promise<string> {
  await db.transaction(async (tx) => {
    const isNew = (await keepSetting(tx, 'first_started_at', now())) && !(await hasSamples(tx))
    if (isNew) await seedAgents(tx)
    const isWanted = seed === 'samples' || (seed === 'new database' && isNew)
    if (isWanted && (await keepSetting(tx, seededAt, now()))) await seedListings(tx)
    if (await hasSamples(tx)) await addToSamples(tx)
    await makeAddressKeys(tx)
  })
  if (secret !== null) return secret
  await keepSetting(db, 'secret', randomBytes(32).toString('base64url'))
  const kept = await readSetting(db, 'secret')
  if (kept === null) throw new Error('The secret was not stored.')
  return kept
}

const seededAt = 'seeded_at'

/** Whether the samples were put into this database once. */
export async function hasSamples(db: Db): Promise<boolean> {
  return (await readSetting(db, seededAt)) !== null
}

/** A database that was begun before the samples had these gets them on its next start. */
async function addToSamples(tx: Db): Promise<void> {
  if (await keepSetting(tx, 'assistant_seeded_at', now())) await seedAssistant(tx)
  if (await keepSetting(tx, 'widget_seeded_at', now())) await seedWidget(tx, new Date())
}

const now = () => new Date().toISOString()
