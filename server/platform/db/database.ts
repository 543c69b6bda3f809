import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { WatchChanges } from './changes.ts'

/** What a query function works on: a database or a transaction, embedded or not. */
export type Db = PgDatabase<PgQueryResultHKT>

export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  /** What signs cookies and addresses: the configured one, else the one that was made on the first start. */
  secret: string
  /** Announces every change of what listings show and of what comes in conversations, by whichever process it is made. */
  watch: WatchChanges
  close(): Promise<void>
}

/** The database cannot be used; the message is one sentence for the terminal. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
