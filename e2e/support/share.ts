import type { Page } from '@playwright/test'

/** A browser whose system has no share sheet, on every machine; arrange it before the page is opened. */
export async function withoutSystemSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
  })
}
