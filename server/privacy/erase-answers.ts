import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { wordingOf } from '#server/questions/rules/question.ts'
import type { Person } from './find-person.ts'
import type { FoundRows } from './found-rows.ts'
import { rowsWith } from './search-tables.ts'
import { query } from './tables.ts'
import type { Term } from './terms.ts'

interface Asked {
  id: number
  property_id: number
  wording: string
  answer: string | null
  token_hash: string | null
  token_expires_at: string | null
}

/**
 * One email asks the seller for everyone who asked the same. Where the person's question carries its link and someone else
 * still waits for the answer, the link goes over to them. Answers how many links did.
 */
export async function reassignQuestionLinks(tx: Db, found: FoundRows): Promise<number> {
  const asked = found.rows('open_questions') as unknown as Asked[]
  const own = asked.map(({ id }) => id)
  let reassigned = 0
  for (const question of asked.filter(({ answer, token_hash }) => answer === null && token_hash !== null)) {
    const [heir] = await query<{ id: number }>(
      tx,
      sql`select id from open_questions where property_id = ${question.property_id} and wording = ${question.wording}
        and answer is null and token_hash is null and id not in ${own} order by id limit 1`,
    )
    if (!heir) continue
    const { token_hash, token_expires_at } = question
    await tx.execute(
      sql`update open_questions set token_hash = null, token_expires_at = null where id = ${question.id}`,
    )
    await tx.execute(
      sql`update open_questions set token_hash = ${token_hash}, token_expires_at = ${token_expires_at} where id = ${heir.id}`,
    )
    await tx.execute(
      sql`update letters set topic = ${`question:${heir.id}`} where topic = ${`question:${question.id}`} and kind = 'question-asked'`,
    )
    found.keep('letters', ({ topic, kind }) => topic !== `question:${question.id}` || kind !== 'question-asked')
    reassigned++
  }
  return reassigned
}

/**
 * What a seller answered belongs to the listing, but the question above it is in a visitor's words. It goes with the
 * visitor, unless someone else asked in the same words; one in which the person is named goes in any case.
 */
export async function eraseAnswers(tx: Db, { tables, found }: Person, terms: Term[]): Promise<number> {
  const answers = tables.find(({ name }) => name === 'seller_answers')
  if (!answers) return 0
  const naming = await rowsWith(tx, answers, terms)
  const ids = new Set(
    naming.filter(({ hits }) => hits.some(({ isPartOf }) => !isPartOf)).map(({ row }) => Number(row.id)),
  )
  const asked = found.rows('open_questions') as unknown as Asked[]
  const own = asked.map(({ id }) => id)
  for (const { property_id, wording } of asked) {
    const others = await query(
      tx,
      sql`select 1 from open_questions where property_id = ${property_id} and wording = ${wording} and id not in ${own} limit 1`,
    )
    if (others.length > 0) continue
    const said = await query<{ id: number; question: string }>(
      tx,
      sql`select id, question from seller_answers where property_id = ${property_id}`,
    )
    for (const { id, question } of said) if (wordingOf(question) === wording) ids.add(id)
  }
  if (ids.size > 0) await tx.execute(sql`delete from seller_answers where id in ${[...ids]}`)
  return ids.size
}
