import { expect } from '@playwright/test'
import { interfere, loseConnection } from '#e2e/support/interfere.ts'
import { test } from '#e2e/support/journey.ts'
import { seededListings } from '#e2e/support/listing.ts'
import { findHome, openHome, seesTrouble, seesValue, valuations } from '#e2e/support/property-view.ts'

const alder = seededListings.open.headline

test('[VALUE-04] without a network the page shows that there is no value, and tries again on request', async ({
  page,
  context,
}) => {
  await page.goto('/property-view')
  await expect(page.getByRole('button', { name: 'Find Home' })).toBeVisible()
  const reconnect = await loseConnection(context)
  await findHome(page, alder)
  await seesTrouble(page, alder)
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesTrouble(page, alder)
  await reconnect()
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesValue(page, alder, 4_750_000)
})

test('[VALUE-04] an answer that isn’t JSON is no value, and searching again asks again', async ({ page }) => {
  await interfere(page, valuations)
  await openHome(page, alder)
  await seesTrouble(page, alder)
  await page.unroute(valuations)
  await page.getByRole('button', { name: 'Find Home' }).click()
  await seesValue(page, alder, 4_750_000)
})

test('[PVIEW-05] invalid coordinates are left out of the call and of the map', async ({ page }) => {
  for (const junk of ['&lat=north&lng=west', '&lat=1', '&lat=91&lng=0', '&lat=&lng=', '&lat[]=1&lng=2']) {
    const asked = page.waitForRequest(valuations)
    await openHome(page, alder, junk)
    await seesValue(page, alder, 4_750_000)
    expect([...new URL((await asked).url()).searchParams.keys()]).toEqual(['address'])
  }
})

test('[PVIEW-01] without an address there is no call and no map', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const query of ['', '?address=', '?address=%20%20', '?lat=37.9&lng=-122.5']) {
    await page.goto(`/property-view${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Home value illustration' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Find Home' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked.filter((url) => /\/api\/|mapbox|map-canvas|value-chart/.test(url))).toEqual([])
})

test('[VALUE-04] an address that is too long shows an error without a retry', async ({ page }) => {
  const endless = 'a'.repeat(400)
  await page.goto(`/property-view?address=${endless}`)
  await expect(page.getByRole('heading', { name: /trouble pricing/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})
