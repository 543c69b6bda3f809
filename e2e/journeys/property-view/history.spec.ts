import { expect } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { seededListings } from '#e2e/support/listing.ts'
import { addressField, findHome, openHome, seesRental, seesValue } from '#e2e/support/property-view.ts'

const [alder, valencia] = [seededListings.open.headline, seededListings.rental.headline]

test('[PVIEW-01] [ADDR-04] back and forward go through the searched addresses', async ({ page }) => {
  await page.goto('/property-view')
  await findHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await findHome(page, valencia)
  await seesRental(page, valencia)
  await page.goBack()
  await seesValue(page, alder, 4_750_000)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Home value illustration' })).toBeVisible()
  await expect(addressField(page)).toHaveValue('')
  await expect(page).toHaveTitle('Home value illustration · Pending')
  await page.goForward()
  await page.goForward()
  await seesRental(page, valencia)
  await page.reload()
  await seesRental(page, valencia)
})

test('[PVIEW-01] back from the listing’s page goes to the same home', async ({ page }) => {
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await page.getByRole('link', { name: 'See the listing' }).click()
  await expect(page).toHaveURL(new RegExp(`${seededListings.open.path}$`))
  await page.goBack()
  await seesValue(page, alder, 4_750_000)
})

test('[PVIEW-01] of two searches in a row the later is shown, though its answer arrives first', async ({ page }) => {
  const first = await hold(
    page,
    (url) => url.searchParams.get('address') === valencia && url.pathname.endsWith('/valuation'),
  )
  await page.goto('/property-view')
  await findHome(page, valencia)
  await first.arrived()
  await findHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await first.release()
  await seesValue(page, alder, 4_750_000)
  await expect(page.getByRole('definition').first()).toHaveText('$4,750,000')
})

test('[PVIEW-01] searching the same address again makes no call and no history entry', async ({ page }) => {
  await openHome(page, alder, '&lat=37.9066&lng=-122.5502')
  await seesValue(page, alder, 4_750_000)
  const entries = await page.evaluate(() => history.length)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Find Home' }).click()
  await findHome(page, alder)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(entries)
  // Typing the same address again keeps its location.
  expect(new URL(page.url()).searchParams.get('lat')).toBe('37.9066')
})
