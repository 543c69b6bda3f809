import { expect, type Locator } from '@playwright/test'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** What IntersectionObserver last reported of each observed element: whether any of it is in view. */
    inView: Map<Element, boolean>
  }
}

/** Records what the browser reports to IntersectionObservers; call it before the page is opened. */
export async function trackVisibility(site: Site): Promise<void> {
  await site.addInitScript(() => {
    window.inView = new Map()
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          callback(entries, observer)
          for (const { target, isIntersecting } of entries) window.inView.set(target, isIntersecting)
        }, options)
      }
    }
  })
}

/** Removes IntersectionObserver from the page. */
export async function removeIntersectionObserver({ page }: Site): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
}

/** Scrolls the element to the middle of the view, or out of view. */
export async function scrollTo(element: Locator, isInView: boolean): Promise<void> {
  await element.evaluate((it, wanted) => {
    const { top, height } = it.getBoundingClientRect()
    if (wanted) it.scrollIntoView({ block: 'center', behavior: 'instant' })
    else window.scrollTo({ top: top + scrollY >= innerHeight ? 0 : top + scrollY + height + 1, behavior: 'instant' })
  }, isInView)
}

/** Waits until the page's IntersectionObserver has reported the element. */
export async function visibilityReported(element: Locator, isInView: boolean): Promise<void> {
  await expect
    .poll(() => element.evaluate((it) => window.inView.get(it)), {
      message: 'the browser reports visibility',
      intervals: [10, 20],
    })
    .toBe(isInView)
}
