import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { draftNext } from '#server/chat/follow-up/draft.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readTables } from '#server/privacy/tables.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { chatPath, said } from './chat.ts'
import { longPath } from './demos.ts'
import type { Visitor } from './requests.ts'
import { api, type TestServer } from './server.ts'
import { book, deps } from './tours.ts'

export interface Someone {
  first: string
  last: string
  email: string
  phone: string
  /** A word that occurs nowhere else. */
  word: string
}

/** Names that no sample and no other test has, so that every remaining occurrence is a failure. */
export const zora: Someone = {
  first: 'Zorablax',
  last: 'Quimberton',
  email: 'zorablax.q+home@planted.example',
  phone: '+1 (415) 555-0142',
  word: 'wunderkammer',
}
export const ben: Someone = {
  first: 'Benedictus',
  last: 'Oakhollow',
  email: 'benedictus@oakhollow.example',
  phone: '+1 212 555 0177',
  word: 'belvedere',
}

/** Every occurrence of a person in a database's or a file's text. */
export function signsIn(text: string, { first, last, email, phone, word }: Someone): string[] {
  const signs = [first, last, email, email.replace('@', '%40'), phone, phone.replace(/\D/g, ''), word]
  // Once, because a database's files are a text of a hundred megabytes.
  const lower = text.toLowerCase()
  return signs.filter((sign) => lower.includes(sign.toLowerCase()))
}

/** A lead at a gate, a visit, a conversation, a question to the seller, a demo request, and a report of a listing. */
export async function addVisits(who: Someone, visitor: Visitor): Promise<{ session: string }> {
  const { first: first_name, last: last_name, email, phone } = who
  const lead = { email: email.toUpperCase(), first_name, last_name, phone }
  const { session_id: session } = (await visitor.post(api('6/capture-lead'), lead)).body
  await visitor.post(api('6/end-visit'), { visitor_session_id: session, duration_seconds: 7 })
  const asked = said(`I'm ${first_name} ${last_name}, write to ${email}. Is there a ${who.word}?`, { property_id: 6 })
  await visitor.post(chatPath, { ...asked, visitor_session_id: session, visitor_email: email })
  const goals = `We ask about the ${who.word}.`
  await visitor.post(longPath, { name: `${first_name} ${last_name}`, email, phone, goals })
  const details = `${first_name} ${last_name} says that there is no ${who.word}.`
  await visitor.post(api('6/reports'), { request_id: randomUUID(), reason: 'wrong_facts', details, email })
  return { session }
}

/** Four tours: one that takes place, one that was declined, one that is over, and one that waits. */
export async function addTours(server: TestServer, who: Someone) {
  const buyer = { name: `${who.first} ${who.last}`, email: who.email }
  const at = (time: string) => book(server, { buyer, time })
  const decide = (id: number, decision: Parameters<typeof decideTour>[2]) =>
    decideTour(server.db, id, decision, deps, server.time.now)
  const coming = await at('2026-11-25T10:30:00')
  await decide(coming.id, { type: 'ACCEPT' })
  const declined = await at('2026-11-25T12:30:00')
  await decide(declined.id, { type: 'DECLINE', notes: `Sorry, ${who.first}.` })
  const over = await at('2026-11-24T10:30:00')
  await decide(over.id, { type: 'ACCEPT' })
  await server.db.execute(sql`update tours set proposed_at = '2026-01-05T18:00:00Z' where id = ${over.id}`)
  const waiting = await at('2026-11-25T11:30:00')
  // As after a move.
  const former = createHash('sha256').update(`${who.email} ${waiting.id}`).digest('hex')
  await server.db.execute(sql`insert into buyer_links (hash, tour_id) values (${former}, ${waiting.id})`)
  return { coming, declined, over, waiting }
}

/** Runs the jobs: follow-up drafts, and emails as files. */
export async function quiet(server: TestServer, folder: string, sends = 100): Promise<void> {
  server.time.grant(3600)
  while (await draftNext(server.db, { origin: deps.origin, quietMinutes: 60, now: server.time.now }));
  const send = outbox(folder, { name: 'Penny', address: 'penny@pending.example' })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  for (let sent = 0; sent < sends; sent++)
    if (!(await sendNextEmail({ db: server.db, send, clock: () => server.time.now, log }))) break
}

/** Every row of every table as a text, read without the code under test except for the tables' names. */
export async function everythingIn({ db }: Pick<TestServer, 'db'>): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const { name, identifier } of await readTables(db)) {
    const { rows } = (await db.execute(sql`select to_jsonb(t) as row from ${identifier} t`)) as unknown as {
      rows: { row: unknown }[]
    }
    texts[name] = JSON.stringify(rows)
  }
  return texts
}
