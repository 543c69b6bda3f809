import { asc, sql } from 'drizzle-orm'
import { conversations, leadNotes, messages } from '#server/conversations/schema.ts'
import { emails } from '#server/mail/schema.ts'
import { openQuestions } from '#server/questions/schema.ts'
import type { HttpAnswer, Visitor } from './requests.ts'
import type { TestServer } from './server.ts'
import { tokensIn } from './tours.ts'

export const chatPath = '/api/v1/chat'

/** A message about the sample listing by default. */
export const said = (message: string, more: object = {}) => ({
  message,
  agent_id: 4,
  property_id: 4,
  chat_conversation_id: null,
  ...more,
})

export interface Talk {
  say(message: string, more?: object): Promise<HttpAnswer>
  id(): string
}

/** A visitor who continues one conversation. */
export function talk(visitor: Visitor, about: object = {}): Talk {
  let id: string | null = null
  return {
    async say(message, more = {}) {
      const answer = await visitor.post(chatPath, said(message, { ...about, chat_conversation_id: id, ...more }))
      id = answer.body?.chat_conversation_id ?? id
      return answer
    },
    id: () => id ?? '',
  }
}

type Reads = Pick<TestServer, 'db'>

export const messagesIn = ({ db }: Reads) => db.select().from(messages).orderBy(asc(messages.id))
/** Oldest first; of those that started at the same moment, the one with the earlier message first. */
export const conversationsIn = ({ db }: Reads) =>
  db
    .select()
    .from(conversations)
    .orderBy(
      asc(conversations.beganAt),
      sql`(select min(${messages.id}) from ${messages} where ${messages.conversationId} = ${conversations.id})`,
    )
export const openQuestionsIn = ({ db }: Reads) => db.select().from(openQuestions).orderBy(asc(openQuestions.id))
export const notesOf = ({ db }: Reads) => db.select().from(leadNotes).orderBy(asc(leadNotes.id))

/** The emails of a kind, the oldest first. */
export async function emailsOfKind({ db }: Reads, kind: string) {
  const rows = await db.select().from(emails).orderBy(asc(emails.createdAt), asc(emails.topic))
  return rows.filter((email) => email.kind === kind)
}

/** The tokens in the emails with questions for the seller, oldest first. */
export async function questionTokens(server: Reads): Promise<string[]> {
  return (await emailsOfKind(server, 'question-asked')).map(({ text }) => tokensIn(text)[0] ?? '')
}
