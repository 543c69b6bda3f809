import { and, eq, inArray } from 'drizzle-orm'
import { bookingIn, restored } from '#assistant/booking/snapshot.ts'
import { conversations, leadNotes } from '#server/conversations/schema.ts'
import { leads } from '#server/gate/schema.ts'
import type { Db } from '#server/platform/db/database.ts'

type Values = (string | null)[]

/** All email addresses, phone numbers, names and companies given in a conversation or at its visitor's gate. */
export async function listContacts(
  db: Db,
  conversationId: string,
): Promise<{ emails: Values; phones: Values; names: Values; companies: Values }> {
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, conversationId))
  const sessionId = conversation?.sessionId ?? null
  const given = sessionId === null ? [] : await db.select().from(leads).where(eq(leads.sessionId, sessionId))
  const notes = await db
    .select({ topic: leadNotes.topic, value: leadNotes.value })
    .from(leadNotes)
    .where(and(eq(leadNotes.conversationId, conversationId), inArray(leadNotes.topic, ['name', 'email', 'phone'])))
  const noted = (topic: string) => notes.filter((note) => note.topic === topic).map(({ value }) => value)
  const booking = restored(bookingIn(conversation?.booking)?.machine)?.context
  return {
    emails: [
      ...given.map(({ email }) => email),
      ...noted('email'),
      conversation?.visitorEmail ?? null,
      booking?.email ?? null,
    ],
    phones: [...given.map(({ phone }) => phone), ...noted('phone')],
    names: [
      ...given.flatMap(({ firstName, lastName }) => [firstName, lastName]),
      ...noted('name'),
      booking?.name ?? null,
    ],
    companies: given.map(({ company }) => company),
  }
}
