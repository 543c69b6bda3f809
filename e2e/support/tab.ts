import type { Page } from '@playwright/test'

/** The tab comes into view, or goes out of it. A browser without windows has no other way to hide one. */
export async function turnTab(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isShown ? 'visible' : 'hidden',
  )
}

/** From now on time passes in the page only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}
