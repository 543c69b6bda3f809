import type { KnownContact } from '#assistant/model/redact.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listContacts } from './queries/contacts.ts'

/** All names and contact details known of a visitor: stored ones, and those in this message. */
export async function knownContact(
  { db, understand }: { db: Db; understand: Understand },
  conversationId: string,
  { message, asked }: Pick<PennyTurn, 'message' | 'asked'>,
): Promise<KnownContact> {
  const kept = await listContacts(db, conversationId)
  const notes = await understand('notesIn', { message, asked })
  const said = (topic: string) => notes.filter((note) => note.topic === topic).map(({ value }) => value)
  // Loads lists of names, which are only needed with a language model.
  const { readContact } = await import('#assistant/contact/read-contact.ts')
  const { name } = readContact(message, 'details')
  return {
    emails: present([...kept.emails, ...said('email')]),
    phones: present([...kept.phones, ...said('phone')]),
    names: present([...kept.names, ...said('name'), name]),
    companies: present(kept.companies),
  }
}

function present(values: (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null && value !== ''))] as string[]
}
