import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { listings, seesListing } from '#e2e/support/listing.ts'

test.use({ baseURL: ({ dev }, use) => use(dev.origin) })

// One dev server for all of them.
test.describe.configure({ mode: 'default' })

const pages = {
  '/': 'The AI assistant for real estate',
  '/demo': 'Welcome to Pending',
  '/request': 'For individuals and Teams',
  '/tour/confirm': 'Error',
  '/property-view': 'Home value illustration',
}

for (const [path, title] of Object.entries(pages)) {
  test(`the dev server shows ${path}`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(path)
    // Vite prepares a library when it is first asked for, and may load the page again after that.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 })
    expect(errors).toEqual([])
  })
}

test('the dev server opens a listing, and shows an edited file without loading the page again', async ({
  page,
  dev,
}) => {
  await page.goto(listings.open.path)
  await seesListing(page, listings.open)
  const question = page.getByLabel('Your question to Penny')
  await question.fill('Is there a garage?')
  await dev.edit('src/content/property-page.ts', "share: 'Share'", "share: 'Pass it on'")
  await expect(page.getByRole('button', { name: 'Pass it on' })).toBeVisible()
  await expect(question).toHaveValue('Is there a garage?')
})
