import type { Page } from '@playwright/test'

/** A browser without a system share sheet; call it before the page is opened. */
export async function withoutSystemSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined })
  })
}

/** A browser whose system share sheet is closed at once; call it before the page is opened. */
export async function withSystemSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: async () => {} })
  })
}
