import type { Page } from '@playwright/test'

/** A file of the built site without a script; being of its origin, it leaves the page in its process. */
export const fileWithoutScript = '/robots.txt'

export type ReducedMotion = 'reduce' | 'no-preference'

/**
 * Makes a page that shows `fileWithoutScript` that of a new visitor: without what was stored, with no history, and without the
 * tests' listeners. What was routed or runs in each document, and the size of the window, are left to the caller.
 */
export async function becomeNewVisitor(page: Page, reducedMotion: ReducedMotion): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response', 'requestfinished', 'requestfailed'] as const)
    await page.removeAllListeners(event)
  await page.evaluate<void>("sessionStorage.clear(), (name = '')")
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  // history.length stops at fifty, and some tests compare it.
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await page.emulateMedia({
    media: null,
    colorScheme: 'light',
    reducedMotion,
    forcedColors: 'none',
    contrast: 'no-preference',
  })
  await page.mouse.move(0, 0)
}
