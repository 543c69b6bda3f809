import type { KnownContact } from '#server/assistant/model/redact.ts'
import type { PennyTurn } from '#server/assistant/turn.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listContacts } from './queries/contacts.ts'

/** Everything that is known of how a visitor is called and reached, kept ones and those of this message. */
export async function knownContact(
  { db, understand }: { db: Db; understand: Understand },
  conversationId: string,
  { message, asked }: Pick<PennyTurn, 'message' | 'asked'>,
): Promise<KnownContact> {
  const kept = await listContacts(db, conversationId)
  const notes = await understand('notesIn', { message, asked })
  const said = (topic: string) => notes.filter((note) => note.topic === topic).map(({ value }) => value)
  // Its lists of names are loaded where a language model is set.
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
