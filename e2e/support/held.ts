import { expect, type Page, type Route } from '@playwright/test'

/** Requests that wait until the test lets them continue to the server. */
export interface Held {
  /** Waits until one is held. */
  arrived(): Promise<void>
  /** Releases the held requests and all later ones. */
  release(): Promise<void>
}

/** Holds every request whose URL matches; the server answers them after their release. */
export async function hold(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<Held> {
  const waiting: Route[] = []
  let isReleased = false
  await page.route(address, (route) => {
    if (isReleased) return route.continue()
    waiting.push(route)
  })
  return {
    arrived: () => expect.poll(() => waiting.length, { message: `${address} is asked` }).toBeGreaterThan(0),
    async release() {
      isReleased = true
      await Promise.all(waiting.splice(0).map((route) => route.continue()))
    },
  }
}
