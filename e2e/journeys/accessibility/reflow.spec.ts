import { expect, type Page } from '@playwright/test'
import { test } from '#e2e/support/journey.ts'
import { enter, listings, seesListing } from '#e2e/support/listing.ts'
import { withoutSystemSheet } from '#e2e/support/share.ts'

const screens = [
  { width: 320, text: 100 },
  { width: 320, text: 200 },
  { width: 900, text: 200 },
  { width: 1280, text: 200 },
]

/** Nothing lies beside the window, nothing that can be used is cut off or covered, and no button's words are. */
async function fits(page: Page): Promise<void> {
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 800 })
    const amiss = await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
      const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
      for (const element of document.querySelectorAll('a, button, input, h1, h2, p, li')) {
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
        const tell = (what: string) => found.push(`${what}: ${element.outerHTML.slice(0, 120)}`)
        if (left < -1 || right > innerWidth + 1) tell('beside the window')
        if (element.matches('button, a, h1, h2') && element.scrollWidth > element.clientWidth + 1) tell('cut off')
        if (!element.matches('a, button, input') || element.closest('[inert], [role=log]')) continue
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = element.getBoundingClientRect()
        const seen = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
        if (place.top >= 0 && seen && !element.contains(seen) && !seen.contains(element)) tell('covered')
      }
      return found
    }, text)
    expect(amiss, `${width} px, text at ${text} %`).toEqual([])
  }
}

test('the home page fits a narrow window and large text', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await fits(page)
})

test('a listing fits a narrow window and large text, and so does its share dialog [PROP-02] [SHARE-01]', async ({
  page,
}) => {
  await withoutSystemSheet(page)
  await page.goto(listings.open.path)
  await seesListing(page, listings.open)
  await fits(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('heading', { name: 'Share Address' })).toBeVisible()
  await fits(page)
})

test('the gate fits a narrow window and large text, with its errors [GATE-04]', async ({ page }) => {
  await page.goto(listings.both.path)
  await enter(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await fits(page)
})

test('what is not there fits a narrow window and large text [PROP-05] [ROUTE-05]', async ({ page }) => {
  for (const address of ['/p/no-such-home', '/no/such/page']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Not Available|doesn't exist/)
    await fits(page)
  }
})
