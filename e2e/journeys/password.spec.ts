import { expect, type Page } from '@playwright/test'
import { everyHeading } from '#e2e/support/every-heading.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'

const { password: listing } = seededListings

async function arrives(page: Page): Promise<void> {
  await page.goto(listing.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Access Required' })).toBeVisible()
}

test('[PROP-17] before the password nothing of the listing is sent', { tag: '@smoke' }, async ({ page }) => {
  await arrives(page)
  await expect(page.locator('body')).not.toContainText('Spear Street')

  const api = '/api/v1/public/properties'
  const property = await page.request.get(`${api}/by-url/harbor-tower-2104`)
  expect(await property.json()).toEqual({ id: 5, access: 'withheld', redirect_needed: false, preferred_url: null })
  expect((await page.request.get(`${api}/5/images?size=large`)).status()).toBe(403)
  const question = { message: 'How much is it?', agent_id: 4, property_id: 5, chat_conversation_id: null }
  const answer = await page.request.post('/api/v1/chat', { data: question })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('1,895,000')
})

test('[GATE-01] [GATE-02] [GATE-07] [GATE-08] a wrong password is reported, and the right one opens the listing', {
  tag: '@smoke',
}, async ({ page }) => {
  await arrives(page)
  const password = page.getByLabel('Password')
  await expect(password).toHaveAttribute('required')
  await fillGate(page, { Password: 'harbor-dark' })
  await enter(page)
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')
  await expect(password).toBeFocused()
  await expect(password).toHaveValue('harbor-dark')

  const checked = page.waitForRequest('**/properties/5/validate-password')
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  expect((await checked).postDataJSON()).toEqual({ password: 'harbor-light' })
  await seesListing(page, listing)
  await expect(page.getByText('Offered at:').locator('..').getByText('$1,895,000', { exact: true })).toBeVisible()
  await getsAnswer(page, 'How many baths are there?', '2 baths')
})

test('[PROP-02] [PROP-17] [API-07] an admitted visitor isn’t asked again, and any other visitor is', async ({
  page,
  browser,
}) => {
  const headings = await everyHeading(page)
  await arrives(page)
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await seesListing(page, listing)
  headings.length = 0

  await page.reload()
  await seesListing(page, listing)
  expect(headings).not.toContain('Access Required')

  const stranger = await browser.newContext()
  await arrives(await stranger.newPage())
  await stranger.close()
})

test('[PROP-17] the photos of a listing with a password have signed addresses', async ({ page, browser }) => {
  await arrives(page)
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  const photo = page.getByRole('img', { name: /^A slim residential tower/ })
  await expect(photo).toHaveJSProperty('complete', true)
  const address = await photo.evaluate((img: HTMLImageElement) => (img.naturalWidth > 0 ? img.currentSrc : ''))
  expect(address).toMatch(/\/media\/[\w-]+\/\d+\.avif\?expires=\d+&signature=[\w-]{43}$/)

  const stranger = await browser.newContext()
  const statusOf = async (url: string) => (await stranger.request.get(url)).status()
  expect(await statusOf(address)).toBe(200)
  expect(await statusOf(address.replace(/\?.*/, ''))).toBe(404)
  expect(await statusOf(address.replace(/signature=.{4}/, 'signature=AAAA'))).toBe(404)
  expect(await statusOf(address.replace(/expires=\d/, 'expires=9'))).toBe(404)
  // A signature is valid for one file only.
  expect(await statusOf(address.replace(/\d+\.avif/, '480.jpg'))).toBe(404)
  await stranger.close()
})
