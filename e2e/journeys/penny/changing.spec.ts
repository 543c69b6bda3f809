import { expect } from '@playwright/test'
import { inSentence, longForm, shortForm } from '#domain/moment-words.ts'
import { bookTour, seesEmails } from '#e2e/support/booked-tour.ts'
import { done, givesDetails } from '#e2e/support/booking-talk.ts'
import { getsAnswer } from '#e2e/support/listing.ts'
import { calendarIn, eventIn, linksIn, type SentEmail, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'
import { seesOutcome } from '#e2e/support/tour-journey.ts'

const hour = 3600_000

test('[API-05] [API-06] [CONFIRM-05] a prospect moves a tour and cancels it in the chat, and both calendars follow', async ({
  page,
  browser,
  visitor,
  server,
}) => {
  const { proposedAt, zone } = await bookTour(server, 3)
  const at = new Date(proposedAt.getTime() + 2 * hour)
  const [first, later] = [inSentence(at, zone, new Date()), new Date(at.getTime() + hour)]
  const [short, shortLater] = [shortForm(at, zone, new Date()), shortForm(later, zone, new Date())]
  await visitSample(page)
  await getsAnswer(page, `Can I see the house on ${first}?`, 'What name should I put it under?')
  await givesDetails(page, visitor, first)
  await getsAnswer(page, 'Yes, please', done(visitor, first))
  const [tour] = await toursOf(server, visitor)
  if (!tour) throw new Error('No tour was booked.')
  const asked = await sentEmail(server, visitor.name, 'tour-requested')
  const seller = await browser.newPage()
  await opensLink(seller, linksIn(asked).accept)
  await seesOutcome(
    seller,
    'Tour Request Accepted!',
    `Confirmed: ${visitor.name}, ${longForm(at, zone, new Date())}. We’ve emailed the details to both of you.`,
  )
  const known = eventIn(await sentEmail(server, visitor.name, 'tour-accepted'))

  const summary = `To confirm: move your tour of 48 Alder Ridge Road from ${short} to ${shortLater}. Should I ask the seller for the new time?`
  await getsAnswer(page, 'Can you push it an hour?', summary)
  expect((await toursOf(server, visitor))[0]).toMatchObject({ status: 'accepted', proposedAt: at })
  await getsAnswer(page, 'Yes', `Done. I moved your tour of 48 Alder Ridge Road from ${short} to ${shortLater}`)
  expect(await toursOf(server, visitor)).toEqual([{ id: tour.id, status: 'requested', proposedAt: later }])
  const [moved, askedAgain] = [
    await sentEmail(server, visitor.name, 'tour-moved'),
    await sentEmail(server, visitor.name, 'tour-move-requested'),
  ]
  seesUpdate([moved, askedAgain], { method: 'REQUEST', sequence: 2, uid: known.uid, start: later }, visitor.email)

  await opensLink(seller, linksIn(asked).decline)
  await seesOutcome(
    seller,
    'Tour Moved',
    `${visitor.name} moved this tour to ${longForm(later, zone, new Date())}. Please answer with the links in our latest email.`,
  )
  expect((await toursOf(server, visitor))[0]?.status).toBe('requested')

  await getsAnswer(page, 'Something came up', `Do you want me to cancel your tour on ${shortLater}?`)
  await getsAnswer(
    page,
    'yes',
    `Done. Your tour of 48 Alder Ridge Road on ${shortLater} is canceled, and the seller knows. I emailed you a confirmation.`,
  )
  expect((await toursOf(server, visitor))[0]?.status).toBe('cancelled')
  const emails = [
    await sentEmail(server, visitor.name, 'tour-cancelled'),
    await sentEmail(server, visitor.name, 'tour-cancelled-copy'),
  ]
  seesUpdate(emails, { method: 'CANCEL', sequence: 3, uid: known.uid, start: later }, visitor.email)

  await opensLink(seller, linksIn(askedAgain).accept)
  await seesOutcome(seller, 'Tour Canceled', `${visitor.name} canceled this tour, so you don’t need to answer.`)
  await getsAnswer(page, 'Cancel my tour', `Your tour on ${shortLater} is already canceled.`)
  const kinds = ['accepted', 'accepted-copy', 'moved', 'move-requested', 'cancelled', 'cancelled-copy']
  await seesEmails(
    server,
    { id: tour.id, buyer: visitor.name },
    kinds.map((kind) => `tour-${kind}`),
  )
  await seller.close()
})

interface Update {
  method: string
  sequence: number
  uid: string
  start: Date
}

/** The buyer's email and the seller's, each with the same change of the same event. */
function seesUpdate([buyers, sellers]: SentEmail[], update: Update, buyer: string): void {
  expect([buyers?.to?.[0]?.address, sellers?.to?.[0]?.address]).toEqual([buyer, 'seller@example.com'])
  for (const each of [buyers, sellers]) {
    if (!each) throw new Error('An email is missing.')
    const event = eventIn(each)
    const { sequence, uid } = event
    const method = String(calendarIn(each).getFirstPropertyValue('method'))
    expect({ method, sequence, uid, start: event.startDate.toJSDate() }).toEqual(update)
  }
}
