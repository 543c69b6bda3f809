import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'

test('[PROP-27] a saved home is listed on another listing, only in this browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Save this home' }).click()
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(seededListings.rental.path)
  await seesListing(page, seededListings.rental)
  const saved = page.getByRole('region', { name: 'Your saved homes' })
  await saved.getByRole('link', { name: seededListings.open.headline }).click()
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'true')

  const elsewhere = await browser.newContext({ baseURL })
  const other = await elsewhere.newPage()
  await other.goto(seededListings.open.path)
  await seesListing(other, seededListings.open)
  await expect(other.getByRole('button', { name: 'Save this home' })).toHaveAttribute('aria-pressed', 'false')
  await elsewhere.close()
})
