import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'

const { lead: listing } = seededListings

test.beforeEach(async ({ page }) => {
  await page.goto(listing.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Information' })).toBeVisible()
})

test('[GATE-03] the form has exactly the fields that the listing asks for', async ({ page }) => {
  await expect(page.getByRole('textbox')).toHaveCount(3)
  for (const label of ['Email', 'First name', 'Phone']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
})

test('[GATE-04] [GATE-05] missing and invalid fields are reported, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const alert = page.getByRole('alert')

  await enter(page)
  await expect(alert).toHaveText('Please fill in the required fields: email, first name, phone')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email')

  await fillGate(page, { Email: 'ann@example', 'First name': '   ', Phone: '+1 415 555 0134' })
  await enter(page)
  await expect(alert).toHaveText('Please fill in the required fields: first name')
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').pressSequentially('Ann')
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel('First name')).toBeFocused()
  await enter(page)
  await expect(alert).toHaveText('Please enter a valid email address')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').press('End')
  await page.getByLabel('Email').pressSequentially('.com')
  await expect(alert).toHaveCount(0)
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
  expect(sent).toEqual([])
})

test('[GATE-06] [GATE-07] [GATE-10] valid details open the listing, and are remembered', { tag: '@smoke' }, async ({
  page,
}) => {
  const sent = page.waitForRequest('**/properties/6/capture-lead')
  await fillGate(page, { Email: ' ann.chen@example.com ', 'First name': 'Ann', Phone: '+1 415 555 0134' })
  await enter(page)
  await seesListing(page, listing)
  await expect(page.getByText('Offered at:').locator('..').getByText('$1,120,000', { exact: true })).toBeVisible()
  expect((await sent).postDataJSON()).toEqual({
    email: 'ann.chen@example.com',
    first_name: 'Ann',
    phone: '+1 415 555 0134',
  })

  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'What is the price?', '$1,120,000')
  const question = (await asked).postDataJSON()
  expect(question.visitor_email).toBe('ann.chen@example.com')
  expect(question.visitor_session_id).toMatch(/^[\w-]{20,}$/)

  // A visitor who comes back keeps the session.
  await page.reload()
  await seesListing(page, listing)
  const askedAgain = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'Is there a garage?', 'one-car garage')
  expect((await askedAgain).postDataJSON().visitor_session_id).toBe(question.visitor_session_id)
})

test('what a visitor gave at the gate is filled into the tour request, and can be changed', async ({ page }) => {
  await fillGate(page, { Email: 'ann.chen@example.com', 'First name': 'Ann', Phone: '+1 415 555 0134' })
  await enter(page)
  await seesListing(page, listing)
  await page.getByRole('button', { name: 'Request a tour' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Request a tour' })
  await dialog
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel(/^Name/)).toHaveValue('Ann')
  await expect(dialog.getByLabel(/^Email/)).toHaveValue('ann.chen@example.com')
  await expect(dialog.getByLabel(/^Phone/)).toHaveValue('+1 415 555 0134')
  await dialog.getByLabel(/^Name/).fill('Ann Chen')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Ann Chen', { exact: true })).toBeVisible()
})

test('[GATE-09] problems that only the server finds are shown at their fields, and the form is kept', async ({
  page,
}) => {
  await fillGate(page, { Email: 'ann@example.com', 'First name': 'An\u0007n', Phone: '+1 415 555 0134' })
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText(/^Validation errors: first_name: ./)
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.com')
  await expect(page.getByLabel('Phone')).toHaveValue('+1 415 555 0134')

  await fillGate(page, { 'First name': 'Ann' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await enter(page)
  await seesListing(page, listing)
})
