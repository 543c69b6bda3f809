import { bookingBeside, tourIn } from '#assistant/booking/snapshot.ts'
import { conversationAfter, conversationIn, toKept } from '#assistant/decide/conversation.ts'
import { askedOfVisitor } from '#assistant/lead/asked.ts'
import { subjectsKnown } from '#assistant/lead/subjects-known.ts'
import type { Listing } from '#assistant/listing.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { Language } from '#assistant/understand/language.ts'
import { localAt } from '#domain/time-zone.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'
import { changeClaimed, listMessages, released } from '#server/conversations/queries/conversations.ts'
import type { Agent } from '#server/listings/queries/agents.ts'
import { findRecord } from '#server/listings/queries/listing-record.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { PoolBusy } from '#server/platform/worker/runner.ts'
import { listUnnotified, type Question } from '#server/questions/queries/open-questions.ts'
import { listComingTours, listToursUnderWay } from '#server/tours/queries/tour-requests.ts'
import { textBeforeCommit } from './before-commit.ts'
import { compose, composedText, joined } from './compose.ts'
import { contactOf } from './contact.ts'
import type { ChatDeps } from './deps.ts'
import { keepTurn } from './keep-turn.ts'
import { newAnswersText } from './new-answers.ts'
import { listNotes } from './queries/lead-notes.ts'
import { type BookedForTours, type BookingResult, keepBookingTurn } from './read-booking.ts'
import { wordAnswer } from './rephrase.ts'
import type { Claim } from './take-message.ts'
import { textPieces } from './text-pieces.ts'
import { answerUpdateId } from './updates.ts'

/** Sends a piece of the answer; the client may be gone. */
export type SendPart = (text: string) => void

export interface ListingAndAgent {
  property: PublishedProperty
  agent: Agent
}

export interface AnswerOptions {
  /** Text before the answer. */
  preface?: string | null
  /** Ids of updates that the visitor's page shows. */
  shownUpdates?: readonly string[]
}

export interface AnswerGiven {
  /** The final answer; pieces that were sent before may differ from it. */
  text: string
  /** The listing that it was read from. */
  record: Listing
}

/** Answers a claimed message, stores the results and releases the claim, also on failure. */
export async function answerMessage(
  deps: ChatDeps,
  listing: ListingAndAgent,
  claim: Claim,
  sendPart: SendPart,
  options: AnswerOptions = {},
): Promise<AnswerGiven> {
  try {
    return await answer(deps, listing, claim, sendPart, options)
  } catch (error) {
    await releaseClaim(deps, claim, error).catch(() => {})
    throw error
  }
}

/**
 * After a failure the question stays and can be sent again. A claim that expires now leaves it to unanswered-job.ts. When
 * the database is down too, the claim expires by itself.
 */
async function releaseClaim(
  { db, clock }: ChatDeps,
  { conversation, by, isLate }: Claim,
  error: unknown,
): Promise<void> {
  const isTriedAgain = !isLate || error instanceof PoolBusy
  const free = isTriedAgain ? { answeringBy: null, answeringUntil: clock() } : released
  await changeClaimed(db, { id: conversation.id, by }, free)
}

async function answer(
  deps: ChatDeps,
  { property, agent }: ListingAndAgent,
  taken: Claim,
  sendPart: SendPart,
  { preface = null, shownUpdates = [] }: AnswerOptions,
): Promise<AnswerGiven> {
  const { db, clock } = deps
  const asker = { propertyId: property.id, asker: taken.conversation }
  const [coming, underWay, unnotified, record, messages, notes] = await Promise.all([
    listComingTours(db, asker, clock()),
    listToursUnderWay(db, asker, clock()),
    listUnnotified(db, taken.conversation.id),
    findRecord(db, property),
    listMessages(db, taken.conversation.id, { before: taken.question.id }),
    listNotes(db, taken.conversation.id),
  ])
  const { email, phone } = await contactOf(db, taken.conversation, notes)
  const booking = bookingBeside(taken.conversation.booking, coming)
  const claim = { ...taken, conversation: { ...taken.conversation, booking } }
  const { conversation, question } = claim
  const news = unnotified.filter(({ answer }) => answer !== null)
  const tour = tourIn(booking) ?? (coming.length + underWay.length > 0 ? 'requested' : null)
  const before = conversationAfter(conversationIn(conversation.memory), [
    ...tourEvents(tour),
    ...(email !== null || phone !== null ? [{ type: 'CONTACT_LEFT' as const }] : []),
    ...(news.length > 0 ? [{ type: 'OWNER_ANSWERED' as const, count: news.length }] : []),
  ])
  const turn: PennyTurn = {
    record,
    tone: agent.tone,
    before: messages,
    message: question.text,
    conversation: toKept(before),
    canAskOwner: property.sellerEmail !== null,
    asked: askedOfVisitor(before, booking),
    known: subjectsKnown(notes),
    tour,
    now: clock(),
  }
  const bookedTour = ({ id, proposedAt, status }: ComingTour) => ({
    id,
    time: localAt(proposedAt, turn.record.timeZone),
    ...(status !== 'new_time_proposed' && { isAccepted: status === 'accepted' }),
  })
  const [tours, begun] = [coming.map(bookedTour), underWay.map(bookedTour)]
  let bookingTurn: Promise<BookingResult> | null = null
  const answerBooking = (message: string, wantsTour: boolean, language: Language, isHeld = false) => {
    const bookedFor = bookedForIn(coming)
    const said = { message, wantsTour, language, isHeld, tours, begun, bookedFor }
    bookingTurn ??= keepBookingTurn(deps, property, claim, turn, said)
    return bookingTurn
  }
  const composed = await compose(deps.understand, turn, booking, answerBooking)
  const isShown = ({ id }: Pick<Question, 'id'>) => shownUpdates.includes(answerUpdateId(id))
  const notShown = news.filter((question) => !isShown(question))
  const isFirst = preface === null && notShown.length === 0
  let early = ''
  const sendEarly = (text: string) => {
    early += text
    sendPart(text)
  }
  const facts = deps.model === null && isFirst ? textBeforeCommit(composed.parts) : ''
  if (facts !== '') sendEarly(facts)
  const beginTour = () => answerBooking(turn.message, true, before.context.language)
  const rephrased = await wordAnswer(deps, conversation.id, turn, composed, beginTour, isFirst ? sendEarly : undefined)
  const kept = await keepTurn(deps, {
    property,
    claim,
    composed: { ...composed, reply: { ...composed.reply, unanswered: rephrased.unanswered } },
    conversation: before,
    unnotified,
    isShown,
    textWith: (outcomes) => {
      const plain = joined(composedText(composed, outcomes), rephrased.begun)
      const isAsked = rephrased.unanswered.every((question) => /^asked/.test(outcomes[question] ?? 'notSent'))
      const own = deps.model === null || early === '' ? plain : joined(early, plain)
      const words = rephrased.text !== null && isAsked ? rephrased.text : own
      const unsaid = notShown.filter(({ answer }) => !words.includes(answer ?? ''))
      return joined(preface, newAnswersText(unsaid, property), words)
    },
  })
  // When another process answered this message meanwhile, its answer is sent in full instead.
  const rest = kept.startsWith(early) ? kept.slice(early.length) : kept
  for (const sentence of textPieces(rest)) sendPart(sentence)
  return { text: kept, record }
}

type ComingTour = Awaited<ReturnType<typeof listComingTours>>[number]

/** Whom the tour is for that was booked last. */
function bookedForIn(coming: ComingTour[]): BookedForTours | null {
  const [latest] = coming.toSorted((one, other) => other.id - one.id)
  if (!latest) return null
  const { buyerName: name, buyerEmail: email } = latest
  const ofAddress = coming.filter(({ buyerEmail }) => buyerEmail.toLowerCase() === email.toLowerCase())
  const ofName = ofAddress.filter(({ buyerName }) => buyerName === name)
  return { name, email, ofAddress: ofAddress.map(({ id }) => id), ofName: ofName.map(({ id }) => id) }
}

/** The state of the visitor's tours in the database, wherever they were booked, as events. */
function tourEvents(tour: PennyTurn['tour']): ConversationEvent[] {
  if (tour === 'underWay') return [{ type: 'TOUR_BEGUN' }]
  return [{ type: tour === 'requested' ? 'TOUR_REQUESTED' : 'TOUR_DROPPED' }]
}
