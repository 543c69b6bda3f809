import type { Language } from '#assistant/understand/language.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import { answerBooking, type BookingTurn, standingOf } from '#server/assistant/booking/dialogue.ts'
import type { PennyTurn } from '#server/assistant/turn.ts'
import { changeClaimed } from '#server/conversations/queries/conversations.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { freeTimes } from '#server/tours/rules/tour-hours.ts'
import { contactOf } from './contact.ts'
import type { ChatDeps } from './deps.ts'
import { type Claim, ClaimLost } from './take-message.ts'

/** What the dialogue made of a message. */
export type BookingResult = Omit<BookingTurn, 'snapshot'>

/**
 * Lets the booking dialogue hear a message, which is read before the transaction begins: nothing waits for the database
 * while a thread reads. Where it stands then, and the tour that it booked, moved or cancelled, are kept in one transaction:
 * the same message again, after a breakdown, finds both and does nothing more. `tours` are the visitor's to come.
 */
export async function keepBookingTurn(
  { db, tours, understand }: ChatDeps,
  property: PublishedProperty,
  { conversation, question, by }: Claim,
  { record, tone, now }: PennyTurn,
  {
    message,
    wantsTour,
    language,
    tours: coming,
  }: { message: string; wantsTour: boolean; language: Language; tours: BookedTour[] },
): Promise<BookingResult> {
  // "Tomorrow" is meant as of when it was written, however late it is answered.
  const standing = standingOf({ snapshot: conversation.booking, record, tours: coming, now: question.writtenAt })
  const reading = await understand('readForTour', { message, standing })
  return db.transaction(async (tx) => {
    const { name, email } = await contactOf(tx, conversation)
    const { snapshot, ...booked } = await answerBooking({
      snapshot: conversation.booking,
      messageId: String(question.id),
      message,
      reading,
      record,
      contact: { name, email },
      tours: coming,
      tone,
      language,
      now,
      wantsTour,
      ports: {
        freeTimes: async (tourToMove) => {
          const calendar = await findTourCalendar(tx, property.id, now, tourToMove ?? undefined)
          return calendar ? freeTimes(calendar, now) : []
        },
        book: ({ time, kind, ...buyer }) =>
          placeTourRequest(
            tx,
            { propertyId: property.id, buyer, time, asker: conversation, ...(kind && { kind }) },
            tours,
            now,
          ),
        cancel: (tourId) => cancelTour(tx, tourId, tours, now),
        move: (wish) => moveTour(tx, { ...wish, asker: conversation }, tours, now),
      },
    })
    if (!(await changeClaimed(tx, { id: conversation.id, by }, { booking: snapshot }))) throw new ClaimLost()
    return booked
  })
}
