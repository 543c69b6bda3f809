import type { Operation } from './contract.ts'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** What a request that fails is to be rejected with, instead of what the browser would say. */
    breaksWith?: { error: unknown }
  }
}

/** Lets requests break in ways of which no browser would think; arrange it before the page is opened. */
export async function arrangeBreakage({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window)
    window.fetch = (...asked) =>
      ask(...asked).catch((error: unknown) => {
        throw window.breaksWith ? window.breaksWith.error : error
      })
  })
}

/** The held call is rejected with an Error of that message, or with something that is no Error. */
export async function breakCall(site: Site, operation: Operation, message: string | null): Promise<void> {
  await site.page.evaluate((said) => {
    window.breaksWith = { error: said === null ? { no: 'error' } : new Error(said) }
  }, message)
  await site.disconnect(operation)
  await site.settled()
  await site.page.evaluate(() => {
    window.breaksWith = undefined
  })
}
