import { expect } from '@playwright/test'
import { everyHeading } from '#e2e/support/every-heading.ts'
import { test } from '#e2e/support/journey.ts'
import { getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import rental from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }

test('[CHAT-05] a rental without an agent is answered by agent 30', async ({ page }) => {
  await page.goto(seededListings.rental.path)
  await seesListing(page, seededListings.rental)
  await expect(page.getByText('$3,400/month', { exact: true })).toBeVisible()
  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'How much is the rent?', '$3,400 a month')
  expect((await asked).postDataJSON()).toMatchObject({ agent_id: 30, property_id: 8 })

  const another = { message: 'Hello', agent_id: 5, property_id: 8, chat_conversation_id: null }
  expect((await page.request.post('/api/v1/chat', { data: another })).status()).toBe(422)
})

test('[PROP-19] what it costs to move in is the first month and the deposit', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(seededListings.rental.path)
  await seesListing(page, seededListings.rental)
  const costs = page.getByRole('region', { name: 'What it costs to rent' })
  await costs.scrollIntoViewIfNeeded()
  await expect(costs.getByText(/^For illustration only\. /)).toBeVisible()
  expect((await costs.getByRole('definition').allInnerTexts()).slice(-3)).toEqual(['$3,400', '$3,400', '$6,800'])
})

test('[PROP-19] a rental whose record has no amount for the deposit says so, and adds nothing up', async ({ page }) => {
  const costs = { ...rental.body.costs, deposit: null }
  await page.route('**/by-url/**', (route) => route.fulfill({ json: { ...rental.body, costs } }))
  await page.goto(seededListings.rental.path)
  const section = page.getByRole('region', { name: 'What it costs to rent' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('The listing doesn’t give an amount for the deposit.')).toBeVisible()
  await expect(section.getByText('Due at move-in')).toHaveCount(0)
})

test('[GATE-06] [PROP-10] [PROP-25] a listing that asks for nothing shows no form, and records the visitor', async ({
  page,
}) => {
  const headings = await everyHeading(page)
  const recorded = page.waitForRequest('**/properties/9/capture-lead')
  await page.goto(seededListings.nothingAsked.path)
  await seesListing(page, seededListings.nothingAsked)

  expect((await recorded).postDataJSON()).toEqual({
    email: 'anonymous@visitor.invalid',
    first_name: 'Anonymous',
    last_name: 'Visitor',
  })
  expect(headings).toContain(seededListings.nothingAsked.headline)
  expect(headings).not.toContain('Contact Information')
  expect(headings).not.toContain('Access Required')
  await expect(page.getByText('$5,150/month', { exact: true })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Drawing: the old brick workshop/ }).first()).toBeVisible()

  const asked = page.waitForRequest('**/api/v1/chat')
  await getsAnswer(page, 'How many bedrooms?', '2 bedrooms')
  // A visitor without a name has a session with a placeholder email.
  expect((await asked).postDataJSON()).toMatchObject({
    agent_id: 30,
    visitor_session_id: expect.stringMatching(/^[\w-]{20,}$/),
    visitor_email: null,
  })
})
