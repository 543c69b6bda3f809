import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { draftNext } from '#server/chat/follow-up/draft.ts'
import { lockUnanswered } from '#server/chat/queries/unanswered.ts'
import { queueNextDigest } from '#server/mail/digest-job.ts'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { emails } from '#server/mail/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { deleteEndedWindows } from '#server/platform/rate-limits/queries.ts'
import { deleteOldRows } from '#server/privacy/retention.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import type { HttpAnswer, Visitor } from './requests.ts'
import { api } from './server.ts'
import { byPerson, deps, emailsOf, tokensIn } from './tours.ts'

/** Called with the name of the next call, so that statements can be assigned to calls; null for statements of none. */
export type Begin = (what: string | null) => void

/**
 * Makes the calls of a whole visit as the `number`th visitor: gate, listing, visit, chat, question, tour. Returns the
 * status of each. Needs the samples and the listings of `grow`.
 */
export async function everyCall(
  { db }: Pick<Database, 'db'>,
  visitor: Visitor,
  number: number,
  begin: Begin,
): Promise<[string, number][]> {
  const answered: [string, number][] = []
  const ask = async (what: string, call: () => Promise<HttpAnswer>) => {
    begin(what)
    const answer = await call()
    begin(null)
    answered.push([what, answer.status])
    return answer
  }
  const email = `visitor-${number}@example.com`
  await ask('open listing', () => visitor.get(api('by-url/grown-7')))
  const id = await firstOf(db, `select id from properties where slug = 'grown-7'`)
  await ask('listing by its number', () => visitor.get(api(`by-url/${id}`)))
  await ask('listing whose address moved', () => visitor.get(api('by-url/alder-ridge')))
  await ask('gate', () => visitor.get(api('6/access-requirements')))
  const lead = { email, first_name: 'Ada', last_name: 'Moss', phone: '+1 415 555 0100', company: 'Moss' }
  const { session_id } = (await ask('lead', () => visitor.post(api('6/capture-lead'), lead))).body
  await ask('private listing', () => visitor.get(api('by-url/77-juniper-row')))
  await ask('photos', () => visitor.get(api('6/images')))
  const visit = { visitor_session_id: session_id, duration_seconds: 0 }
  await ask('visit', () => visitor.post(api('6/update-visit-duration'), visit))
  await ask('end of a visit', () => visitor.post(api('6/end-visit'), visit))
  await ask('password', () => visitor.post(api('5/validate-password'), { password: 'no' }))
  const chat = { property_id: 4, agent_id: 4, visitor_session_id: session_id, visitor_email: email }
  const said = await ask('first message', () =>
    visitor.post('/api/v1/chat', { ...chat, message: 'Is there parking?', chat_conversation_id: null }),
  )
  const { chat_conversation_id } = said.body
  await ask('next message', () =>
    visitor.post('/api/v1/chat', { ...chat, message: `Is there a cellar number ${number}?`, chat_conversation_id }),
  )
  await ask('conversation', () => visitor.get(api('4/conversation')))
  const token = tokensIn(await newestEmail(db, 'question-asked'))[0]
  await ask('owner’s question', () => visitor.get(`/api/v1/question/${token}`))
  await ask('owner’s answer', () => visitor.post(`/api/v1/question/${token}/answer`, { answer: 'Yes.' }))
  const address = encodeURIComponent('5 Grown Street, Oakland, CA 94601')
  await ask('value', () => visitor.get(`/api/v1/public/valuation?address=${address}`))
  const times = await ask('tour times', () => visitor.get(api('4/tour-times')))
  const time = firstTimeIn(times.body)
  const wish = { request_id: randomUUID(), time, name: 'Ada Moss', email }
  await ask('tour', () => visitor.post(api('4/tours'), wish))
  const sent = await emailsOf({ db } as never, await firstOf(db, 'select max(id)::int as id from tours'))
  const tokenOf = (kind: string) => tokensIn(sent.find((one) => one.kind === kind)?.text ?? '')[0]
  const [buyers, sellers] = [tokenOf('tour-to-confirm'), tokenOf('tour-requested')]
  await ask('buyer’s tour', () => visitor.get(`/api/v1/tour/request/${buyers}`))
  await ask('buyer confirms', () => visitor.post(`/api/v1/tour/request/${buyers}/confirm`, {}, byPerson))
  await ask('seller’s tour', () => visitor.get(`/api/v1/tour/token/${sellers}`))
  await ask('seller accepts', () =>
    visitor.send({ method: 'GET', url: `/api/v1/tour/confirm?token=${sellers}&action=accept`, headers: byPerson }),
  )
  await ask('buyer cancels', () => visitor.post(`/api/v1/tour/request/${buyers}/cancel`, {}, byPerson))
  return answered
}

/** Runs each job once, as it runs every few seconds, including the work it finds. */
export async function everyJob({ db }: Pick<Database, 'db'>, now: Date, begin: Begin): Promise<void> {
  const log = { info() {}, warn() {}, error() {} } as never
  const jobs: Record<string, () => Promise<unknown>> = {
    'job: email': () => sendNextEmail({ db, send: async () => {}, clock: () => now, log }),
    'job: digest': () => queueNextDigest(db, deps.origin, now),
    'job: follow-up': () => draftNext(db, { quietMinutes: 60, origin: deps.origin, now }),
    'job: unanswered message': () => db.transaction((tx) => lockUnanswered(tx, { writtenAfter: now, now })),
    'job: tour upkeep': () => keepUpNextTour(db, deps, now),
    'job: rate limits': () => deleteEndedWindows(db, now),
    'job: retention': () => deleteOldRows(db, { days: 365, emailDays: 30 }, now),
  }
  for (const [what, job] of Object.entries(jobs)) {
    begin(what)
    await job()
    begin(null)
  }
}

function firstTimeIn(body: unknown): string {
  return /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.exec(JSON.stringify(body))?.[0] ?? ''
}

/** A scan of all emails would evict the processor's caches before the next measured call. */
async function newestEmail(db: Database['db'], kind: string): Promise<string> {
  const [email] = await db.select().from(emails).where(eq(emails.kind, kind)).orderBy(desc(emails.id)).limit(1)
  return email?.text ?? ''
}

async function firstOf(db: Database['db'], query: string): Promise<number> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { id: number }[] }
  return rows[0]?.id ?? 0
}
