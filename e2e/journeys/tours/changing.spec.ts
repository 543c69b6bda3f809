import { expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { calendarIn, eventIn, type SentEmail, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { accepts, seesOutcome, test } from '#e2e/support/tour-journey.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const linkIn = ({ text = '' }: Pick<SentEmail, 'text'>, words: string) =>
  new RegExp(`${words}:\\s+(\\S+)`).exec(text)?.[1] ?? `no link: ${words}`

const eventOf = (text: string, uid: string) => {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  const found = events.find((each) => each.getFirstPropertyValue('uid') === uid)
  return { sequence: found?.getFirstPropertyValue('sequence'), status: found?.getFirstPropertyValue('status') }
}
const updateIn = (email: SentEmail) => ({
  sequence: eventIn(email).sequence,
  status: calendarIn(email).getFirstSubcomponent('vevent')?.getFirstPropertyValue('status'),
})

test('[API-06] a seller accepts, adds the tour to a calendar, suggests another time and cancels: emails, files and the subscribed calendar follow', async ({
  page,
  server,
  tour,
}) => {
  await accepts(page, tour)
  await expect(link(page, tour.buyerEmail)).toHaveAttribute('href', `mailto:${tour.buyerEmail}`)

  const { ical_uid: uid } = (await tourAt(server, tour)) as { ical_uid: string }
  const file = await page.request.get((await link(page, 'Add to calendar').getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(eventOf(await file.text(), uid)).toEqual({ sequence: 1, status: 'CONFIRMED' })
  const downloading = page.waitForEvent('download')
  await link(page, 'Add to calendar').click()
  expect((await downloading).suggestedFilename()).toBe('tour.ics')
  await expect(title(page)).toHaveText('Tour Request Accepted!')

  const subscribed = ((await link(page, 'Apple or Outlook').getAttribute('href')) ?? '').replace('webcal:', 'http:')
  expect((await sentEmail(server, tour.buyer, 'tour-accepted-copy')).text).toContain(subscribed)
  let etag = ''
  const inFeed = async () => {
    const answer = await page.request.get(subscribed, { headers: { 'if-none-match': etag } })
    if (answer.status() === 304) return 'nothing new'
    etag = answer.headers().etag ?? ''
    return eventOf(await answer.text(), uid)
  }
  expect(await inFeed()).toEqual({ sequence: 1, status: 'CONFIRMED' })
  expect(await inFeed()).toBe('nothing new')

  // Another tab opened the tour's page before.
  const other = await page.context().newPage()
  await other.goto(linkIn(await sentEmail(server, tour.buyer, 'tour-accepted-copy'), 'See the tour'))
  await expect(title(other)).toHaveText('Tour confirmed')

  await link(page, 'Suggest another time').click()
  await expect(title(page)).toHaveText('Suggest another time')
  await page.getByRole('combobox').selectOption({ index: -1 + (await page.getByRole('option').count()) })
  await page.getByRole('radio').last().locator('..').click()
  await button(page, 'Suggest this time').dblclick()
  await expect(title(page)).toHaveText('You suggested another time')
  for (const kind of ['tour-new-time', 'tour-new-time-copy'])
    expect(updateIn(await sentEmail(server, tour.buyer, kind))).toEqual({ sequence: 2, status: 'TENTATIVE' })
  expect(await inFeed()).toEqual({ sequence: 2, status: 'TENTATIVE' })

  // The other tab still shows the accepted time: its call changes nothing and shows the current state.
  await button(other, 'Suggest another time').click()
  await other.getByRole('radio').first().locator('..').click()
  await button(other, 'Suggest this time').click()
  await expect(title(other)).toHaveText('You suggested another time')
  expect(await inFeed()).toBe('nothing new')

  await button(other, 'Cancel this tour').click()
  await expect(title(other)).toHaveText('Cancel this tour?')
  await button(other, 'Yes, cancel it').dblclick()
  await expect(title(other)).toHaveText('This tour was canceled')
  await expect(title(other)).toHaveAccessibleDescription(/^You canceled your tour of 48 Alder Ridge Road/)
  const cancelled = await sentEmail(server, tour.buyer, 'tour-cancelled')
  expect(cancelled.text).toContain('the seller canceled your tour of 48 Alder Ridge Road')
  expect(updateIn(cancelled)).toEqual({ sequence: 3, status: 'CANCELLED' })
  expect(await inFeed()).toEqual({ sequence: 3, status: 'CANCELLED' })

  // The first tab, which tries to cancel a canceled tour.
  await button(page, 'Cancel this tour').click()
  await button(page, 'Yes, cancel it').click()
  await expect(title(page)).toHaveText('This tour was canceled')
  await page.goto(linkIn(await sentEmail(server, tour.buyer, 'tour-new-time'), 'Accept this time'))
  await expect(title(page)).toHaveAccessibleDescription(/^The seller canceled your tour of 48 Alder Ridge Road/)
  await seesEmails(server, tour, [
    'tour-accepted',
    'tour-accepted-copy',
    'tour-new-time',
    'tour-new-time-copy',
    'tour-cancelled',
    'tour-cancelled-copy',
  ])
})

test('[CONFIRM-05] the first email’s links change nothing of an accepted tour, and a guessed calendar is a 404', async ({
  page,
  server,
  tour,
}) => {
  await accepts(page, tour)
  await opensLink(page, tour.links.decline)
  await seesOutcome(page, 'Tour Request Accepted!', /^You’ve already accepted this tour/)
  await expect(link(page, 'Cancel this tour')).toBeVisible()
  await page.goto(tour.links.propose)
  await seesOutcome(page, 'Tour Request Accepted!', /^You’ve already accepted this tour/)
  await link(page, 'See the tour').click()
  await expect(title(page)).toHaveText('Tour confirmed')
  expect((await tourAt(server, tour))?.status).toBe('accepted')
  const guessed = await page.request.get(`${server.origin}/api/v1/tour/feed/4-AAAAAAAAAAAAAAAAAAAAAA/tours.ics`)
  expect(guessed.status()).toBe(404)
})
