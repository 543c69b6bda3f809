import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'
import { openHome, seesTrouble, seesValue } from '#e2e/support/property-view.ts'

const assets = new URL('../../../dist/site/', import.meta.url)

/** Texts in the map's and the chart's libraries; names of chunks change. */
const traces = { map: 'mapboxgl-', chart: 'recharts-' }

/** Which of the two libraries are in the scripts that a page has loaded. */
async function librariesOn(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await visit()
  expect(scripts.size).toBeGreaterThan(2)
  const text = [...scripts].map((path) => readFileSync(new URL(`.${path}`, assets), 'utf8')).join('\n')
  return Object.entries(traces).flatMap(([library, trace]) => (text.includes(trace) ? [library] : []))
}

test('[ROUTE-07] neither the chart nor the map is loaded with the home page or a listing', async ({ page }) => {
  expect(
    await librariesOn(page, async () => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Or open it here' }).click()
      await seesListing(page, seededListings.open)
      await seesLateParts(page)
    }),
  ).toEqual([])
})

test('[ROUTE-07] the chart is loaded only with a value', async ({ page }) => {
  const nobodys = '1 Nowhere Lane, Springfield, IL 62704'
  expect(
    await librariesOn(page, async () => {
      await page.goto('/property-view')
      await openHome(page, nobodys)
      await seesTrouble(page, nobodys)
    }),
  ).toEqual([])
  expect(
    await librariesOn(page, async () => {
      await openHome(page, seededListings.open.headline)
      await seesValue(page, seededListings.open.headline, 4_750_000)
    }),
  ).toEqual(['chart'])
})
