import { sql } from 'drizzle-orm'
import { erasedEmail } from '#server/mail/rules/erased.ts'
import type { Db } from '#server/platform/db/database.ts'
import { eraseAnswers, reassignQuestionLinks } from './erase-answers.ts'
import type { Person } from './find-person.ts'
import { rowsWith } from './search-tables.ts'
import { inChunks, rowKey, type Table, type TableRow } from './tables.ts'
import { emailTerm, type Term } from './terms.ts'

/** How many rows of a table went, and from how many others something was taken out. */
export interface Changed {
  table: string
  deleted: number
  changed: number
}

/** What a seller's calendar still needs of a tour that takes place. Every other column is emptied. */
const neededOfTour = new Set([
  'id',
  'property_id',
  'seller_email',
  'proposed_at',
  'status',
  'new_time',
  'ical_uid',
  'ical_sequence',
  'created_at',
  'decided_at',
])
const nobody = { name: 'Erased visitor', email: erasedEmail }

/** Erases what was found of a person. In a transaction, or a part of it stays. */
export async function eraseRows(tx: Db, person: Person, terms: Term[], now: Date): Promise<Changed[]> {
  const { tables, found } = person
  const changes = new Map<string, Changed>()
  const count = (table: string, kind: 'deleted' | 'changed', rows: number) => {
    const change = changes.get(table) ?? { table, deleted: 0, changed: 0 }
    change[kind] += rows
    if (rows > 0) changes.set(table, change)
  }
  count('open_questions', 'changed', await reassignQuestionLinks(tx, found))
  count('seller_answers', 'deleted', await eraseAnswers(tx, person, terms))
  count('tours', 'changed', await emptyComingTours(tx, person, now))
  count('tours', 'changed', await emptySellersNotes(tx, person))
  for (const table of childrenFirst(tables))
    count(table.name, 'deleted', await deleteRows(tx, table, found.keys(table.name)))
  return [...changes.values()]
}

/** A tour that its seller has accepted and expects: the half hour stays taken, without a name. */
async function emptyComingTours(tx: Db, { tables, found }: Person, now: Date): Promise<number> {
  const table = tables.find(({ name }) => name === 'tours')
  const isComing = (row: TableRow) => row.status === 'accepted' && new Date(String(row.proposed_at)) > now
  const coming = found.rows('tours').filter(isComing)
  if (!table || coming.length === 0) return 0
  found.keep('tours', (row) => !isComing(row))
  const ids = coming.map(({ id }) => Number(id))
  found.keep('tour_tokens', (row) => !ids.includes(Number(row.tour_id)))
  const emptied = Object.keys(coming[0] ?? {}).filter(
    (column) => !neededOfTour.has(column) && !/^buyer_(?:name|email)$/.test(column),
  )
  const values = [
    sql`buyer_name = ${nobody.name}`,
    sql`buyer_email = ${nobody.email}`,
    ...(await nullable(tx, emptied)).map((column) => sql`${sql.identifier(column)} = null`),
  ]
  await tx.execute(sql`update tours set ${sql.join(values, sql`, `)} where id in ${ids}`)
  return ids.length
}

async function nullable(tx: Db, columns: string[]): Promise<string[]> {
  const { rows } = (await tx.execute(
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'tours' and is_nullable = 'YES'`,
  )) as unknown as { rows: { name: string }[] }
  return rows.map(({ name }) => name).filter((name) => columns.includes(name))
}

/** Someone who sold once, or is named in what a seller wrote, is taken out of other people's tours. */
async function emptySellersNotes(tx: Db, { tables, found, email }: Person): Promise<number> {
  const table = tables.find(({ name }) => name === 'tours')
  if (!table) return 0
  const named = await rowsWith(tx, table, [emailTerm(email)], ['seller_email', 'seller_notes'])
  const gone = new Set(found.keys('tours'))
  const others = named.filter(({ key, hits }) => !gone.has(key) && hits.some(({ isPartOf }) => isPartOf === undefined))
  for (const { row } of others) {
    const isSeller = emailTerm(email).isIn(String(row.seller_email))
    await tx.execute(
      isSeller
        ? sql`update tours set seller_email = ${nobody.email}, seller_notes = null where id = ${row.id}`
        : sql`update tours set seller_notes = null where id = ${row.id}`,
    )
  }
  return others.length
}

async function deleteRows(tx: Db, table: Table, keys: string[]): Promise<number> {
  let deleted = 0
  for (const chunk of inChunks(keys)) {
    const { rows } = (await tx.execute(
      sql`delete from ${table.identifier} t where ${rowKey(table)} in ${chunk} returning 1`,
    )) as unknown as { rows: unknown[] }
    deleted += rows.length
  }
  return deleted
}

/** Each table before those that it refers to. */
function childrenFirst(tables: Table[]): Table[] {
  const done = new Set<string>()
  const ordered: Table[] = []
  const visit = (table: Table) => {
    if (done.has(table.name)) return
    done.add(table.name)
    for (const { to } of table.references) {
      const parent = tables.find(({ name }) => name === to)
      if (parent) visit(parent)
    }
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered.reverse()
}
