import { expect } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
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
      photograph: await hold(page, '**/media/**'),
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
    await held.photograph.arrived()
    expect(await shifts(page)).toEqual([])
    await held.photograph.release()
    const photo = page.getByRole('img', { name: /^The house at dusk/ })
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await shifts(page)).toEqual([])
  })
}

test('fonts that load late cause no noticeable shift [PROP-02]', async ({ page }) => {
  await watchShifts(page)
  const fonts = await hold(page, '**/*.woff2')
  await page.goto(seededListings.open.path, { waitUntil: 'commit' })
  await seesListing(page, seededListings.open)
  await shifts(page)
  await fonts.release()
  await page.evaluate(() => document.fonts.ready)
  const loaded = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family] : [])))
  expect(await loaded()).toEqual(expect.arrayContaining(['Instrument Sans', 'Newsreader']))
  const sum = (await shifts(page)).reduce((total, shift) => total + Number.parseFloat(shift), 0)
  expect(sum).toBeLessThan(0.01)
})
