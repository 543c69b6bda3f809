import { expect } from '@playwright/test'
import { interfere, loseConnection } from '#e2e/support/interfere.ts'
import { test } from '#e2e/support/journey.ts'
import {
  askInChat,
  enter,
  fillGate,
  getsAnswer,
  lastAnswer,
  seededListings,
  seesLateParts,
  seesListing,
} from '#e2e/support/listing.ts'

const sorry = 'Sorry, I encountered an error. Please try again.'

test('[CHAT-07] Penny can’t answer without a connection, and can again with it', async ({ page, context }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
  await expect(page.getByLabel('Down payment')).toBeVisible()
  const reconnect = await loseConnection(context)
  await askInChat(page, 'How much is it?')
  await expect(lastAnswer(page)).toContainText(sorry)
  await expect(page.getByLabel('Your question to Penny')).toBeFocused()
  await reconnect()
  await getsAnswer(page, 'How much is it?', '$4,750,000')
})

test('[GATE-09] the gate keeps the typed text without a connection', async ({ page, context }) => {
  await page.goto(seededListings.lead.path)
  const details = { Email: 'gil@example.com', 'First name': 'Gil', Phone: '+1 415 555 0190' }
  await fillGate(page, details)
  const reconnect = await loseConnection(context)
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  for (const [label, value] of Object.entries(details)) await expect(page.getByLabel(label)).toHaveValue(value)
  await reconnect()
  await enter(page)
  await seesListing(page, seededListings.lead)
})

const lost = [
  { path: '/p/48-alder-ridge-road', words: 'Failed to load property' },
  { path: '/property/4', words: 'Network error. Please check your connection and try again.' },
]
for (const { path, words } of lost) {
  test(`[PROP-03] [PROP-05] a connection lost while ${path} loads shows an error with a retry`, async ({ page }) => {
    await page.route('**/by-url/**', (route) => route.abort('internetdisconnected'))
    await page.goto(path)
    await expect(page.getByRole('alert')).toHaveText(words)
    await page.unroute('**/by-url/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await seesListing(page, seededListings.open)
  })
}

const proxied = [
  { path: '/p/48-alder-ridge-road', status: 200, words: 'Failed to load property' },
  { path: '/p/48-alder-ridge-road', status: 502, words: 'Failed to load property' },
  { path: '/property/4', status: 200, words: 'Error: Unexpected response from the server' },
  { path: '/property/4', status: 502, words: 'Failed to load property (502)' },
  { path: '/property/4', status: 405, words: 'Backend API endpoint not available. Please try again later.' },
  { path: '/property/4', status: 500, words: 'Server error. Please try again later.' },
]
for (const { path, status, words } of proxied) {
  test(`[PROP-03] [PROP-05] a proxy’s page instead of ${path}, status ${status}, shows '${words}'`, async ({
    page,
  }) => {
    await interfere(page, '**/api/**', status)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property Not Available')
    await expect(page.getByRole('alert')).toHaveText(words)
  })
}

test('[GATE-08] [GATE-09] a proxy that answers for the gate opens nothing', async ({ page }) => {
  await page.goto(seededListings.both.path)
  await fillGate(page, { Password: 'quiet-garden', Email: 'hal@example.com', 'First name': 'Hal', 'Last name': 'Ito' })
  await fillGate(page, { Company: 'Ito' })
  await interfere(page, '**/validate-password')
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
  await page.unroute('**/validate-password')
  await interfere(page, '**/capture-lead')
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
  await page.unroute('**/capture-lead')
  await enter(page)
  await seesListing(page, seededListings.both)
})

test('[PROP-06] [PROP-17] a proxy’s page instead of the access check: the page opens with what the server returned', async ({
  page,
}) => {
  await interfere(page, '**/access-requirements')
  await page.goto(seededListings.password.path)
  await seesListing(page, { headline: 'Private listing' })
  await expect(page.getByRole('main').getByText('Price on request').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('The details of this home are private.')).toBeVisible()
  await expect(page.getByRole('img', { name: /no photo available/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/Spear|1,895,000|1,310/)
  await askInChat(page, 'How much is it?')
  await expect(lastAnswer(page)).toContainText(sorry)
})

test('[CHAT-07] [PROP-09] a proxy’s page instead of Penny and the photos', async ({ page }) => {
  await interfere(page, '**/images?*')
  await interfere(page, '**/api/v1/chat')
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('img', { name: /no photo available/ })).toBeVisible()
  await askInChat(page, 'How much is it?')
  await expect(lastAnswer(page)).toContainText(sorry)
})
