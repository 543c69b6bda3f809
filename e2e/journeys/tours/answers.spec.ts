import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { inSentence, longForm } from '#domain/moment-words.ts'
import { seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { calendarIn, eventIn, sentEmail } from '#e2e/support/outbox.ts'
import { comesToLinkPage, opensLink } from '#e2e/support/person.ts'
import { accepts, expectedOn, seesOutcome, test, wasDeclined } from '#e2e/support/tour-journey.ts'

test('[CONFIRM-03] [API-06] a seller accepts by the link in the email, and both get calendar files', {
  tag: '@smoke',
}, async ({ page, server, tour }) => {
  await accepts(page, tour)
  await expect(page).toHaveTitle('Tour Request Accepted! · Pending')

  await seesEmails(server, tour, ['tour-accepted', 'tour-accepted-copy'])
  const buyers = await sentEmail(server, tour.buyer, 'tour-accepted')
  const sellers = await sentEmail(server, tour.buyer, 'tour-accepted-copy')
  expect(buyers.to).toEqual([{ name: '', address: tour.buyerEmail }])
  expect(sellers.to).toEqual([{ name: '', address: 'seller@example.com' }])
  for (const each of [buyers, sellers]) {
    expect(each.text).toContain(`When: ${longForm(tour.proposedAt, tour.zone, new Date())}`)
    const event = eventIn(each)
    expect([event.startDate.zone, event.endDate.zone]).toEqual([ICAL.Timezone.utcTimezone, ICAL.Timezone.utcTimezone])
    expect(event.startDate.toJSDate()).toEqual(tour.proposedAt)
    expect(event.endDate.toJSDate().getTime() - tour.proposedAt.getTime()).toBe(30 * 60_000)
    expect([event.uid, event.sequence]).toEqual([(await tourAt(server, tour))?.ical_uid, 1])
  }
})

test('[CONFIRM-03] [API-06] a seller declines by the link in the email, and the buyer gets a polite email', async ({
  page,
  server,
  tour,
}) => {
  await opensLink(page, tour.links.decline)
  await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
  await seesEmails(server, tour, ['tour-declined'])
  const declined = await sentEmail(server, tour.buyer, 'tour-declined')
  expect(declined.to).toEqual([{ name: '', address: tour.buyerEmail }])
  expect(declined.text).toContain(`can’t show it on ${inSentence(tour.proposedAt, tour.zone, new Date())}`)
  expect([calendarIn(declined).getFirstPropertyValue('method'), eventIn(declined).sequence]).toEqual(['CANCEL', 1])
})

test('[CONFIRM-03] the links in the email’s HTML are those in its text', async ({ page, tour, server }) => {
  const { html = '' } = await sentEmail(server, tour.buyer, 'tour-requested')
  await page.setContent(html)
  const shown = await page.getByRole('link').evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href))
  expect(shown).toEqual([tour.links.accept, tour.links.propose, tour.links.decline])
  await page.getByRole('link', { name: 'Accept this time' }).click()
  await comesToLinkPage(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})
