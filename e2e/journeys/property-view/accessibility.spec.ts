import { expect } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { fits } from '#e2e/support/fits.ts'
import { seesFocus, tabsThrough } from '#e2e/support/focus.ts'
import { hold } from '#e2e/support/held.ts'
import { test } from '#e2e/support/journey.ts'
import { shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
import { seededListings } from '#e2e/support/listing.ts'
import { addressField, openHome, seesTrouble, seesValue, valuations } from '#e2e/support/property-view.ts'

const alder = seededListings.open.headline
const nobodys = '1 Nowhere Lane, Springfield, IL 62704'

test('[PVIEW-03] axe finds no violations on a home’s page, without a value, or without an address', async ({
  page,
}) => {
  await page.goto('/property-view')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await findsNoBarrier(page)
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await findsNoBarrier(page)
  await openHome(page, nobodys)
  await seesTrouble(page, nobodys)
  await findsNoBarrier(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await findsNoBarrier(page)
})

test('[PVIEW-02] a home’s page fits a narrow window and text twice as large', async ({ page }) => {
  await page.goto('/property-view')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fits(page)
  await openHome(page, alder)
  await seesValue(page, alder, 4_750_000)
  await fits(page)
})

test('[VALUE-04] [ROUTE-09] the placeholder for an unknown value does, too', async ({ page }) => {
  await openHome(page, nobodys)
  await seesTrouble(page, nobodys)
  await fits(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fits(page)
})

test('[PVIEW-01] [PVIEW-02] [PVIEW-04] a visitor looks up a home by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/property-view')
  await expect(page.getByRole('heading', { level: 1, name: 'Home value illustration' })).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await tabsThrough(page, [link('Skip to content'), link('Pending, home'), addressField(page)])
  await page.keyboard.type(alder)
  await page.keyboard.press('Enter')
  await seesValue(page, alder, 4_750_000)
  await seesFocus(addressField(page))
  await tabsThrough(page, [button('Find Home'), button('Map View')])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  await expect(page.getByRole('slider')).toBeHidden()
  await seesFocus(button('Back'))
  await page.keyboard.press('Space')
  await seesFocus(button('Map View'))
  await tabsThrough(page, [
    button('Share'),
    page.getByRole('button', { name: /^Timeframe/ }),
    page.getByRole('slider'),
    page.locator('summary'),
    link('See the listing'),
    link('Submit offer'),
    link('Own this home? Claim your ownership'),
  ])
})

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`[PVIEW-03] there is no layout shift on a ${device} while a home loads with slow answers`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const held = {
      value: await hold(page, valuations),
      chart: await hold(page, '**/assets/value-chart-*.js'),
      images: await hold(page, '**/images?*'),
    }
    await openHome(page, alder)
    await held.value.arrived()
    expect(await shifts(page)).toEqual([])
    await held.value.release()
    await held.images.arrived()
    expect(await shifts(page)).toEqual([])
    await held.images.release()
    await held.chart.release()
    await seesValue(page, alder, 4_750_000)
    await expect(page.getByRole('link', { name: 'See the listing' })).toBeVisible()
    expect(await shifts(page)).toEqual([])
  })

  test(`[VALUE-04] there is no layout shift on a ${device} when there is no value`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const value = await hold(page, valuations)
    await openHome(page, nobodys)
    await value.arrived()
    await value.release()
    await seesTrouble(page, nobodys)
    expect(await shifts(page)).toEqual([])
  })
}
