import { expect, type Page } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { test } from '#e2e/support/journey.ts'
import { enter, fillGate, seededListings, seesListing } from '#e2e/support/listing.ts'
import { openHome, seesRental, seesTrouble, seesValue } from '#e2e/support/property-view.ts'

const facts = (page: Page) => page.getByRole('definition')

test('[VALUE-04] a home for rent has no value, also while it is looked up, and its rent and facts are shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body?.innerText.match(/Value illustration|illustration around|Illustrated value/)) seen.push('value')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await openHome(page, seededListings.rental.headline)
  await seesRental(page, seededListings.rental.headline)
  await expect(facts(page)).toHaveText(['$3,400', 'Apartment', '1', '1', '640 sq ft'])
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await expect(page.getByRole('link', { name: 'See the listing' })).toHaveAttribute('href', seededListings.rental.path)
})

test('[PROP-17] [VALUE-04] a home behind a gate looks like an unknown address until the gate is passed', async ({
  page,
}) => {
  const shown: string[] = []
  for (const address of [seededListings.password.headline, '301 Spear Street #2104, San Francisco, CA 94105']) {
    const answer = page.waitForResponse('**/valuation?*')
    await openHome(page, address)
    await seesTrouble(page, address)
    const number = address.split(' ')[0] ?? ''
    shown.push(`${await (await answer).text()} ${(await page.locator('body').innerText()).replaceAll(number, 'N')}`)
  }
  expect(shown[0]).toBe(shown[1])
  await page.goto(seededListings.password.path)
  await fillGate(page, { Password: 'harbor-light' })
  await enter(page)
  await seesListing(page, seededListings.password)
  await openHome(page, seededListings.password.headline)
  await seesValue(page, seededListings.password.headline, 1_895_000)
  await expect(facts(page).first()).toHaveText('$1,895,000')
})

test('[VALUE-04] a home whose seller wants no automatic valuation has none, and its facts are shown', async ({
  browser,
  server: { origin, databaseUrl },
}) => {
  const wish = (isValued: boolean) =>
    queryPostgres(databaseUrl, 'update properties set automated_valuation = $1 where id = 4', [isValued])
  const page = await browser.newPage({ baseURL: origin })
  try {
    await wish(false)
    await openHome(page, seededListings.open.headline)
    await seesTrouble(page, seededListings.open.headline)
    await expect(facts(page).first()).toHaveText('$4,750,000')
  } finally {
    await wish(true)
  }
  await page.reload()
  await seesValue(page, seededListings.open.headline, 4_750_000)
  await page.close()
})
