import { and, desc, eq } from 'drizzle-orm'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import { findLead, type LeadRow } from '#server/gate/queries/leads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { leadNotes } from '../schema.ts'
import type { ConversationRow } from './conversations.ts'

type MailedConversation = Pick<ConversationRow, 'id' | 'sessionId' | 'visitorEmail'>

/** Where the visitor of a conversation is emailed. */
export async function findVisitorEmail(db: Db, conversation: MailedConversation): Promise<string | null> {
  const { id, sessionId } = conversation
  const lead = sessionId === null ? null : await findLead(db, sessionId)
  const [said] = await db
    .select({ email: leadNotes.value })
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, id), eq(leadNotes.topic, 'email')))
    .orderBy(desc(leadNotes.id))
    .limit(1)
  return visitorEmailOf(conversation, lead, said?.email ?? null)
}

/** `said`: what they wrote last in the conversation, which goes before what they typed at the gate. */
export function visitorEmailOf(
  { visitorEmail }: Pick<MailedConversation, 'visitorEmail'>,
  lead: Pick<LeadRow, 'email'> | null,
  said: string | null,
): string | null {
  return [said, lead?.email, visitorEmail].find((email) => email && !isPlaceholder(email)) ?? null
}
