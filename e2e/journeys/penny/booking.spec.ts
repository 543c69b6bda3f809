import { expect } from '@playwright/test'
import { inSentence, longForm } from '#domain/moment-words.ts'
import { bookTour, seesEmails } from '#e2e/support/booked-tour.ts'
import { bookingSummary, done, givesDetails, offers } from '#e2e/support/booking-talk.ts'
import { getsAnswer } from '#e2e/support/listing.ts'
import { emailsAbout, eventIn, linksIn, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'
import { seesOutcome, withoutThisYear } from '#e2e/support/tour-journey.ts'

test('[API-05] [API-06] a prospect books a tour by talking, and has it in the calendar once the seller accepts', {
  tag: '@smoke',
}, async ({ page, browser, visitor, server }) => {
  const other = await bookTour(server)
  const inPennysWords = (moment: Date) => inSentence(moment, other.zone, new Date())
  const taken = inPennysWords(other.proposedAt)
  await visitSample(page)
  await getsAnswer(page, `Can I see the house on ${taken}?`, `${taken} is already taken. The closest open times:`)
  const [, wished = ''] = await offers(page)
  await getsAnswer(page, 'The second one, please', `${wished} is open. What name should I put it under?`)
  await givesDetails(page, visitor, wished)
  expect([await toursOf(server, visitor), await emailsAbout(server, visitor.name)]).toEqual([[], []])
  await getsAnswer(page, 'Yes, please', done(visitor, wished))

  const [tour, ...more] = await toursOf(server, visitor)
  if (!tour) throw new Error('No tour was booked.')
  expect(more).toEqual([])
  expect([tour.status, inPennysWords(tour.proposedAt)]).toEqual(['requested', wished])
  const inFull = longForm(tour.proposedAt, other.zone, new Date())
  const asked = await sentEmail(server, visitor.name, 'tour-requested')
  expect(asked.to).toEqual([{ name: '', address: 'seller@example.com' }])
  expect(asked.text).toContain(withoutThisYear(inFull))

  const seller = await browser.newPage()
  await opensLink(seller, linksIn(asked).accept)
  await seesOutcome(
    seller,
    'Tour Request Accepted!',
    `Confirmed: ${visitor.name}, ${inFull}. We’ve emailed the details to both of you.`,
  )
  await seesEmails(server, { id: tour.id, buyer: visitor.name }, ['tour-accepted', 'tour-accepted-copy'])
  const accepted = await sentEmail(server, visitor.name, 'tour-accepted')
  expect(accepted.to).toEqual([{ name: '', address: visitor.email }])
  expect(eventIn(accepted).startDate.toJSDate()).toEqual(tour.proposedAt)
  await seller.close()
})

test('[API-05] nothing is booked without a yes to the summary: another question, a no, a change and a cancellation', async ({
  page,
  visitor,
  server,
}) => {
  const nothing = async () =>
    expect([await toursOf(server, visitor), await emailsAbout(server, visitor.name)]).toEqual([[], []])
  await visitSample(page)
  await getsAnswer(page, 'Can I come and see it next week?', /times are open/)
  const [first = '', , third = ''] = await offers(page)
  await getsAnswer(page, 'Never mind', 'OK, nothing was booked.')
  await getsAnswer(page, 'Yes', /Do you have a question/)
  await getsAnswer(page, 'Can I book a tour after all?', /Sure\. These times are open:/)
  await getsAnswer(page, first, 'What name should I put it under?')
  await givesDetails(page, visitor, first)
  await getsAnswer(page, 'How many bedrooms are there?', /5 bedrooms.*Should I ask the seller for it\?/s)
  await getsAnswer(page, 'No', 'OK, nothing was sent. What should I change: the time, the name or the email?')
  await getsAnswer(page, third, bookingSummary(visitor, third))
  await nothing()
  await getsAnswer(page, 'Cancel it', 'OK, nothing was booked.')
  await getsAnswer(page, 'Yes', /Do you have a question/)
  await nothing()
})
