import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { test } from '#e2e/support/journey.ts'

test.use({ viewport: { width: 1280, height: 1000 } })

/** The opacity and scale of the headline's block at a scroll position; 1 is full. */
async function at(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  // Scroll-driven styles apply in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return headline(page).evaluate((element) => {
    const { opacity, transform } = getComputedStyle(element)
    return { opacity: Number(opacity), scale: transform === 'none' ? 1 : new DOMMatrix(transform).a }
  })
}

const headline = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..')
const large = { opacity: 1, scale: 1 }

test('[MKT-05] the headline of the enterprise page shrinks and fades while the page is scrolled', async ({ page }) => {
  await page.goto('/enterprise')
  await expect(headline(page)).toHaveClass('shrinks-away')
  expect(await at(page, 0)).toEqual(large)
  const half = await at(page, 300)
  expect(half.opacity).toBeCloseTo(0.5)
  expect(half.scale).toBeCloseTo(0.91)
  for (const top of [600, 1200]) {
    const gone = await at(page, top)
    expect(gone.opacity).toBeCloseTo(0)
    expect(gone.scale).toBeCloseTo(0.82)
  }
  expect(await at(page, 0)).toEqual(large)
})

test('[MKT-05] [HOME-15] with reduced motion the headline scrolls with the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/enterprise')
  await waitForHydration(page)
  expect(await at(page, 300)).toEqual(large)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(headline(page)).toHaveClass('shrinks-away')
  expect((await at(page, 300)).opacity).toBeCloseTo(0.5)
})
