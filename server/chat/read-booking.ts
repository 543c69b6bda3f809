import { answerBooking, type BookingTurn, standingOf } from '#assistant/booking/dialogue.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { Language } from '#assistant/understand/language.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import { changeClaimed } from '#server/conversations/queries/conversations.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { reportTransition } from '#server/platform/machine-reports.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { contactOf } from './contact.ts'
import type { ChatDeps } from './deps.ts'
import { type Claim, ClaimLost } from './take-message.ts'

/** The booking dialogue's result for a message. */
export type BookingResult = Omit<BookingTurn, 'snapshot'>

/**
 * Passes a message to the booking dialogue. The message is read before the transaction, so that no connection waits for a
 * thread. The dialogue's state and the tour it booked, moved or canceled are stored in one transaction: the same message
 * again, after a crash, finds both and does nothing more.
 *
 * `tours` are the visitor's upcoming tours.
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
  // "Tomorrow" counts from when the message was written, however late it is answered.
  const standing = standingOf({ snapshot: conversation.booking, record, tours: coming, now: question.writtenAt })
  const reading = await understand('readForTour', { message, standing })
  return db.transaction(async (tx) => {
    const { name, email, phone } = await contactOf(tx, conversation)
    const { snapshot, ...booked } = await answerBooking({
      snapshot: conversation.booking,
      messageId: String(question.id),
      message,
      reading,
      record,
      contact: { name, email, phone },
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
        book: ({ time, kind, phone, ...buyer }) =>
          placeTourRequest(
            tx,
            { propertyId: property.id, buyer, time, asker: conversation, phone, ...(kind && { kind }) },
            tours,
            now,
          ),
        cancel: (tourId) => cancelTour(tx, tourId, tours, now),
        move: (wish) => moveTour(tx, { ...wish, asker: conversation }, tours, now),
      },
      onTransition: reportTransition,
    })
    if (!(await changeClaimed(tx, { id: conversation.id, by }, { booking: snapshot }))) throw new ClaimLost()
    return booked
  })
}
