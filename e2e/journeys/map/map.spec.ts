import { expect, type Locator, type Page } from '@playwright/test'
import { seesFocus } from '#e2e/support/focus.ts'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'
import { seesProvider, withMaps } from '#e2e/support/maps.ts'
import { openHome } from '#e2e/support/property-view.ts'
import { mapFailed } from '#src/content/map-failed.ts'

const { headline } = seededListings.open
const place = '&lat=37.9066&lng=-122.5502'
/** The tile of this location at zoom 13. */
const tile = '13/1307/3162'

const map = (page: Page) => page.getByRole('figure')
const loading = (frame: Locator) => frame.getByText('Loading map')

async function seesMap(frame: Locator): Promise<void> {
  await expect(frame.getByRole('img', { name: 'Map marker' })).toBeVisible()
  await expect(loading(frame)).toHaveCount(0)
  const [outer, inner] = [await frame.boundingBox(), await frame.locator('.mapboxgl-map').boundingBox()]
  expect(inner).toEqual(outer)
  await seesProvider(frame)
}

test.describe('the page for any home', () => {
  test('[PVIEW-05] [MAP-04] marks the place at zoom 13, over the full frame', async ({ page }) => {
    const maps = await withMaps(page)
    await openHome(page, headline, place)
    await seesMap(map(page))
    expect((await map(page).boundingBox())?.height).toBeGreaterThan(400)
    expect(maps.tiles()).toContain(tile)
    expect(maps.tiles().filter((one) => !one.startsWith('13/'))).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } })

    test('[PVIEW-02] [PVIEW-05] loads its map on request, and keeps it', async ({ page }) => {
      const maps = await withMaps(page)
      await openHome(page, headline, place)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
      const toggle = page.getByRole('button', { name: 'Map View' })
      await expect(toggle).toBeVisible()
      expect(maps.asked).toEqual([])
      await toggle.click()
      await seesMap(map(page))
    })
  })

  for (const missing of ['', '&lat=37.9066', '&lat=north&lng=-122.5502', '&lat=91&lng=-122.5502'])
    test(`[PVIEW-05] loads no map without both coordinates: ${missing || 'none'}`, async ({ page }) => {
      const maps = await withMaps(page)
      await openHome(page, headline, missing)
      await expect(map(page).getByText(/Choose your address from the suggestions/)).toBeVisible()
      expect(maps.asked.filter((path) => !path.startsWith('/autofill'))).toEqual([])
    })

  test('[PVIEW-05] follows the browser’s back and forward', async ({ page }) => {
    const maps = await withMaps(page)
    await openHome(page, headline, place)
    await seesMap(map(page))
    await openHome(page, 'Brooklyn', '&lat=40.7142&lng=-73.9536')
    await expect.poll(() => maps.tiles()).toContain('13/2413/3079')
    await page.goBack()
    await seesMap(map(page))
  })
})

test.describe('the map of a listing', () => {
  test('[MAP-01] [PROP-14] is small, expands and collapses by keyboard', async ({ page }) => {
    await withMaps(page)
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    await map(page).scrollIntoViewIfNeeded()
    await seesMap(map(page))
    expect((await map(page).boundingBox())?.height).toBe(192)

    // The map handles the arrow keys, and Tab leaves it.
    const canvas = map(page).locator('canvas')
    await canvas.focus()
    await page.keyboard.press('ArrowRight')
    await seesFocus(canvas)
    await page.keyboard.press('Tab')
    await expect(canvas).not.toBeFocused()

    const expand = page.getByRole('button', { name: 'Expand the map' })
    await expand.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Property Location' })
    await expect(dialog.getByRole('img', { name: 'Map marker' })).toBeVisible()
    await expect(loading(dialog)).toHaveCount(0)
    await seesProvider(dialog)
    const { height = 0 } = (await dialog.locator('.mapboxgl-map').boundingBox()) ?? {}
    const window = page.viewportSize()?.height ?? 0
    expect(height).toBeGreaterThan(window / 2)
    expect(height).toBeLessThanOrEqual(window * 0.8)
    await dialog.locator('canvas').focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await seesFocus(expand)
  })

  for (const [what, arrange] of [
    ['the browser has no WebGL', async (page: Page) => withoutWebGl(page)],
    ['the provider refuses', async (page: Page) => withMaps(page, 401)],
    ['the provider has a fault', async (page: Page) => withMaps(page, 500)],
  ] as const)
    test(`[MAP-01] has a placeholder when ${what}`, async ({ page }) => {
      await withMaps(page)
      await arrange(page)
      await page.goto(seededListings.open.path)
      await seesListing(page, seededListings.open)
      await map(page).scrollIntoViewIfNeeded()
      await expect(map(page).getByText(mapFailed)).toBeVisible()
      await expect(map(page).locator('img')).toBeVisible()
      await expect(map(page).locator('canvas')).toHaveCount(0)
    })
})

function withoutWebGl(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = (() => null) as never
  })
}
