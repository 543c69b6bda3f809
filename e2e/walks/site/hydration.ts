import { expect } from '@playwright/test'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** Set when the page reads the reduced-motion preference, which is the last step of hydration. */
    isHydrated: boolean
  }
}

const releases = new WeakMap<Site, () => void>()

/** Serves the page's HTML and holds its scripts until the test releases them; call it before the page is opened. */
export async function holdScripts(site: Site): Promise<void> {
  const released = new Promise<void>((resolve) => {
    releases.set(site, resolve)
  })
  await site.interception.addUncached('*/assets/*.js', async (request) => {
    await released
    site.loads(request.url.href)
    await request.continue()
  })
  await site.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.isHydrated = false
    window.matchMedia = (query) => {
      window.isHydrated ||= query === '(prefers-reduced-motion: reduce)'
      return ask(query)
    }
  })
}

/** Waits for hydration and until everything on the page has started. */
export async function releaseScripts(site: Site): Promise<void> {
  releases.get(site)?.()
  await expect
    .poll(() => site.page.evaluate(() => window.isHydrated), { message: 'the program comes', intervals: [20, 50] })
    .toBe(true)
}
