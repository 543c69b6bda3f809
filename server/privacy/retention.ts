import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'

export interface Retention {
  /** How long visits, leads, conversations, requests for a demo, reports of listings and past tours are kept. */
  days: number
  /** How long an email is kept after it was sent or given up: its row, and its file in the outbox. */
  emailDays: number
}

interface Limits {
  /** What ended before this goes. */
  before: Date
  emailsBefore: Date
  now: Date
}

const dayMs = 24 * 3600 * 1000

/** Rows per statement, so that writers don't wait long. */
const batch = 500

/**
 * What of each table is old enough, as a condition on `t`; in this order, since a conversation holds its session. Nothing
 * goes that is still open: a tour to come or to be answered, a question whose link works, an email that is queued.
 * Messages, notes, questions, drafts and links go with what they belong to.
 */
export const rules: Record<string, (limits: Limits) => SQL> = {
  tours: ({ before, now }) => sql`t.proposed_at < ${moment(before)}
    and (t.new_time is null or t.new_time < ${new Date(before.getTime() - dayMs).toISOString().slice(0, 19)})
    and (t.status not in ('requested', 'expired')
      or ${no(sql`tour_tokens k where k.tour_id = t.id and k.expires_at > ${moment(now)}`)})`,
  conversations: ({ before, now }) => sql`t.last_spoken_at < ${moment(before)}
    and (t.answering_until is null or t.answering_until < ${moment(now)})
    and ${no(sql`open_questions q
      where q.conversation_id = t.id and q.answer is null and q.token_expires_at > ${moment(now)}`)}
    and ${no(sql`tours u where u.id = ${tourOf('t')}`)}`,
  leads: ({ before }) => sql`t.created_at < ${moment(before)}
    and ${no(sql`conversations c where c.session_id = t.session_id`)}
    and ${no(sql`lead_notes n where n.lead_id = t.id`)}
    and ${no(sql`visitor_sessions s where s.id = t.session_id and ${lastSeen('s')} >= ${moment(before)}`)}
    and ${no(sql`tours u where lower(u.buyer_email) = lower(t.email)`)}`,
  // A session last seen before then also began before then, and there is an index of that.
  visitor_sessions: ({ before }) => sql`t.began_at < ${moment(before)} and ${lastSeen('t')} < ${moment(before)}
    and ${no(sql`conversations c where c.session_id = t.id`)}
    and ${no(sql`leads l where l.session_id = t.id`)}`,
  demo_requests: ({ before }) => sql`t.asked_at < ${moment(before)}`,
  listing_reports: ({ before }) => sql`t.reported_at < ${moment(before)}`,
  // A conversation's seller hears once of a wish to talk; its email says that it was done.
  letters: ({ emailsBefore }) => sql`t.status in ('sent', 'given_up', 'digested')
    and t.created_at < ${moment(emailsBefore)} and coalesce(t.sent_at, t.created_at) < ${moment(emailsBefore)}
    and ${no(sql`conversations c where t.topic like 'conversation:%' and c.id = substr(t.topic, ${aboutConversation})`)}`,
  password_guesses: ({ now }) => sql`t.window_began_at < ${moment(new Date(now.getTime() - dayMs))}`,
}

/** Deletes one batch of each table; answers how many rows went. Several processes may do so at the same time. */
export async function deleteOldRows(db: Db, { days, emailDays }: Retention, now: Date): Promise<number> {
  const ago = (count: number) => new Date(now.getTime() - count * dayMs)
  const limits = { before: ago(days), emailsBefore: ago(emailDays), now }
  let deleted = 0
  for (const [name, rule] of Object.entries(rules)) {
    const table = sql.identifier(name)
    const { rows } = (await db.execute(
      sql`delete from ${table} where ctid = any (array (
        select t.ctid from ${table} t where ${rule(limits)} limit ${batch} for update of t skip locked)) returning 1`,
    )) as unknown as { rows: unknown[] }
    deleted += rows.length
  }
  return deleted
}

/** Deletes the files of the outbox that were written before; answers how many. */
export async function deleteOldEmails(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let deleted = 0
  // What a cut-off attempt left has the same name with a dot before and a number behind.
  for (const name of names.filter((each) => /\.eml(?:\.|$)/.test(each))) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || found.mtime >= before) continue
    await unlink(path).catch(() => {})
    deleted++
  }
  return deleted
}

/** Where the id begins in the topic `conversation:…`. */
const aboutConversation = sql.raw(String('conversation:'.length + 1))

/**
 * That there is none, looked up for each row by an index. As `not exists` it may become a join that reads the other table from
 * end to end, for a batch that is small or empty.
 */
const no = (rows: SQL) => sql`(select true from ${rows} limit 1) is null`

/** The tour that a conversation's booking dialogue is about; null where there is none. */
const tourOf = (table: string) => {
  const id = `${table}.booking #>> '{machine,context,tourId}'`
  return sql.raw(`case when ${id} ~ '^[0-9]{1,9}$' then (${id})::integer end`)
}

const lastSeen = (table: string) =>
  sql.raw(`greatest(${['began_at', 'ended_at', 'exit_time'].map((column) => `${table}.${column}`).join(', ')})`)

/** A Date alone is written in ways that not every driver does the same. */
const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`
