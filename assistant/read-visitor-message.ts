import { asksForTour, wishesTime } from './booking/asks-for-tour.ts'
import { readContact } from './contact/read-contact.ts'
import { isOfTours, type Part } from './decide/part.ts'
import type { Reply } from './decide/reply.ts'
import { learnedNotesIn } from './lead/notes.ts'
import { respond } from './respond.ts'
import type { LeadNote, PennyTurn } from './turn.ts'
import type { Encoder } from './understand/encoder.ts'

/** A message as read, before the booking dialogue takes it. */
export interface ReadMessage {
  reply: Reply
  notes: LeadNote[]
}

/** The reply to a message, and the notes on its visitor. */
export async function readVisitorMessage(turn: PennyTurn, encoder?: Encoder): Promise<ReadMessage> {
  const { message, asked, record, now } = turn
  const reply = await respond(turn, encoder)
  // "How late do you go on Tuesday?" of a visitor without a tour is about when to come.
  const isOfTour = (part: Part) => turn.tour === null && isOfTours(part)
  const asksElse =
    reply.isGuarded || reply.parts.some((part) => (part.isAnswer && !isOfTour(part)) || part.question !== null)
  const wantsTour =
    reply.wantsTour ||
    asksForTour(message) ||
    // "Jo March" names no month.
    (await wishesTime(readContact(message).rest, record, now, asksElse, encoder))
  return { reply: { ...reply, wantsTour }, notes: await learnedNotesIn(message, asked, encoder) }
}
