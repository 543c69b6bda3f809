import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { listings, seesListing } from '#e2e/support/listing.ts'

test('[PROP-27] a home that was saved is listed on another, and only in this browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(listings.open.path)
  await seesListing(page, listings.open)
  await page.getByRole('button', { name: 'Save this home' }).click()
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(listings.rental.path)
  await seesListing(page, listings.rental)
  const saved = page.getByRole('region', { name: 'Your saved homes' })
  await saved.getByRole('link', { name: listings.open.headline }).click()
  await seesListing(page, listings.open)
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true')

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await other.goto(listings.open.path)
  await seesListing(other, listings.open)
  await expect(other.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false')
  await elsewhere.close()
})
