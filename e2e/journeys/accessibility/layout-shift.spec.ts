import { expect, type Page } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { shifts, totalShift, watchShifts } from '#e2e/support/layout-shifts.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`there is no layout shift on a ${device} while a listing loads with slow answers [PROP-02]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const held = {
      chunk: await hold(page, '**/assets/property-page-*.js'),
      property: await hold(page, '**/by-url/**'),
      access: await hold(page, '**/access-requirements'),
      images: await hold(page, '**/images?*'),
      photo: await hold(page, '**/media/**'),
    }
    await page.goto(seededListings.open.path, { waitUntil: 'commit' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText('Loading property...')
    expect(await shifts(page)).toEqual([])
    await held.chunk.release()
    await held.property.arrived()
    expect(await shifts(page)).toEqual([])
    await held.property.release()
    await expect(title).toHaveText('Checking access...')
    expect(await shifts(page)).toEqual([])
    await held.access.release()
    await seesListing(page, seededListings.open)
    expect(await shifts(page)).toEqual([])
    await held.images.release()
    await held.photo.arrived()
    expect(await shifts(page)).toEqual([])
    await held.photo.release()
    const photo = page.getByRole('img', { name: /^The house at dusk/ })
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await shifts(page)).toEqual([])
  })
}

for (const [name, path, seen] of [
  ['a listing', seededListings.open.path, (page: Page) => seesListing(page, seededListings.open)],
  ['the home page', '/', seesHeading],
  ['the demo', '/demo', seesHeading],
] as const) {
  for (const width of [390, 1280]) {
    test(`fonts that load late cause no noticeable shift on ${name} at ${width} px [PROP-02]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const fonts = await hold(page, '**/*.woff2')
      await page.goto(path, { waitUntil: 'commit' })
      await seen(page)
      await shifts(page)
      await fonts.release()
      await page.evaluate(() => document.fonts.ready)
      const loaded = () =>
        page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])))
      expect(await loaded()).toEqual(expect.arrayContaining(['Instrument Sans', 'Newsreader']))
      // Fallback and web fonts differ in width by at most three percent, and mostly by less than one.
      expect(await totalShift(page)).toBeLessThan(0.01)
    })
  }
}

async function seesHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
