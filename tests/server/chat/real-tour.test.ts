import { expect, it } from 'vitest'
import { answerBooking, standingOf } from '#assistant/booking/dialogue.ts'
import { readForTour } from '#assistant/booking/read-for-tour.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { tours } from '#server/tours/schema.ts'
import { records } from '#tests/assistant/support/records.ts'
import { ann, book, deps, describeServerInNovember, emailsOf, tourRow } from '../support/tours.ts'

describeServerInNovember('a tour that Penny books', (server) => {
  function visitor(name = ann.name, email = ann.email) {
    let snapshot: unknown = null
    let count = 0
    return async (message: string) => {
      const { now } = server.time
      const standing = { snapshot: JSON.parse(JSON.stringify(snapshot)), record: records[4], now }
      const heard = await answerBooking({
        ...standing,
        reading: await readForTour(message, standingOf(standing)),
        messageId: `${++count}`,
        message,
        contact: { name, email },
        tone: 'balanced',
        ports: {
          freeTimes: async () => {
            const calendar = await findTourCalendar(server.db, 4, now)
            return calendar ? freeTimes(calendar, now) : []
          },
          book: ({ name, email, time }) =>
            placeTourRequest(server.db, { propertyId: 4, buyer: { name, email }, time }, deps, now),
          cancel: (tourId) => cancelTour(server.db, tourId, deps, now),
          move: (wish) => moveTour(server.db, wish, deps, now),
          correct: async () => ({ kind: 'refused', reason: 'notComing' }),
          message: async () => ({ kind: 'refused', reason: 'notComing' }),
        },
      })
      snapshot = heard.snapshot
      return heard
    }
  }

  it('[API-06] waits for its seller, who gets an email', async () => {
    const say = visitor()
    await say('Can I see it next Wednesday at 10:30?')
    expect(await server.db.select().from(tours)).toEqual([])
    const { tour, text } = await say('Yes, please')
    expect(await tourRow(server, tour?.id ?? 0)).toMatchObject({
      buyerName: 'Ann Chen',
      buyerEmail: 'ann.chen@example.com',
      status: 'requested',
      proposedAt: new Date('2026-11-25T18:30:00Z'),
    })
    expect(text).toContain('Wed, Nov 25 at 10:30 AM PST')
    const [email] = await emailsOf(server, tour?.id ?? 0)
    expect(email).toMatchObject({ kind: 'tour-requested', recipient: 'seller@example.com' })
  })

  it('[API-06] is offered at other times when someone else was faster', async () => {
    const say = visitor()
    await say('Wednesday at 10:30')
    await book(server)
    expect((await say('yes')).text).toContain('was just taken. The closest open times:\n1. Wed, Nov 25')
    expect((await say('the second')).prompt).toContain('Should I ask the seller for it?')
    expect((await say('yes')).outcome).toBe('requested')
    expect(await server.db.select().from(tours)).toHaveLength(2)
  })

  it('[API-06] goes to one of two visitors who say yes at once', async () => {
    const [one, other] = [visitor(), visitor('Bo Lee', 'bo@lee.example')]
    await Promise.all([one('Wednesday at 10:30'), other('Wednesday at 10:30')])
    const outcomes = (await Promise.all([one('yes'), other('yes')])).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['heard', 'requested'])
    expect(await server.db.select().from(tours)).toHaveLength(1)
  })
})
