import { asksForTour } from '#assistant/booking/asks-for-tour.ts'
import { asksForVideoTour } from '#assistant/booking/kind-said.ts'
import { isUnderWay } from '#assistant/booking/snapshot.ts'
import { contactLeft } from '#assistant/contact/contact-left.ts'
import { type Part, tellsOnly, textOf } from '#assistant/decide/part.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import type { ReadMessage } from '#assistant/read-visitor-message.ts'
import type { OwnerOutcome } from '#assistant/say/owner.ts'
import type { LeadNote, PennyTurn } from '#assistant/turn.ts'
import type { Language } from '#assistant/understand/language.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { BookingResult } from './read-booking.ts'
import { unlessAborted, unreadableReply, unreadMessage } from './unreadable.ts'

/** The rule-based reply to a message, before a language model rephrases it. Bookings in it are already committed. */
export interface Composed {
  reply: Reply
  /** The parts of the reply that are sent. The booking dialogue answers the others, or nobody does. */
  parts: Part[]
  /** The booking dialogue's text, sent after the parts; null when it didn't take the message. */
  bookingText: string | null
  /** What the booking dialogue did, for the conversation machine. */
  events: ConversationEvent[]
  /** What the visitor said about themselves. */
  notes: LeadNote[]
}

type Said = Omit<Composed, 'notes'>

/** Answers a message as part of a booking, in `language`. Of one that is held, nothing is passed on to the seller. */
type AnswerBooking = (
  message: string,
  wantsTour: boolean,
  language: Language,
  isHeld: boolean,
) => Promise<BookingResult>

/** The language to answer in: of this message, else of the conversation. */
const languageAfter = ({ events }: Reply, { conversation }: PennyTurn): Language =>
  events.find((event) => event.type === 'ANSWERED')?.language ?? conversation?.context.language ?? 'en'

/** Reads a message, has the booking dialogue answer what may be about a tour, and answers the rest by rules. */
export async function compose(
  understand: Understand,
  turn: PennyTurn,
  booking: unknown,
  answerBooking: AnswerBooking,
): Promise<Composed> {
  const read = await unlessAborted(understand('readMessage', turn), () => unreadMessage)
  const said = await unlessAborted(saidTo(understand, turn, read, booking, answerBooking), () => whole(unreadableReply))
  return { ...said, notes: read.notes }
}

/** The full text of a reply. `outcomes`: by question, what became of those for the owner. */
export function composedText({ parts, bookingText }: Composed, outcomes: Record<string, OwnerOutcome> = {}): string {
  return joined(textOf(parts, outcomes), bookingText)
}

async function saidTo(
  understand: Understand,
  turn: PennyTurn,
  { reply }: ReadMessage,
  booking: unknown,
  answerBooking: AnswerBooking,
): Promise<Said> {
  const wantsTour = (reply.wantsTour || asksForVideoTour(turn.message)) && turn.record.givesTours
  const left = reply.unguarded === '' && isUnderWay(booking) ? contactLeft(turn.message) : reply.unguarded
  if (left === '' || (booking === null && !wantsTour && turn.tour !== 'requested')) return whole(reply)
  const isHeld = reply.yieldsToTour === true
  const booked = await answerBooking(left, wantsTour, languageAfter(reply, turn), isHeld)
  if (booked.outcome === 'notHeard') return withPrompt(reply, turn, booked.prompt)
  // "Make it 4, at 5 I pick up the kids": a story beside the time, where no question is asked.
  const goesOn = isUnderWay(booking) && !/[?¿]/.test(turn.message)
  if (reply.yieldsToTour && (booked.changesTour || goesOn))
    return beside({ ...reply, parts: [], facts: [], unanswered: [] }, booked)
  // "Tell the seller that we're outside" is no order for Penny, and "how long should I block off?" asks for no advice.
  const isOfTour = booked.isForSeller === true || (booked.answersWhole === true && !reply.acts.includes('protected'))
  const isPassedOn = isOfTour && reply.unguarded === turn.message
  if (reply.isGuarded && !isPassedOn) return beside(reply, booked)
  if (!isUnderWay(booking) && !booked.changesTour) {
    const asked = /[?¿]/.test(turn.message) ? reply : withoutTourHours(reply)
    return beside(withoutTourQuestions(asked), booked)
  }
  // An address or a name was for the booking only.
  if (booked.rest === null) return beside({ ...reply, parts: [], facts: [], unanswered: [] }, booked)
  // The booking has changed by now, so its text is sent even when the rest can't be answered.
  const rest = understand('respond', { ...turn, message: booked.rest })
  return beside(await unlessAborted(rest, () => unreadableReply), booked)
}

const whole = (reply: Reply): Said => ({ reply, parts: reply.parts, bookingText: null, events: [] })

/** Asks the booking's open question again after one answer to something else, but not after a second. */
function withPrompt(reply: Reply, { conversation }: PennyTurn, prompt: string | null): Said {
  if (prompt === null || (conversation?.context.reminders ?? 0) > 0) return whole(reply)
  return { reply, parts: reply.parts, bookingText: prompt, events: [{ type: 'TOUR_REMINDED' }] }
}

/** The answers to other questions, followed by the booking's text. */
function beside(reply: Reply, booked: BookingResult): Said {
  // "Disregard my earlier request", "send it already": what is said of a tour gives Penny no order.
  const isOrder = booked.changesTour || booked.outcome === 'requested'
  const parts = reply.parts.filter((part) => isForPenny(part) && !(isOrder && part.act === 'order'))
  const events: ConversationEvent[] =
    booked.outcome === 'requested' || booked.outcome === 'moved'
      ? [{ type: 'TOUR_REQUESTED' }]
      : booked.outcome === 'dropped' || booked.outcome === 'cancelled'
        ? [{ type: 'TOUR_DROPPED' }]
        : [{ type: 'TOUR_BEGUN' }, { type: 'TOUR_DISCUSSED' }]
  return { reply, parts, bookingText: booked.text || null, events }
}

/** "I'd like to see it on Monday at 5:30": the booking answers, and nobody asked for the hours of tours. */
function withoutTourHours(reply: Reply): Reply {
  return { ...reply, parts: reply.parts.filter((part) => !tellsOnly('tours', part)) }
}

/** "Do you offer video tours?" and "could we pop round on Thursday?" begin a booking, and are no questions for the owner. */
function withoutTourQuestions(reply: Reply): Reply {
  const isOther = (question: string) => !asksForVideoTour(question) && !asksForTour(question)
  return {
    ...reply,
    parts: reply.parts.filter(({ question }) => question === null || isOther(question.text)),
    unanswered: reply.unanswered.filter(isOther),
  }
}

/** Whether a part stands beside the booking’s text: answers, questions about other things, and requests of another kind. */
function isForPenny({ act, isAnswer, question }: Part): boolean {
  return isAnswer || (question !== null && act !== 'booking') || act === 'market' || act === 'person' || act === 'order'
}

export function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n\n')
}
