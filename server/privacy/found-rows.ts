import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { inChunks, selectRows, type Table, type TableRow } from './tables.ts'

/** The rows of one person, by table and key. */
export class FoundRows {
  readonly #rows = new Map<string, Map<string, TableRow>>()

  /** Answers how many of them were not there yet. */
  add(table: string, rows: Map<string, TableRow>): number {
    const known = this.#rows.get(table) ?? new Map<string, TableRow>()
    const before = known.size
    for (const [key, row] of rows) known.set(key, row)
    if (known.size > 0) this.#rows.set(table, known)
    return known.size - before
  }

  keep(table: string, isWanted: (row: TableRow) => boolean): void {
    for (const [key, row] of this.#rows.get(table) ?? []) if (!isWanted(row)) this.#rows.get(table)?.delete(key)
  }

  tables(): string[] {
    return [...this.#rows.keys()].filter((table) => this.keys(table).length > 0)
  }

  keys(table: string): string[] {
    return [...(this.#rows.get(table)?.keys() ?? [])]
  }

  rows(table: string): TableRow[] {
    return [...(this.#rows.get(table)?.values() ?? [])]
  }

  /** What stands in one column of a table's rows, once each. */
  values(table: string, column: string): string[] {
    const values = this.rows(table).map((row) => row[column])
    return [...new Set(values.filter((value) => value !== null && value !== undefined).map(String))]
  }

  has(table: string, column: string, value: unknown): boolean {
    return this.rows(table).some((row) => row[column] === value)
  }
}

/** The rows of a table in which a column has one of these values. */
export async function rowsAt(db: Db, table: Table, column: string, values: string[]): Promise<Map<string, TableRow>> {
  const found = new Map<string, TableRow>()
  for (const chunk of inChunks(values)) {
    const rows = await selectRows(db, table, sql`t.${sql.identifier(column)}::text in ${chunk}`)
    for (const [key, row] of rows) found.set(key, row)
  }
  return found
}
