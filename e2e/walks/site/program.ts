import { expect } from '@playwright/test'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** The last thing that a page's program begins with is to ask what its visitor thinks of motion. */
    isProgramHere: boolean
  }
}

const releases = new WeakMap<Site, () => void>()

/** The page comes as it was written, and its program not before the test says so; arrange it before the page is opened. */
export async function holdProgram(site: Site): Promise<void> {
  const released = new Promise<void>((resolve) => {
    releases.set(site, resolve)
  })
  await site.page.route('**/assets/*.js', async (route) => {
    await released
    await route.fallback()
  })
  await site.page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.isProgramHere = false
    window.matchMedia = (query) => {
      window.isProgramHere ||= query === '(prefers-reduced-motion: reduce)'
      return ask(query)
    }
  })
}

/** Until the page's program has taken it over, and everything on it has begun. */
export async function letProgramCome(site: Site): Promise<void> {
  releases.get(site)?.()
  await expect
    .poll(() => site.page.evaluate(() => window.isProgramHere), { message: 'the program comes', intervals: [20, 50] })
    .toBe(true)
}
