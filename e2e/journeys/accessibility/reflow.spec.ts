import { expect } from '@playwright/test'
import { fits } from '#e2e/support/fits.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, seededListings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

test('a listing and its share dialog fit a narrow window and large text [PROP-02] [SHARE-01]', async ({ page }) => {
  await withoutSystemSheet(page)
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await fits(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { name: 'Share Address' })).toBeVisible()
  await fits(page)
})

test('the gate with its errors fits a narrow window and large text [GATE-04]', async ({ page }) => {
  await page.goto(seededListings.both.path)
  await enter(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await fits(page)
})

test('missing pages and listings fit a narrow window and large text [PROP-05] [ROUTE-05]', async ({ page }) => {
  for (const address of ['/p/no-such-home', '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Available|doesn't exist/)
    await fits(page)
  }
})
