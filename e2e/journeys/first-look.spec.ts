import { expect } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'

const screens = [
  { name: 'a phone', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { name: 'a wide screen', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
]

for (const { name, ...screen } of screens) {
  test(`[PROP-09] on ${name} the first photo is in place before any script has run, and loaded once`, async ({
    browser,
    baseURL,
  }) => {
    const withoutScripts = await browser.newContext({ baseURL, ...screen, javaScriptEnabled: false })
    const early = await withoutScripts.newPage()
    await early.goto(seededListings.open.path)
    const look = early.locator('#root picture')
    const place = await look.boundingBox()
    const isThere = await look.getByRole('presentation').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await withoutScripts.close()
    expect(isThere).toBe(true)

    const context = await browser.newContext({ baseURL, ...screen })
    const page = await context.newPage()
    const pictures: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'image' && pictures.push(new URL(request.url()).pathname),
    )
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    const carousel = page.getByRole('region', { name: /photo/i })
    expect(await carousel.boundingBox()).toEqual(place)
    await expect(carousel.getByRole('img').first()).toBeVisible()
    const [first] = pictures
    const folder = first?.split('/').slice(0, -1).join('/') ?? ''
    expect(first).toMatch(/^\/media\/.*\.avif$/)
    expect(new Set(pictures.filter((path) => path.startsWith(folder)))).toEqual(new Set([first]))
    await context.close()
  })
}
