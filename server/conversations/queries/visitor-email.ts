import { and, desc, eq } from 'drizzle-orm'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import { findLead, type LeadRow } from '#server/gate/queries/leads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { leadNotes } from '../schema.ts'
import type { ConversationRow } from './conversations.ts'

type MailedConversation = Pick<ConversationRow, 'id' | 'sessionId' | 'visitorEmail'>

/** Where the visitor of a conversation is emailed: what they said last goes before what they typed at the gate. */
export async function findVisitorEmail(db: Db, conversation: MailedConversation): Promise<string | null> {
  const { sessionId } = conversation
  return visitorEmailBeside(db, conversation, sessionId === null ? null : await findLead(db, sessionId))
}

/** `findVisitorEmail`, where the lead of the conversation's session is known. */
export async function visitorEmailBeside(
  db: Db,
  { id, visitorEmail }: Pick<MailedConversation, 'id' | 'visitorEmail'>,
  lead: Pick<LeadRow, 'email'> | null,
): Promise<string | null> {
  const [said] = await db
    .select({ email: leadNotes.value })
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, id), eq(leadNotes.topic, 'email')))
    .orderBy(desc(leadNotes.id))
    .limit(1)
  return [said?.email, lead?.email, visitorEmail].find((email) => email && !isPlaceholder(email)) ?? null
}
