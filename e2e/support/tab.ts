import type { Page } from '@playwright/test'

/** Shows or hides the tab. A headless browser has no other way. */
export async function showTab(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isShown ? 'visible' : 'hidden',
  )
}

/** From now on the test controls the page's clock. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}
