import type { LeadNote } from '#assistant/turn.ts'
import type { ConversationRow, MessageRow } from '#server/conversations/queries/conversations.ts'
import { withPictures } from '#server/listings/email-pictures.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import { hasEmail } from '#server/mail/queries/email-queue.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sellerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { contactOf } from './contact.ts'
import { personReachable, personWanted } from './emails/person-wanted.ts'
import { listNotes } from './queries/lead-notes.ts'

interface Wish {
  /** The site's origin. */
  origin: string
  property: PublishedProperty
  conversation: ConversationRow
  question: MessageRow
  /** Notes from this message. */
  notes: LeadNote[]
  wantsPerson: boolean
}

/**
 * Emails the seller, once per conversation, that the visitor wants to talk to a person; and once more when they give contact
 * details later.
 */
export async function handOff(tx: Db, wish: Wish, now: Date): Promise<void> {
  const { origin, property, conversation, question, notes, wantsPerson } = wish
  const topic = `conversation:${conversation.id}`
  const saysHow = notes.some((note) => note.topic === 'email' || note.topic === 'phone')
  if (property.sellerEmail === null || !(wantsPerson || saysHow)) return
  const isNotified = await hasEmail(tx, topic, 'person-wanted')
  if (!isNotified && !wantsPerson) return
  const about = {
    address: property.address,
    listingType: property.listingType,
    contact: await contactOf(tx, conversation),
    notes: await listNotes(tx, conversation.id, ['intent', 'timing', 'budget', 'pets']),
    said: writtenText(question.text),
  }
  const [kind, plain] = isNotified
    ? (['person-reachable', personReachable(about)] as const)
    : (['person-wanted', personWanted(about)] as const)
  if (isNotified && !saysHow) return
  const content = await withPictures(tx, plain, { propertyId: property.id, origin })
  await lockForTours(tx, property.id)
  const email = { topic, kind, recipient: property.sellerEmail, content, causedBy: conversation.network }
  await queueWithinLimits(tx, email, sellerEmailLimits(conversation.network, property.id), now)
}
