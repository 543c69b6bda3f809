import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { listings, seesLateParts, seesListing } from '#e2e/support/listing.ts'

for (const which of ['open', 'rental'] as const) {
  test(`[PROP-26] the ${which} listing prints on one page, with photo, facts and QR code and without the chat`, async ({
    page,
  }) => {
    await page.goto(listings[which].path)
    await seesListing(page, listings[which])
    await seesLateParts(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: /^Photos of/ })
        .getByRole('img')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: 'Home', exact: true })).toBeVisible()
    await expect(page.getByText(listings[which].path)).toBeVisible()
    await expect(page.getByLabel('Your question to Penny')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
}

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
