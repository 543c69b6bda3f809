import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { longForm } from '#domain/moment-words.ts'
import { momentOf } from '#domain/time-zone.ts'
import { seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { addressOf, calendarIn, emailsAbout, eventIn, linksIn, type SentEmail, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { choosesDay, expectedOn, seesOutcome, submit, test, wasAsked } from '#e2e/support/tour-journey.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The links in an email to the buyer, by their text. */
const buyersLink = ({ text = '' }: Pick<SentEmail, 'text'>, words: string) =>
  new RegExp(`${words}:\\s+(\\S+)`).exec(text)?.[1] ?? `no link: ${words}`

/** Whether the tour is in person or by video, among what the page lists. */
const saysHow = (page: Page, words: string) =>
  expect(page.locator('dt', { hasText: /^How$/ }).locator('+ dd')).toHaveText(words)

const updateIn = (email: SentEmail) => {
  const { uid, sequence, startDate } = eventIn(email)
  const event = calendarIn(email).getFirstSubcomponent('vevent')
  return { uid, sequence, status: event?.getFirstPropertyValue('status'), start: startDate.toJSDate() }
}

test('[API-06] a buyer requests a video tour, the seller proposes another time, the buyer accepts it, and both get calendar files', async ({
  page,
  browser,
  server,
}) => {
  const name = `Ann Chen-${randomUUID().slice(0, 8)}`
  const listing = `${server.origin}/api/v1/public/properties/4`
  const { available_times: open } = await (await page.request.get(`${listing}/tour-times`)).json()
  const wish = {
    request_id: randomUUID(),
    time: open.at(-1),
    kind: 'video',
    name,
    email: `${randomUUID().slice(0, 8)}@example.com`,
  }
  addressOf.set(name, wish.email)
  expect((await page.request.post(`${listing}/tours`, { data: wish })).status()).toBe(200)
  const requested = await sentEmail(server, name, 'tour-to-confirm')
  const first = updateIn(requested)
  expect(first).toMatchObject({ sequence: 0, status: 'TENTATIVE' })

  const zone = 'America/Los_Angeles'
  const links = linksIn(await sentEmail(server, name, 'tour-requested'))
  const tour = { id: 0, token: '', buyer: name, buyerEmail: wish.email, proposedAt: first.start, zone, links }
  const chosen = await choosesDay(page, tour)
  await saysHow(page, 'By video')
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))

  const email = await sentEmail(server, name, 'tour-new-time')
  const proposedAt = momentOf(`${chosen.iso}T14:00:00`, zone) as Date
  expect(updateIn(email)).toEqual({ uid: first.uid, sequence: 1, status: 'TENTATIVE', start: proposedAt })
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await phone.goto(buyersLink(email, 'Accept this time'))
  await expect(title(phone)).toHaveText('The seller suggested another time')
  await expect(title(phone)).toHaveAccessibleDescription(
    new RegExp(`^Does ${longForm(proposedAt, zone, new Date())} work for`),
  )
  await saysHow(phone, 'By video')
  await button(phone, 'Accept this time').tap()
  await expect(title(phone)).toHaveText('Your tour is confirmed')
  await expect(title(phone)).toHaveAccessibleDescription(
    `Your tour of 48 Alder Ridge Road, Mill Valley, CA 94941 is on ${longForm(proposedAt, zone, new Date())}.`,
  )
  await saysHow(phone, 'By video')

  const buyers = await sentEmail(server, name, 'tour-accepted')
  const sellers = await sentEmail(server, name, 'tour-accepted-copy')
  for (const each of [buyers, sellers])
    expect(updateIn(each)).toEqual({ uid: first.uid, sequence: 2, status: 'CONFIRMED', start: proposedAt })
  expect(sellers.text).toContain(`Email: ${wish.email}`)

  // Another tab with the first email's link, about a time that has been replaced.
  for (const link of [phone.url(), buyersLink(requested, 'Confirm my request')]) {
    await phone.goto(link)
    await expect(title(phone)).toHaveText('Your tour is confirmed')
  }
  const kinds = (await emailsAbout(server, name)).map(({ kind }) => kind)
  expect(kinds).toEqual(['tour-accepted', 'tour-accepted-copy', 'tour-new-time', 'tour-requested', 'tour-to-confirm'])
  await phone.context().close()
})

test('[API-06] a buyer suggests another time by an email’s link, and cancels the accepted tour', async ({
  page,
  server,
  tour,
}) => {
  const requested = await sentEmail(server, tour.buyer, 'tour-to-confirm')
  await page.goto(buyersLink(requested, 'Suggest another time'))
  await expect(title(page)).toHaveText('Suggest another time')
  await page.getByRole('combobox').selectOption({ index: -1 + (await page.getByRole('option').count()) })
  await page.getByRole('radio').last().locator('..').click()
  await button(page, 'Suggest this time').click()
  await expect(title(page)).toHaveText('Waiting for the seller to answer')

  const asked = await sentEmail(server, tour.buyer, 'tour-move-requested')
  const { start: proposedAt, sequence } = updateIn(asked)
  expect([sequence, proposedAt > tour.proposedAt]).toEqual([1, true])
  const seller = await page.context().newPage()
  await opensLink(seller, linksIn(asked).accept)
  await seesOutcome(seller, 'Tour Request Accepted!', expectedOn({ ...tour, proposedAt }))
  await saysHow(seller, 'In person')

  await page.goto(buyersLink(await sentEmail(server, tour.buyer, 'tour-accepted'), 'Cancel or change'))
  await expect(title(page)).toHaveText('Your tour is confirmed')
  await button(page, 'Cancel this tour').click()
  await expect(title(page)).toHaveText('Cancel this tour?')
  await button(page, 'Keep the tour').click()
  await expect(title(page)).toHaveText('Your tour is confirmed')
  expect((await tourAt(server, tour))?.status).toBe('accepted')
  await button(page, 'Cancel this tour').click()
  await button(page, 'Yes, cancel it').click()
  await expect(title(page)).toHaveText('This tour was canceled')
  await seesEmails(server, tour, [
    'tour-moved',
    'tour-move-requested',
    'tour-accepted',
    'tour-accepted-copy',
    'tour-cancelled',
    'tour-cancelled-copy',
  ])
  expect(updateIn(await sentEmail(server, tour.buyer, 'tour-cancelled'))).toMatchObject({
    status: 'CANCELLED',
    sequence: 3,
  })
})

test('[API-06] a scanner that follows an email’s links and presses their buttons by script changes nothing', async ({
  page,
  server,
  tour,
}) => {
  const { text = '' } = await sentEmail(server, tour.buyer, 'tour-to-confirm')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  for (const [link] of text.matchAll(/http:\S+/g)) {
    await page.goto(link)
    await expect(page.getByRole('button').first()).toBeVisible()
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('button')) each.click()
    })
  }
  await page.reload()
  await expect(page.getByRole('button').first()).toBeVisible()
  expect(sent).toEqual([])
  expect(await tourAt(server, tour)).toMatchObject({ status: 'requested', new_time: null })
  await seesEmails(server, tour, [])
})
