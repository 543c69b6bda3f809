import { expect, type Locator } from '@playwright/test'
import type { OperationName } from './contract.ts'
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
export async function breakCall(site: Site, operation: OperationName, message: string | null): Promise<void> {
  await site.page.evaluate((said) => {
    window.breaksWith = { error: said === null ? { no: 'error' } : new Error(said) }
  }, message)
  await site.disconnect(operation)
  await site.settled()
  await site.page.evaluate(() => {
    window.breaksWith = undefined
  })
}

export const fault = 'The lights went out'

/** Whatever a part of the page does with this method throws, as in a program that has an error. */
interface Fault {
  of: 'Array' | 'String'
  method: 'includes' | 'padStart' | 'trim'
}

/** The element is clicked while a method throws. */
export async function clickWithFault(element: Locator, { of, method }: Fault): Promise<void> {
  await element.evaluate(
    (it, [owner, name, message]) => {
      const methods = { Array, String }[owner].prototype as unknown as Record<string, unknown>
      const sound = methods[name]
      methods[name] = () => {
        throw new Error(message)
      }
      ;(it as HTMLElement).click()
      methods[name] = sound
    },
    [of, method, fault] as const,
  )
}

/** A photo cannot be shown, and what puts those in order that come instead throws. */
export async function breakPhotos(photo: Locator): Promise<void> {
  await photo.evaluate((it, message) => {
    const { Number: sound } = window
    // Only the comparison of two photos makes a number of a boolean: whatever else the page does meanwhile goes on.
    window.Number = new Proxy(sound, {
      apply(_, __, [value]) {
        if (typeof value !== 'boolean') return sound(value)
        window.Number = sound
        throw new Error(message)
      },
    })
    it.dispatchEvent(new Event('error'))
  }, fault)
}

/** The next text that is trimmed, as that of an answer is, throws. */
export async function breakTrim({ page }: Site): Promise<void> {
  await page.evaluate((message) => {
    const sound = String.prototype.trim
    String.prototype.trim = () => {
      String.prototype.trim = sound
      throw new Error(message)
    }
  }, fault)
}

/** An act by which a part of the page breaks: what was thrown is in the console, once, and nowhere else. */
export const breaksPage = (act: (site: Site) => Promise<void>) => async (site: Site) => {
  const { complaints } = site
  await act(site)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(fault)])
  complaints.length = 0
}
