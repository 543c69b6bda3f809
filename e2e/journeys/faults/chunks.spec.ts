import { expect, type Page } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'
import { mapFailed } from '#src/content/map-failed.ts'

// React logs every error that the crash screen catches, and the browser logs a failed module.
test.use({ expectedComplaints: /ChunkLoadError|TypeError|ErrorBoundary/ })

const pageChunk = '**/assets/property-page-*.js'

async function seesCrash(page: Page, words: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
  await expect(page.getByRole('alert')).toHaveText(words)
}

const chunkLost = /^Part of this page didn’t load\./

test('[ROUTE-06] [ROUTE-07] a page whose chunk doesn’t load offers a retry', { tag: '@smoke' }, async ({ page }) => {
  await page.route(pageChunk, (route) => route.abort())
  await page.goto(seededListings.open.path)
  await seesCrash(page, chunkLost)
  await page.unroute(pageChunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesListing(page, seededListings.open)
})

test('[ROUTE-07] a page whose chunk takes longer than two minutes offers a retry', async ({ page }) => {
  const chunk = await hold(page, pageChunk)
  await page.clock.install()
  await page.goto(seededListings.open.path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading property...')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.clock.runFor(59_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading property...')
  await page.clock.runFor(61_000)
  await seesCrash(page, chunkLost)
  await chunk.release()
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesListing(page, seededListings.open)
})

test('[ROUTE-06] [ROUTE-07] a gate whose chunk does not arrive can be tried again', async ({ page }) => {
  const gateChunk = '**/assets/gate-*.js'
  await page.route(gateChunk, (route) => route.abort())
  await page.goto(seededListings.password.path)
  await seesCrash(page, chunkLost)
  await page.unroute(gateChunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel(/^Password/)).toBeVisible()
})

test('[ROUTE-06] [ROUTE-07] a share dialog whose chunk doesn’t load offers a retry', async ({ page }) => {
  const dialogChunk = '**/assets/share-dialog-view-*.js'
  await withoutSystemSheet(page)
  await page.route(dialogChunk, (route) => route.abort())
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Share' }).click()
  await seesCrash(page, chunkLost)
  await page.unroute(dialogChunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { name: 'Share Address' })).toBeVisible()
})

test('[ROUTE-06] an error during rendering is shown, and a reload recovers', async ({ page }) => {
  const image = { url: '/media/placeholder/800.jpg', display_order: 1, is_primary: true, sources: 'none' }
  await page.route('**/images?*', (route) => route.fulfill({ json: { success: true, images: [image] } }))
  await page.goto(seededListings.open.path)
  await seesCrash(page, /^Something went wrong\. Please reload the page\./)
  await page.unroute('**/images?*')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await seesListing(page, seededListings.open)
})

test('[MAP-02] [MAP-03] [ROUTE-07] a map that can’t load leaves its placeholder and the page', async ({
  page,
  ownServer,
}) => {
  const server = await ownServer({ MAPBOX_TOKEN: 'pk.of-a-journey' })
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).hostname)
    return route.abort()
  })
  const gone = page.getByText(mapFailed)

  await page.route('**/assets/map-canvas-*.js', (route) => route.abort())
  await page.goto(`${server.origin}${seededListings.open.path}`)
  await seesListing(page, seededListings.open)
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await expect(gone).toBeVisible()
  expect(asked).toEqual([])

  // The map's chunk loads, and its provider doesn't answer.
  await page.unroute('**/assets/map-canvas-*.js')
  await page.reload()
  await seesListing(page, seededListings.open)
  await page.getByRole('heading', { name: 'Location' }).scrollIntoViewIfNeeded()
  await expect(gone).toBeVisible({ timeout: 20_000 })
  expect(asked).toContain('api.mapbox.com')
  expect(server.faults).toEqual([])
})
