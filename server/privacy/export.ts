import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { findPerson } from './find-person.ts'
import { identityOf, otherAddresses, termsOf } from './identity.ts'
import { plan } from './plan.ts'
import { readableEmail } from './readings.ts'
import { filesIn, searchEmails } from './search-files.ts'
import { query, type TableRow } from './tables.ts'

export interface Exported {
  email: string
  exportedAt: string
  /** Addresses that stand beside this one: to be looked at before the export is handed over. */
  otherAddresses: string[]
  /** Rows by their table. */
  tables: Record<string, TableRow[]>
  /** Files of the outbox that are about the person or were sent to them. */
  emails: { file: string; content: string }[]
}

/**
 * Everything that is kept of the person with this address, in the words of the tables. What lets its holder act for a
 * seller, and the addresses of sellers, are left out.
 */
export async function exportPerson(db: Db, email: string, outbox: string, now: Date): Promise<Exported> {
  const { found, inListings } = await findPerson(db, email)
  const identity = identityOf(email, found)
  const listings = await query<{ id: number; address: string }>(db, sql`select id, address from properties`)
  const addressOf = new Map(listings.map(({ id, address }) => [id, address]))
  const tables = found.tables().map((table): [string, TableRow[]] => [
    table,
    found.rows(table).map((row) => ({
      ...shown(table, row, email),
      ...(typeof row.property_id === 'number' && { listing: addressOf.get(row.property_id) }),
    })),
  ])
  return {
    email,
    exportedAt: now.toISOString(),
    otherAddresses: otherAddresses(identity, found),
    tables: Object.fromEntries([...tables, ...inListings.map((place): [string, TableRow[]] => [place, [{ email }]])]),
    emails: await emailsOf(outbox, found.values('letters', 'id'), email, termsOf(identity)),
  }
}

async function emailsOf(outbox: string, ids: string[], email: string, terms: ReturnType<typeof termsOf>) {
  const sure = terms.filter(({ kind }) => kind !== 'name')
  const naming = new Set(
    (await searchEmails(outbox, sure)).filter(({ isPartOf }) => !isPartOf).map(({ place }) => place),
  )
  const files = (await filesIn(outbox)).filter(
    (file) => naming.has(file) || ids.some((id) => basename(file).includes(id)),
  )
  return Promise.all(
    files.sort().map(async (file) => {
      const source = await readFile(file, 'utf8')
      const content = readableEmail(source, withoutProofs)
      return { file: basename(file), content: isTo(source, email) ? content : withoutRecipient(content) }
    }),
  )
}

const isTo = (source: string, email: string) => /^to: .*/im.exec(source)?.[0].toLowerCase().includes(email) ?? false
const withoutRecipient = (source: string) => source.replace(/^to: .*$/im, 'To: (the seller or the team)')

function shown(table: string, row: TableRow, email: string): TableRow {
  const { hidden = [] } = plan[table] ?? {}
  const entries = Object.entries(row).filter(
    ([column, value]) =>
      !hidden.includes(column) && (column !== 'recipient' || String(value).trim().toLowerCase() === email),
  )
  return Object.fromEntries(entries.map(([column, value]) => [column, withoutProofs(value)]))
}

/** A link that decides a tour or answers a question belongs to its seller. */
export function withoutProofs<Value>(value: Value): Value {
  if (typeof value !== 'string') return value
  return value.replace(/\btoken=[\w-]+/g, 'token=(left out)') as Value
}
