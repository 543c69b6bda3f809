import type { BookedFor } from '#assistant/booking/contact-correction.ts'
import { answerBooking, type BookingTurn, standingOf } from '#assistant/booking/dialogue.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { Language } from '#assistant/understand/language.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import type { BookedTour, ContactCorrection } from '#machines/tour-booking/booked-tour.ts'
import { changeClaimed } from '#server/conversations/queries/conversations.ts'
import type { PublishedProperty } from '#server/listings/queries/properties.ts'
import { reportTransition } from '#server/platform/machine-reports.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { correctBuyerOfAll } from '#server/tours/correct-buyer.ts'
import { messageSeller } from '#server/tours/message-seller.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { contactOf } from './contact.ts'
import type { ChatDeps } from './deps.ts'
import { keepNotes } from './queries/lead-notes.ts'
import { type Claim, ClaimLost } from './take-message.ts'

/** The booking dialogue's result for a message. */
export type BookingResult = Omit<BookingTurn, 'snapshot'>

/** Whom a tour is for, with the tours under the same address, and of those the ones under the same name. */
export interface BookedForTours extends BookedFor {
  ofAddress: number[]
  ofName: number[]
}

/**
 * Passes a message to the booking dialogue. The message is read before the transaction, so that no connection waits for a
 * thread. The dialogue's state and what it did to a tour or sent about it are stored in one transaction: the same message
 * again, after a crash, finds both and does nothing more.
 *
 * `tours` are the visitor's upcoming tours, `begun` those that are under way. What is wrong about `bookedFor` is corrected for all tours that have it.
 */
export async function keepBookingTurn(
  { db, tours, understand }: ChatDeps,
  property: PublishedProperty,
  claim: Claim,
  { record, tone, now }: PennyTurn,
  {
    message,
    wantsTour,
    language,
    isHeld,
    tours: coming,
    begun,
    bookedFor,
  }: {
    message: string
    wantsTour: boolean
    language: Language
    /** The fair housing guard answers a part of it. */
    isHeld: boolean
    tours: BookedTour[]
    begun: BookedTour[]
    bookedFor: BookedForTours | null
  },
): Promise<BookingResult> {
  const { conversation, question, by } = claim
  // "Tomorrow" counts from when the message was written, however late it is answered.
  const standing = standingOf({
    snapshot: conversation.booking,
    record,
    tours: coming,
    begun,
    bookedFor,
    now: question.writtenAt,
  })
  const reading = await understand('readForTour', { message, standing: { ...standing, isHeld } })
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
      begun,
      bookedFor,
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
        correct: async (correction) => {
          const tourIds = (correction.name === null ? bookedFor?.ofAddress : bookedFor?.ofName) ?? []
          const answer = await correctBuyerOfAll(tx, { ...correction, tourIds, asker: conversation }, tours, now)
          if (answer.kind === 'corrected') await keepNotes(tx, notesOf(correction, claim, message), now)
          return answer
        },
        message: (left) => messageSeller(tx, { ...left, asker: conversation }, tours, now),
        move: (wish) => moveTour(tx, { ...wish, asker: conversation }, tours, now),
      },
      onTransition: reportTransition,
    })
    if (!(await changeClaimed(tx, { id: conversation.id, by }, { booking: snapshot }))) throw new ClaimLost()
    return booked
  })
}

/** The right name or address, for whatever the visitor asks for next. */
function notesOf({ name, email }: ContactCorrection, { conversation, question }: Claim, sentence: string) {
  const notes = [
    ...(name === null ? [] : [{ topic: 'name' as const, value: name, sentence }]),
    ...(email === null ? [] : [{ topic: 'email' as const, value: email, sentence }]),
  ]
  return { conversationId: conversation.id, messageId: question.id, notes }
}
