import { type Browser, expect, type Page } from '@playwright/test'
import { longForm } from '#domain/moment-words.ts'
import { calendarIn, emailsAbout, eventIn, type SentEmail, sentEmail } from '#e2e/support/outbox.ts'
import { touchesPage, waitsForPerson } from '#e2e/support/person.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'
import { seesOutcome } from '#e2e/support/tour-journey.ts'

const zone = 'America/Los_Angeles'
const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a tour' })
const tap = (page: Page, name: string) => dialog(page).getByRole('button', { name }).tap()

const phoneOf = (browser: Browser, baseURL: string) =>
  browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, timezoneId: zone })

/** Opens an email on a phone, and taps one of its links. */
async function tapsLink(phone: Page, { html }: SentEmail, name: string): Promise<void> {
  await phone.goto('about:blank')
  await phone.setContent(html ?? '')
  await phone.getByRole('link', { name, exact: true }).tap()
}

const updateIn = (email: SentEmail) => {
  const { uid, sequence, startDate, location } = eventIn(email)
  const status = calendarIn(email).getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')
  return { uid, sequence, status, start: startDate.toJSDate(), location }
}

test('[API-06] a buyer and a seller agree on a tour by touch alone, each on a phone, from the button to the calendar', async ({
  browser,
  visitor,
  server,
}) => {
  const buyer = await phoneOf(browser, server.origin)
  await visitSample(buyer)
  await buyer.getByRole('region', { name: 'Price and contact' }).getByRole('button', { name: 'Request a tour' }).tap()
  const choice = (group: string | RegExp) => dialog(buyer).getByRole('group', { name: group }).locator('label')
  await choice('Day').nth(4).tap()
  await choice(/^Time on/)
    .nth(2)
    .tap()
  await tap(buyer, 'Continue')
  await dialog(buyer).getByLabel(/^Name/).tap()
  await buyer.keyboard.type(visitor.name)
  await dialog(buyer)
    .getByLabel(/^Email/)
    .tap()
  await buyer.keyboard.type(visitor.email)
  await tap(buyer, 'Continue')
  await tap(buyer, 'Request this tour')
  await expect(dialog(buyer).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const [tour] = await toursOf(server, visitor)
  if (!tour) throw new Error('No tour was kept.')
  const words = longForm(tour.proposedAt, zone, new Date())

  const received = await sentEmail(server, visitor.name, 'tour-to-confirm')
  const requested = updateIn(received)
  expect(requested).toMatchObject({ sequence: 0, status: 'TENTATIVE', start: tour.proposedAt, location: address })
  await tapsLink(buyer, received, 'Confirm my request')
  await expect(title(buyer)).toHaveText('Confirm your tour request')
  await buyer.getByRole('button', { name: 'Confirm my request' }).tap()
  await expect(title(buyer)).toHaveText('Waiting for the seller to answer')

  const seller = await phoneOf(browser, server.origin)
  await tapsLink(seller, await sentEmail(server, visitor.name, 'tour-requested'), 'Accept this time')
  await waitsForPerson(seller)
  await touchesPage(seller)
  await seesOutcome(
    seller,
    'Tour Request Accepted!',
    `Confirmed: ${visitor.name}, ${words}. We’ve emailed the details to both of you.`,
  )

  const confirmed = { uid: requested.uid, sequence: 1, status: 'CONFIRMED', start: tour.proposedAt, location: address }
  const toBuyer = await sentEmail(server, visitor.name, 'tour-accepted')
  expect(updateIn(toBuyer)).toEqual(confirmed)
  expect(updateIn(await sentEmail(server, visitor.name, 'tour-accepted-copy'))).toEqual(confirmed)
  await tapsLink(buyer, toBuyer, 'Cancel or change')
  await expect(title(buyer)).toHaveText('Your tour is confirmed')
  for (const phone of [buyer, seller]) {
    const file = await phone.request.get(
      (await phone.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    )
    expect(file.headers()['content-type']).toContain('text/calendar')
    const text = await file.text()
    for (const line of [`UID:${requested.uid}`, 'STATUS:CONFIRMED', 'SEQUENCE:1']) expect(text).toContain(line)
  }
  expect((await emailsAbout(server, visitor.name)).map(({ kind }) => kind)).toEqual([
    'tour-accepted',
    'tour-accepted-copy',
    'tour-requested',
    'tour-to-confirm',
  ])
  for (const phone of [buyer, seller]) await phone.context().close()
})
