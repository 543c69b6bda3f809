import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
const slide = (page: Page) => viewer(page).locator('.yarl__slide_current').getByRole('img')

test('[PROP-23] the viewer opens from a tile, shows every photo by keys and thumbnails, and returns the focus', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  const tile = page.getByRole('button', { name: /^View photo 3 of \d: Kitchen/ })
  await expect(tile).toBeVisible()
  expect(scripts.filter((url) => url.includes('lightbox-view'))).toEqual([])

  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(slide(page)).toHaveAccessibleName(/^Kitchen/)
  await expect(slide(page)).toHaveJSProperty('complete', true)
  await expect(viewer(page).getByText(/^3 ?\/ ?\d$/)).toBeVisible()
  await expect(viewer(page).getByText(/^Kitchen with a marble island/)).toBeVisible()

  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveAccessibleName(/^Bedroom/)
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page)).toHaveAccessibleName(/^Kitchen/)
  await viewer(page)
    .getByRole('navigation', { name: 'All photos' })
    .getByRole('button', { name: /^2 of/ })
    .first()
    .click()
  await expect(slide(page)).toHaveAccessibleName(/^Living room/)

  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    // After its last button the focus goes to the browser's own controls, and never to the page behind.
    expect(
      await viewer(page).evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('[PROP-23] pressing the front photo enlarges it, and dragging it doesn’t', async ({ page }) => {
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('button', { name: /^View all \d photos$/ })).toBeVisible()
  const front = page.getByRole('region', { name: /^Photos of/ }).locator('[data-current=true] img')
  await front.dragTo(front, { sourcePosition: { x: 300, y: 200 }, targetPosition: { x: 200, y: 200 } })
  await expect(page.getByText(/^2\/\d$/)).toBeVisible()
  await expect(viewer(page)).toHaveCount(0)
  await front.click({ position: { x: 300, y: 200 } })
  await expect(slide(page)).toHaveAccessibleName(/^Living room/)
})

test('[PROP-23] there is no layout shift when mosaic, chat and bar load', async ({ browser, baseURL }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const context = await browser.newContext({ baseURL, viewport })
    const page = await context.newPage()
    await page.addInitScript({
      content: `window.moved = 0; new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })`,
    })
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    await expect(page.getByRole('button', { name: /^View all \d photos$/ })).toBeVisible()
    await seesLateParts(page)
    expect(await page.evaluate('window.moved')).toBeLessThan(0.001)
    await context.close()
  }
})
