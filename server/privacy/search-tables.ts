import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { inChunks, query, selectRows, type Table, type TableRow } from './tables.ts'
import type { Term } from './terms.ts'

/** A place that still contains a term of the person. */
export interface FoundTerm {
  /** `leads.email`, or a file. */
  place: string
  term: Term
  /** A longer text that contains the term, such as another person's address. */
  isPartOf?: string
  /** The row's key in its table. */
  key?: string
}

/** Finds the rows whose columns contain a term, with the matches. JSON columns are searched as text. */
export async function rowsWith(
  db: Db,
  table: Table,
  terms: Term[],
  columns = table.texts,
): Promise<{ key: string; row: TableRow; hits: FoundTerm[] }[]> {
  const found = new Map<string, { key: string; row: TableRow; hits: FoundTerm[] }>()
  if (columns.length === 0) return []
  for (const some of inChunks(terms, 100)) {
    const coarse = some.map(({ coarse }) => `(?:${coarse})`).join('|')
    const anywhere = columns.map((column) => sql`t.${sql.identifier(column)}::text ~* ${coarse}`)
    for (const [key, row] of await selectRows(db, table, sql`(${sql.join(anywhere, sql` or `)})`)) {
      const hits = columns
        .flatMap((column) => hitsIn(`${table.name}.${column}`, textOf(row[column]), some))
        .map((hit) => ({ ...hit, key }))
      if (hits.length > 0) found.set(key, { key, row, hits: [...(found.get(key)?.hits ?? []), ...hits] })
    }
  }
  return [...found.values()]
}

/** Searches all tables, and the column statistics of PostgreSQL's planner. */
export async function searchTables(db: Db, tables: Table[], terms: Term[]): Promise<FoundTerm[]> {
  const hits: FoundTerm[] = []
  for (const table of tables) {
    for (const row of await rowsWith(db, table, terms)) hits.push(...row.hits)
  }
  for (const { column, values } of await statistics(db))
    hits.push(...hitsIn(`planner statistics of ${column}`, values, terms))
  return hits
}

export function hitsIn(place: string, text: string, terms: Term[]): FoundTerm[] {
  return terms.flatMap((term) =>
    term.isIn(text) ? [{ place, term }] : term.longerIn(text).map((isPartOf) => ({ place, term, isPartOf })),
  )
}

/** JSON is also searched unescaped. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** The most common values and histogram bounds that ANALYZE stores for each column (`pg_stats`). */
function statistics(db: Db): Promise<{ column: string; values: string }[]> {
  return query(
    db,
    sql`select schemaname || '.' || tablename || '.' || attname as column,
        concat(most_common_vals::text, ' ', histogram_bounds::text, ' ', most_common_elems::text) as values
      from pg_stats where schemaname not in ('pg_catalog', 'information_schema')`,
  )
}
