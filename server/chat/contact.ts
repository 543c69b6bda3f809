import type { LeadNote } from '#assistant/turn.ts'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import type { ConversationRow } from '#server/conversations/queries/conversations.ts'
import { visitorEmailOf } from '#server/conversations/queries/visitor-email.ts'
import { findLead } from '#server/gate/queries/leads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type KeptNote, listNotes } from './queries/lead-notes.ts'

/** The visitor's name and contact details; null where not given. */
export interface VisitorContact {
  name: string | null
  email: string | null
  phone: string | null
}

/** Details from the conversation win over those from the gate. `notes` holds at least those on name, email and phone. */
export async function contactOf(
  db: Db,
  conversation: Pick<ConversationRow, 'id' | 'sessionId' | 'visitorEmail'>,
  notes?: KeptNote[],
): Promise<VisitorContact> {
  const lead = conversation.sessionId === null ? null : await findLead(db, conversation.sessionId)
  const said = notes ?? (await listNotes(db, conversation.id, ['name', 'email', 'phone']))
  const last = (topic: LeadNote['topic']) => said.findLast((note) => note.topic === topic)?.value ?? null
  const isAnonymous = isPlaceholder(lead?.email)
  const name = isAnonymous ? '' : [lead?.firstName, lead?.lastName].filter(Boolean).join(' ')
  const email = visitorEmailOf(conversation, lead, last('email'))
  return { name: last('name') ?? (name || null), email, phone: last('phone') ?? lead?.phone ?? null }
}
