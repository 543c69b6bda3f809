import { waitForHydration } from '#e2e/support/hydration.ts'
import type { Site } from './site.ts'

/**
 * Opens the home page and waits for hydration. With reduced motion, since the page never finishes loading while its film
 * plays.
 */
export async function openHomePage(site: Site): Promise<void> {
  await site.page.goto('/')
  await waitForHydration(site.page)
  await site.complete()
}

export const motionless = { contextOptions: { reducedMotion: 'reduce' } } as const
