import { expect, type Page } from '@playwright/test'

/** Waits for React's mark on the container: from now on, links and buttons do what the page's scripts make of them. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
    .toMatch(/__reactContainer/)
}
