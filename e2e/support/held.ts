import { expect, type Page, type Route } from '@playwright/test'

/** Requests that are on their way until the test lets them go on to the server. */
export interface Held {
  /** Waits until one is held. */
  arrived(): Promise<void>
  /** Lets go what is held, and whatever comes later. */
  release(): Promise<void>
}

/** Holds back every request whose address matches; the server's own answers come once they are let go. */
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
