import { expect, type Locator } from '@playwright/test'
import type { OperationName } from './contract.ts'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** The value that a failing request is rejected with, instead of the browser's error. */
    breaksWith?: { error: unknown }
  }
}

/** Lets requests fail in ways that a browser doesn't produce; call it before the page is opened. */
export async function arrangeBreakage(site: Site): Promise<void> {
  await site.addInitScript(() => {
    const ask = window.fetch.bind(window)
    window.fetch = (...asked) =>
      ask(...asked).catch((error: unknown) => {
        throw window.breaksWith ? window.breaksWith.error : error
      })
  })
}

/** Rejects the held call with an Error of that message, or with another value. */
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

/** Makes this method throw whenever the page calls it, as a bug in the code would. */
interface Fault {
  of: 'Array' | 'String'
  method: 'includes' | 'padStart' | 'trim'
}

/** Clicks the element while a method throws. */
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

/** A photo fails to load, and the comparison that sorts its alternatives throws. */
export async function breakPhotos(photo: Locator): Promise<void> {
  await photo.evaluate((it, message) => {
    const { Number: sound } = window
    // Only comparing two photos converts a boolean to a number, so nothing else on the page is affected.
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

/** String.trim throws once, when it is called on this text, as in reading an answer. */
export async function breakTrim({ page }: Site, text: string): Promise<void> {
  await page.evaluate(
    ([broken, message]) => {
      const sound = String.prototype.trim
      String.prototype.trim = function (this: string) {
        if (String(this) !== broken) return sound.call(this)
        String.prototype.trim = sound
        throw new Error(message)
      }
    },
    [text, fault] as const,
  )
}

/** Runs an action that crashes a part of the page, and expects the error in the console once and nowhere else. */
export const breaksPage = (act: (site: Site) => Promise<void>) => async (site: Site) => {
  const { complaints } = site
  await act(site)
  await expect.poll(() => complaints).toEqual([expect.stringContaining(fault)])
  complaints.length = 0
}
