import type { LeadNote } from '#server/assistant/turn.ts'
import type { Db } from '#server/db/database.ts'
import type { Conversation, Message } from '#server/db/queries/conversations.ts'
import { hasLetter } from '#server/db/queries/letters.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { lockForTours } from '#server/db/queries/tour-hours.ts'
import { personReachable, personWanted } from '#server/mail/letters/person-wanted.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import { sellerEmailLimits } from '#server/rules/limits.ts'
import { writtenText } from '#server/rules/written-text.ts'
import { contactOf } from './contact.ts'

interface Wish {
  property: Property
  conversation: Conversation
  question: Message
  /** What this message told of the visitor. */
  notes: LeadNote[]
  wantsPerson: boolean
}

/**
 * Tells the seller, once in a conversation, that somebody would rather talk to a person; and once more when they say how
 * to reach them only later.
 */
export async function passOnWish(tx: Db, wish: Wish, now: Date): Promise<void> {
  const { property, conversation, question, notes, wantsPerson } = wish
  const topic = `conversation:${conversation.id}`
  const saysHow = notes.some((note) => note.topic === 'email' || note.topic === 'phone')
  if (property.sellerEmail === null || !(wantsPerson || saysHow)) return
  const isTold = await hasLetter(tx, topic, 'person-wanted')
  if (!isTold && !wantsPerson) return
  const about = {
    address: property.address,
    contact: await contactOf(tx, conversation),
    said: writtenText(question.text),
  }
  const [kind, letter] = isTold
    ? (['person-reachable', personReachable(about)] as const)
    : (['person-wanted', personWanted(about)] as const)
  if (isTold && !saysHow) return
  await lockForTours(tx, property.id)
  const email = { topic, kind, recipient: property.sellerEmail, letter, causedBy: conversation.network }
  await queueWithinLimits(tx, email, sellerEmailLimits(conversation.network, property.id), now)
}
