import { expect } from '@playwright/test'
import type { Site } from './site.ts'

/** The time in the page is the test's, beginning at a moment; it goes on as usual until it is stopped. */
export async function arrangeClock({ page }: Site, begin = new Date()): Promise<void> {
  await page.clock.install({ time: begin })
}

/**
 * Stops the time in the page, a second from its now or at the given moment, which has to come. Not before the page is
 * complete: two minutes of its time are all that a part of it may take (ROUTE-07).
 */
export async function stopSiteClock(site: Site, moment?: Date): Promise<void> {
  await site.complete()
  if (moment) return site.page.clock.pauseAt(moment)
  // On a busy machine that second can be over before the browser hears of it.
  await expect(async () => {
    await site.page.clock.pauseAt(await site.page.evaluate(() => Date.now() + 1000))
  }).toPass({ intervals: [0] })
}

/** Lets that much time pass in the page, in milliseconds, timers and frames included. */
export async function pass({ page }: Site, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
}
