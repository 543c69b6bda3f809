import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/** The test controls the page's clock, which starts at the given time and runs normally until it is stopped. */
export async function arrangeClock({ page }: Site, begin = new Date()): Promise<void> {
  await page.clock.install({ time: begin })
}

/**
 * Stops the page's clock one second later or at the given time, which has to be in the future. Call it after the page
 * has loaded: a chunk that takes two minutes of page time fails (ROUTE-07).
 */
export async function stopSiteClock(site: Site, moment?: Date): Promise<void> {
  await site.complete()
  if (moment) return site.page.clock.pauseAt(moment)
  // On a busy machine that second may have passed before the browser handles the call.
  await expect(async () => {
    await site.page.clock.pauseAt(await site.page.evaluate(() => Date.now() + 1000))
  }).toPass({ intervals: [0] })
}

/** Advances the page's clock by this many milliseconds, with timers and frames. */
export async function pass({ page }: Site, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
}
