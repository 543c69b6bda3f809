import type { Site } from './site.ts'

declare global {
  interface Window {
    isShown: boolean
  }
}

/** Lets the test set whether the tab is visible; call it before the page is opened. */
export async function controlTab(site: Site, isShown: boolean): Promise<void> {
  await site.addInitScript((shown) => {
    window.isShown = shown
    const state = { get: () => (window.isShown ? 'visible' : 'hidden') }
    Object.defineProperty(Document.prototype, 'visibilityState', state)
  }, isShown)
}

/** Shows or hides the tab. */
export async function showSiteTab({ page }: Site, isShown: boolean): Promise<void> {
  await page.evaluate((shown) => {
    window.isShown = shown
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isShown)
}
