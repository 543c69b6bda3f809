import { isPlaceholder } from '#domain/placeholder-email.ts'
import { findLead } from '#server/gate/queries/leads.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type ConversationRow, findLatestConversation } from './conversations.ts'

/** Who asks: by their cookie, null without one, and by the session of the listing's gate, null where they have none. */
interface Asking {
  propertyId: number
  visitor: string | null
  sessionId: string | null
}

/**
 * The conversation about a listing that a visitor may go on with: the one of their cookie in which they spoke last, unless
 * someone else has passed the gate in this browser since. The same person, on another device, gives the same address.
 */
export async function findOwnLatestConversation(
  db: Db,
  { propertyId, visitor, sessionId }: Asking,
): Promise<ConversationRow | null> {
  const latest = visitor === null ? null : await findLatestConversation(db, { propertyId, visitor })
  const isOthers =
    latest?.sessionId &&
    sessionId !== null &&
    latest.sessionId !== sessionId &&
    !(await isSameLead(db, latest.sessionId, sessionId))
  return isOthers ? null : latest
}

/** Whether two sessions were begun with the same email address. */
async function isSameLead(db: Db, one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([findLead(db, one), findLead(db, other)])
  const email = first?.email?.trim().toLowerCase()
  return email !== undefined && !isPlaceholder(email) && email === second?.email?.trim().toLowerCase()
}
