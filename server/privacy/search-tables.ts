import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { inChunks, query, selectRows, type Table, type TableRow } from './tables.ts'
import type { Term } from './terms.ts'

/** A place where something that a person is known by still stands. */
export interface FoundTerm {
  /** `leads.email`, or a file. */
  place: string
  term: Term
  /** Something longer that holds it: another person's address, or no space after this one. */
  isPartOf?: string
  /** What names the row in its table. */
  key?: string
}

/** The rows of a table that hold a term in one of these columns, with the columns; a column's JSON is read as a text. */
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

/** Where terms stand in any table, and in what the planner remembers of the tables' values. */
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

/** Terms of strings in JSON are looked for where nothing is escaped as well. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** The most common values and the bounds of each column's histogram, as ANALYZE keeps them beside the table. */
function statistics(db: Db): Promise<{ column: string; values: string }[]> {
  return query(
    db,
    sql`select schemaname || '.' || tablename || '.' || attname as column,
        concat(most_common_vals::text, ' ', histogram_bounds::text, ' ', most_common_elems::text) as values
      from pg_stats where schemaname not in ('pg_catalog', 'information_schema')`,
  )
}
