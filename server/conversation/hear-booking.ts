import { type HeardBooking, hearBooking as hear } from '#server/assistant/booking/dialogue.ts'
import type { Turn } from '#server/assistant/turn.ts'
import { changeClaimed } from '#server/db/queries/conversations.ts'
import type { Property } from '#server/db/queries/properties.ts'
import { findTourCalendar } from '#server/db/queries/tour-hours.ts'
import { freeTimes } from '#server/rules/tour-hours.ts'
import { requestTour } from '#server/tours/request-tour.ts'
import { contactOf } from './contact.ts'
import type { Desk } from './desk.ts'
import { type Claim, ClaimLost } from './take-message.ts'

/** What the dialogue made of a message. */
export type Heard = Omit<HeardBooking, 'snapshot'>

/**
 * Lets the booking dialogue hear a message. Where it stands then, and the tour that it booked, are kept in one transaction:
 * the same message again, after a breakdown, finds both and books nothing more.
 */
export function hearBooking(
  { db, tours }: Desk,
  property: Property,
  { conversation, question, by }: Claim,
  { record, tone, now }: Turn,
  { message, wantsTour }: { message: string; wantsTour: boolean },
): Promise<Heard> {
  return db.transaction(async (tx) => {
    const { name, email } = await contactOf(tx, conversation)
    const { snapshot, ...heard } = await hear({
      snapshot: conversation.booking,
      messageId: String(question.id),
      message,
      record,
      contact: { name, email },
      tone,
      now,
      wantsTour,
      ports: {
        freeTimes: async () => {
          const calendar = await findTourCalendar(tx, property.id, now)
          return calendar ? freeTimes(calendar, now) : []
        },
        book: ({ time, ...buyer }) => requestTour(tx, { propertyId: property.id, buyer, time }, tours, now),
      },
    })
    if (!(await changeClaimed(tx, { id: conversation.id, by }, { booking: snapshot }))) throw new ClaimLost()
    return heard
  })
}
