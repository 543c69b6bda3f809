import { type Part, textOf } from '#assistant/decide/part.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import type { OwnerOutcome } from '#assistant/say/owner.ts'
import type { Language } from '#assistant/understand/language.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'
import { asksForVideoTour } from '#server/assistant/booking/kind-said.ts'
import { isUnderWay } from '#server/assistant/booking/snapshot.ts'
import type { LeadNote, PennyTurn } from '#server/assistant/turn.ts'
import type { ReadMessage } from '#server/assistant/understanding/tasks.ts'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { BookingResult } from './read-booking.ts'
import { unlessAborted, unreadableReply, unreadMessage } from './unreadable.ts'

/** What a message comes to before any model words it: all of it true, and what had to happen has happened. */
export interface Composed {
  reply: Reply
  /** What of the reply is said; the rest is said by the booking desk, or not at all. */
  parts: Part[]
  /** What the booking desk says after them; null where it was not asked. */
  bookingText: string | null
  /** What became of the booking. */
  events: ConversationEvent[]
  /** What the visitor said of themselves. */
  notes: LeadNote[]
}

type Said = Omit<Composed, 'notes'>

/** Takes a message as part of a booking; the answer is in `language`. */
type TakeBookingTurn = (message: string, wantsTour: boolean, language: Language) => Promise<BookingResult>

/** The language that a message was read in. */
const languageAfter = ({ events }: Reply, { conversation }: PennyTurn): Language =>
  events.find((event) => event.type === 'ANSWERED')?.language ?? conversation?.context.language ?? 'en'

/** Lets the booking desk hear what may be about a tour, and answers the rest. */
export async function compose(
  understand: Understand,
  turn: PennyTurn,
  booking: unknown,
  takeTurn: TakeBookingTurn,
): Promise<Composed> {
  const read = await unlessAborted(understand('readMessage', turn), () => unreadMessage)
  const said = await unlessAborted(saidTo(understand, turn, read, booking, takeTurn), () => whole(unreadableReply))
  return { ...said, notes: read.notes }
}

/** The whole text. `outcomes`: what became of the questions for the owner. */
export function composedText({ parts, bookingText }: Composed, outcomes: Record<string, OwnerOutcome> = {}): string {
  return joined(textOf(parts, outcomes), bookingText)
}

async function saidTo(
  understand: Understand,
  turn: PennyTurn,
  { reply }: ReadMessage,
  booking: unknown,
  takeTurn: TakeBookingTurn,
): Promise<Said> {
  const wantsTour = (reply.wantsTour || asksForVideoTour(turn.message)) && turn.record.givesTours
  if (reply.unguarded === '' || (booking === null && !wantsTour && turn.tour !== 'requested')) return whole(reply)
  const booked = await takeTurn(reply.unguarded, wantsTour, languageAfter(reply, turn))
  if (booked.outcome === 'notHeard') return withPrompt(reply, turn, booked.prompt)
  // "Make it 4, at 5 I pick up the kids": a story beside the time, where no question is asked.
  const goesOn = isUnderWay(booking) && !/[?¿]/.test(turn.message)
  if (reply.yieldsToTour && (booked.changesTour || goesOn))
    return beside({ ...reply, parts: [], facts: [], unanswered: [] }, booked)
  if (reply.isGuarded) return beside(reply, booked)
  if (!isUnderWay(booking) && !booked.changesTour) return beside(withoutVideoQuestions(reply), booked)
  // An address or a name was for the desk alone.
  if (booked.rest === null) return beside({ ...reply, parts: [], facts: [], unanswered: [] }, booked)
  // The desk has heard the message by now, so its words are said whatever becomes of the rest.
  const rest = understand('respond', { ...turn, message: booked.rest })
  return beside(await unlessAborted(rest, () => unreadableReply), booked)
}

const whole = (reply: Reply): Said => ({ reply, parts: reply.parts, bookingText: null, events: [] })

/** The question that waits is asked again after one answer to something else, and then it only waits. */
function withPrompt(reply: Reply, { conversation }: PennyTurn, prompt: string | null): Said {
  if (prompt === null || (conversation?.context.reminders ?? 0) > 0) return whole(reply)
  return { reply, parts: reply.parts, bookingText: prompt, events: [{ type: 'TOUR_REMINDED' }] }
}

/** What the desk says, after what else was asked and answered. */
function beside(reply: Reply, booked: BookingResult): Said {
  const parts = reply.parts.filter(isForPenny)
  const events: ConversationEvent[] =
    booked.outcome === 'requested' || booked.outcome === 'moved'
      ? [{ type: 'TOUR_REQUESTED' }]
      : booked.outcome === 'dropped' || booked.outcome === 'cancelled'
        ? [{ type: 'TOUR_DROPPED' }]
        : [{ type: 'TOUR_BEGUN' }, { type: 'TOUR_DISCUSSED' }]
  return { reply, parts, bookingText: booked.text || null, events }
}

/** "Do you offer video tours?" begins a booking, and is no question for the owner. */
function withoutVideoQuestions(reply: Reply): Reply {
  const isOther = (question: string) => !asksForVideoTour(question)
  return {
    ...reply,
    parts: reply.parts.filter(({ question }) => question === null || isOther(question.text)),
    unanswered: reply.unanswered.filter(isOther),
  }
}

/** What the desk does not answer, and what is more than talk. */
function isForPenny({ act, isAnswer, question }: Part): boolean {
  return isAnswer || (question !== null && act !== 'booking') || act === 'market' || act === 'person' || act === 'order'
}

export function joined(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join('\n\n')
}
