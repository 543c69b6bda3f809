import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'

const { both: listing } = seededListings
const lead = { Email: 'leo@example.com', 'First name': 'Leo', 'Last name': 'Marsh', Company: 'Marsh & Co' }

test.beforeEach(async ({ page }) => {
  await page.goto(listing.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible()
})

test('[GATE-11] the API accepts no lead before the password', async ({ page }) => {
  const details = { email: 'leo@example.com', first_name: 'Leo', last_name: 'Marsh', company: 'Marsh & Co' }
  const answer = await page.request.post('/api/v1/public/properties/7/capture-lead', { data: details })
  expect(answer.status()).toBe(403)
  expect(await answer.json()).toEqual({
    status: 403,
    title: 'Forbidden',
    code: 'password_first',
    detail: expect.any(String),
  })
})

test('[GATE-03] [GATE-04] the company field is shown without a required mark', async ({ page }) => {
  for (const label of ['Password', 'Email', 'First name', 'Last name']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
  await expect(page.getByLabel('Company')).not.toHaveAttribute('required')
  await fillGate(page, { ...lead, Company: '', Password: 'quiet-garden' })
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('Please fill in the required fields: company')
})

test('[GATE-11] [PROP-09] [PROP-10] [PROP-17] [PROP-25] the lead is sent only after the password is right', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url().replace(/.*\//, '')))
  await fillGate(page, { ...lead, Password: 'loud-garden' })
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
  expect(sent).toEqual(['validate-password'])
  await expect(page.getByLabel('Company')).toHaveValue('Marsh & Co')

  await fillGate(page, { Password: 'quiet-garden' })
  await enter(page)
  await seesListing(page, listing)
  expect(sent).toEqual(['validate-password', 'validate-password', 'capture-lead'])
  await expect(
    page.getByRole('main').getByText('Price on request', { exact: true }).filter({ visible: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^View photo 2 of 10: / })).toBeVisible()
})

test('[GATE-11] [PROP-17] an accepted password isn’t asked for again, and opens nothing by itself', async ({
  page,
}) => {
  await fillGate(page, { ...lead, 'First name': 'Le\u0007o', Password: 'quiet-garden' })
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText(/^Validation errors: first_name: ./)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
  await expect(page.getByLabel('Password')).toBeHidden()
  const property = await page.request.get('/api/v1/public/properties/by-url/the-linden-house')
  expect(await property.json()).toMatchObject({ access: 'withheld' })
  await fillGate(page, lead)
  await enter(page)
  await seesListing(page, listing)
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('[GATE-07] after a long form on a phone the listing is shown from its top', async ({ page }) => {
    await fillGate(page, { ...lead, Password: 'quiet-garden' })
    await page.getByRole('button', { name: 'View this home' }).scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    await enter(page)
    await seesListing(page, listing)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
