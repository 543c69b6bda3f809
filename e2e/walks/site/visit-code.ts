import { expect, type Page } from '@playwright/test'

/** Waits until the code that counts a visit is here, which a listing loads after the chat. */
export async function waitForVisitCode(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/visit-[^/]+\.js$/.test(name)),
      ),
    )
    .toBe(true)
}
