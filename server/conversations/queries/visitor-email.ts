import { and, desc, eq } from 'drizzle-orm'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import { leads } from '#server/gate/schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { leadNotes } from '../schema.ts'
import type { ConversationRow } from './conversations.ts'

/** Where the visitor of a conversation is emailed: what they said last goes before what they typed at the gate. */
export async function findVisitorEmail(
  db: Db,
  { id, sessionId, visitorEmail }: Pick<ConversationRow, 'id' | 'sessionId' | 'visitorEmail'>,
): Promise<string | null> {
  const [said] = await db
    .select({ email: leadNotes.value })
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, id), eq(leadNotes.topic, 'email')))
    .orderBy(desc(leadNotes.id))
    .limit(1)
  const [typed] =
    sessionId === null
      ? []
      : await db
          .select({ email: leads.email })
          .from(leads)
          .where(eq(leads.sessionId, sessionId))
          .orderBy(desc(leads.id))
          .limit(1)
  return [said?.email, typed?.email, visitorEmail].find((email) => email && !isPlaceholder(email)) ?? null
}
