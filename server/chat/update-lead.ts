import type { LeadNote } from '#assistant/turn.ts'
import { isPlaceholder } from '#domain/placeholder-email.ts'
import { type ConversationRow, keepSession, type MessageRow } from '#server/conversations/queries/conversations.ts'
import { findLead, keepLead, type LeadRow } from '#server/gate/queries/leads.ts'
import { type Lead, trimmedLead } from '#server/gate/rules/lead.ts'
import type { Db } from '#server/platform/db/database.ts'
import { giveNotesTo, keepNotes, listNotes } from './queries/lead-notes.ts'

/**
 * Stores what the visitor said about themselves on their lead, each note with the message that it comes from. A visitor
 * who gives an email or a phone number becomes a lead.
 */
export async function updateLead(
  tx: Db,
  conversation: ConversationRow,
  message: MessageRow,
  notes: LeadNote[],
  now: Date,
): Promise<void> {
  if (notes.length === 0) return
  const { id, propertyId, sessionId } = conversation
  await keepNotes(tx, { conversationId: id, messageId: message.id, notes }, now)
  const before = sessionId === null ? null : await findLead(tx, sessionId)
  const said = contactIn(await listNotes(tx, id, ['name', 'email', 'phone']))
  if (before && Object.keys(said).length === 0) return giveNotesTo(tx, id, before.id)
  if (!before && said.email === undefined && said.phone === undefined) return
  const session = await keepLead(tx, { propertyId, lead: { ...detailsOf(before), ...said }, sessionId, now })
  if (session !== sessionId) await keepSession(tx, id, session)
  const lead = await findLead(tx, session)
  if (lead) await giveNotesTo(tx, id, lead.id)
}

/** A name alone makes no lead; it's added to an existing one. */
function contactIn(notes: Pick<LeadNote, 'topic' | 'value'>[]): Lead {
  const last = (topic: LeadNote['topic']) => notes.findLast((note) => note.topic === topic)?.value ?? ''
  const [first_name = '', ...others] = last('name').split(' ')
  return trimmedLead({ email: last('email'), first_name, last_name: others.join(' '), phone: last('phone') })
}

/** What was entered at the gate; null without anything. */
function detailsOf(lead: LeadRow | null): Lead {
  if (lead === null || isPlaceholder(lead.email)) return {}
  const { email, firstName, lastName, phone, company } = lead
  const given = { email, first_name: firstName, last_name: lastName, phone, company }
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== null))
}
