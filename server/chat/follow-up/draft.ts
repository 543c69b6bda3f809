import { bookingIn, restored } from '#assistant/booking/snapshot.ts'
import type { Fact } from '#assistant/decide/part.ts'
import { type ConversationRow, listMessages, type MessageRow } from '#server/conversations/queries/conversations.ts'
import { withPictures } from '#server/listings/email-pictures.ts'
import { findAgent } from '#server/listings/queries/agents.ts'
import { findRecord } from '#server/listings/queries/listing-record.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import { lockForTours } from '#server/listings/queries/tour-hours.ts'
import { queueWithinLimits } from '#server/mail/queue-within-limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sellerEmailLimits } from '#server/platform/rate-limits/limits.ts'
import { listQuestions, listUnanswered } from '#server/questions/queries/open-questions.ts'
import { findTour } from '#server/tours/queries/tours.ts'
import { contactOf } from '../contact.ts'
import { followUpDraft } from '../emails/follow-up-draft.ts'
import { keepFollowUp, lockQuietConversation, markConversationsWithoutDraft } from '../queries/follow-ups.ts'
import { listNotes } from '../queries/lead-notes.ts'

/**
 * Drafts an email about the conversation that has been quiet longest and queues it to the seller, in one transaction. Returns
 * whether there was such a conversation.
 */
export function draftNext(
  db: Db,
  { quietMinutes, origin, now }: { quietMinutes: number; origin: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const quiet = { quietMs: quietMinutes * 60_000, now }
    const conversation = await lockQuietConversation(tx, quiet)
    if (conversation === null) await markConversationsWithoutDraft(tx, quiet)
    const property = conversation && (await findProperty(tx, conversation.propertyId))
    if (!conversation || !property || property.sellerEmail === null) return false
    // Its patterns take 0.1 s to compile, which shouldn't delay the start.
    const { draftFollowUp } = await import('#assistant/lead/follow-up.ts')
    const { name, email, phone } = await contactOf(tx, conversation)
    const notes = await listNotes(tx, conversation.id)
    const draft = draftFollowUp({
      record: await findRecord(tx, property),
      notes,
      given: factsIn(await listMessages(tx, conversation.id)),
      answered: (await listQuestions(tx, conversation.id)).flatMap(({ question, answer }) =>
        answer === null ? [] : [{ question, answer }],
      ),
      contact: email === null ? null : { name, email },
      tour: await tourOf(tx, conversation),
      unanswered: (await listUnanswered(tx, conversation.id)).map(({ question }) => question),
      tone: (await findAgent(tx, conversation.agentId))?.tone ?? 'balanced',
      now,
    })
    const kept = await keepFollowUp(tx, conversation.id, draft, now)
    if (!kept) return false
    const said = notes.filter(({ topic }) => topic !== 'name' && topic !== 'email' && topic !== 'phone')
    const { address, listingType } = property
    const plain = followUpDraft({ address, listingType, draft, contact: { name, email, phone }, notes: said })
    const content = await withPictures(tx, plain, { propertyId: property.id, origin })
    await lockForTours(tx, property.id)
    const draftEmail = {
      topic: `follow-up:${kept.id}`,
      kind: 'follow-up-draft',
      recipient: property.sellerEmail,
      content,
      causedBy: conversation.network,
    }
    await queueWithinLimits(tx, draftEmail, sellerEmailLimits(conversation.network, property.id), now)
    return true
  })
}

/** The facts of each answer to a question: a sentence per subject, without the text it came from. */
function factsIn(messages: MessageRow[]): Fact[] {
  return messages
    .flatMap(({ parts }) => parts ?? [])
    .filter(({ act }) => act === 'question')
    .flatMap(({ facts }) =>
      facts.filter(({ topic }, place) => facts.findIndex((each) => each.topic === topic) === place),
    )
}

/** The tour requested in the conversation, if it's still to come. */
async function tourOf(tx: Db, { booking }: ConversationRow): Promise<{ time: string } | null> {
  const snapshot = restored(bookingIn(booking)?.machine)
  const hasTour = snapshot?.matches('requested') || snapshot?.matches('moved') || snapshot?.matches('unchanged')
  const id = hasTour ? (snapshot?.context.tourId ?? null) : null
  const tour = id === null ? null : await findTour(tx, id)
  return tour === null || tour.status === 'declined' || tour.status === 'cancelled'
    ? null
    : { time: tour.proposedAt.toISOString() }
}
