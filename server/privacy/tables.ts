import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

/** A table as the database itself describes it, so that one that was added later is not forgotten. */
export interface Table {
  /** With its schema in front where that is not `public`. */
  name: string
  identifier: SQL
  /** Every column that may hold words: all but numbers, truths, dates and times. */
  texts: string[]
  /** The columns that name a row: the primary key, or all words where there is none. */
  key: string[]
  references: Reference[]
}

export interface Reference {
  columns: string[]
  to: string
  toColumns: string[]
}

/** A row as JSON, by the names of its columns. */
export type TableRow = Record<string, unknown>

export async function query<Result>(db: Db, statement: SQL): Promise<Result[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Result[] }
  return result.rows
}

/** Every table of the database but PostgreSQL's own. */
export async function readTables(db: Db): Promise<Table[]> {
  const columns = await query<{ schema: string; table: string; column: string; type: string }>(
    db,
    sql`select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      order by c.table_schema, c.table_name, c.ordinal_position`,
  )
  const constraints = await readConstraints(db)
  const tables = new Map<string, Table>()
  for (const { schema, table, column, type } of columns) {
    const name = nameOf(schema, table)
    const identifier = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
    const known = tables.get(name) ?? { name, identifier, texts: [], key: [], references: [] }
    tables.set(name, known)
    if (!wordless.test(type)) known.texts.push(column)
  }
  for (const { kind, schema, table, columns, toSchema, toTable, toColumns } of constraints) {
    const known = tables.get(nameOf(schema, table))
    if (kind === 'p') known?.key.push(...columns)
    else known?.references.push({ columns, to: nameOf(toSchema ?? '', toTable ?? ''), toColumns: toColumns ?? [] })
  }
  return [...tables.values()].map((table) => (table.key.length > 0 ? table : { ...table, key: table.texts }))
}

const wordless = /^(?:smallint|integer|bigint|numeric|real|double precision|boolean|date|time|timestamp|interval|oid)\b/

const nameOf = (schema: string, table: string) => (schema === 'public' ? table : `${schema}.${table}`)

interface Constraint {
  kind: 'p' | 'f'
  schema: string
  table: string
  columns: string[]
  toSchema: string | null
  toTable: string | null
  toColumns: string[] | null
}

function readConstraints(db: Db): Promise<Constraint[]> {
  const names = (numbers: SQL, relation: SQL) => sql`(select json_agg(a.attname order by n.place)
    from unnest(${numbers}) with ordinality n (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.number)`
  return query<Constraint>(
    db,
    sql`select k.contype as kind, s.nspname as schema, c.relname as table, ts.nspname as "toSchema", t.relname as "toTable",
        ${names(sql`k.conkey`, sql`k.conrelid`)} as columns, ${names(sql`k.confkey`, sql`k.confrelid`)} as "toColumns"
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace s on s.oid = c.relnamespace
      left join pg_class t on t.oid = k.confrelid left join pg_namespace ts on ts.oid = t.relnamespace
      where k.contype in ('p', 'f') and s.nspname not in ('pg_catalog', 'information_schema')`,
  )
}

/** What names a row among those of its table, as one text. */
export function rowKey(table: Table): SQL {
  const columns = table.key.map((column) => sql`t.${sql.identifier(column)}`)
  return sql`jsonb_build_array(${sql.join(columns, sql`, `)})::text`
}

/** The rows for which a condition on `t` holds, by their keys. */
export async function selectRows(db: Db, table: Table, where: SQL): Promise<Map<string, TableRow>> {
  const found = await query<{ key: string; row: TableRow }>(
    db,
    sql`select ${rowKey(table)} as key, to_jsonb(t) as row from ${table.identifier} t where ${where} order by 1`,
  )
  return new Map(found.map(({ key, row }) => [key, row]))
}

/** A condition for each thousand values, since a statement takes only so many. */
export function inChunks<Value>(values: Value[], size = 1000): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
