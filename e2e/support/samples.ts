import { openPostgres } from '#server/database/postgres.ts'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { queryPostgres } from './database-queries.ts'

/** A PostgreSQL with the sample database, made once and copied for each server. */
export interface Samples {
  /** Returns the address of a new copy. */
  copy(): Promise<string>
  /** Returns the address of a new empty database. */
  empty(): Promise<string>
  stop(): Promise<void>
}

const template = 'samples'

export async function startSamples(): Promise<Samples> {
  const postgres = await startPostgres()
  await postgres.createDatabase(template)
  const { close } = await openPostgres({ secret: null, seed: 'samples' }, `${postgres.url}/${template}`)
  await close()
  let made = 0
  const create = async (from: string) => {
    made += 1
    await queryPostgres(
      `${postgres.url}/postgres`,
      `create database pending_${made} template ${from} strategy file_copy`,
    )
    return `${postgres.url}/pending_${made}`
  }
  return { copy: () => create(template), empty: () => create('template0'), stop: postgres.stop }
}
