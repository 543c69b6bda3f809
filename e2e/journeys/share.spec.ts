import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { seededListings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet, withSystemSheet } from '#e2e/support/share.ts'

async function openDialog(page: Page, width: number, height = 800): Promise<Locator> {
  await page.setViewportSize({ width, height })
  await withoutSystemSheet(page)
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Share' }).click()
  const panel = page.getByRole('heading', { name: 'Share Address' }).locator('..').locator('..')
  await expect(panel).toBeVisible()
  return panel
}

async function boxOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, top: y, right: x + width, bottom: y + height, width, height, middle: y + height / 2 }
}

for (const [width, placement] of [
  [502, 'right'],
  [501, 'bottom-end'],
] as const) {
  test(`[SHARE-03] in a window of ${width} px the tooltip is placed ${placement}`, async ({ page }) => {
    const panel = await openDialog(page, width)
    const copy = page.getByRole('button', { name: 'Copy Link' })
    await copy.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Copy to clipboard')
    const [button, tooltip, dialog] = [await boxOf(copy), await boxOf(page.getByRole('tooltip')), await boxOf(panel)]
    if (placement === 'right') {
      expect(tooltip.left).toBeGreaterThanOrEqual(button.right)
      expect(Math.abs(tooltip.middle - button.middle)).toBeLessThanOrEqual(1)
    } else {
      expect(tooltip.top).toBeGreaterThanOrEqual(button.bottom)
      expect(Math.abs(tooltip.right - button.right)).toBeLessThanOrEqual(1)
    }
    expect(tooltip.left).toBeGreaterThanOrEqual(dialog.left)
    expect(tooltip.right).toBeLessThanOrEqual(dialog.right)
    await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 })
  })
}

test('[SHARE-01] the dialog is at most 700 px wide, narrower on a tablet, and at most 600 px high', async ({
  page,
}) => {
  const panel = await openDialog(page, 1280)
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await boxOf(panel)).width
  }
  await expect.poll(() => widthAt(1280)).toBe(700)
  expect(await widthAt(900)).toBe(700)
  expect(await widthAt(899)).toBeLessThan(600)
  expect(await widthAt(600)).toBeLessThan(600)
  expect(await widthAt(390)).toBe(390 - 32)

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '400%'
  })
  expect((await boxOf(panel)).height).toBeLessThanOrEqual(600)
  await page.setViewportSize({ width: 390, height: 300 })
  expect((await boxOf(panel)).height).toBeLessThanOrEqual(300)
})

test('[SHARE-02] [SHARE-03] a tap on a phone copies, confirms it, and the confirmation disappears', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await openDialog(page, 390)
  await page.getByRole('button', { name: 'Copy Link' }).tap()
  await expect(page.getByRole('tooltip')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('')
  await context.close()
})

test('[PROP-15] [SHARE-05] a phone with a share sheet also shows the QR code and copies the link', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await withSystemSheet(page)
  await page.goto(seededListings.open.path)
  await seesListing(page, seededListings.open)
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('button', { name: 'QR code and link' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Share Address' })
  await expect(dialog.getByRole('img', { name: 'QR code of this page' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Messages' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy Link' }).tap()
  await expect(page.getByRole('tooltip')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'QR code and link' })).toBeFocused()
  await context.close()
})
