import { expect, type Locator } from '@playwright/test'
import type { Site } from './site.ts'

declare global {
  interface Window {
    /** What the browser last said of an element that the page watches: whether any of it is in view. */
    inView: Map<Element, boolean>
  }
}

/** Lets the test know when the browser has told the page what is in view; arrange it before the page is opened. */
export async function arrangeSight({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    window.inView = new Map()
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          tell(entries, observer)
          for (const { target, isIntersecting } of entries) window.inView.set(target, isIntersecting)
        }, options)
      }
    }
  })
}

/** Takes IntersectionObserver away from the page. */
export async function loseSight({ page }: Site): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
}

/** Scrolls until the element is in the middle of the view, or to where nothing of it is. */
export async function scrollTo(element: Locator, isInView: boolean): Promise<void> {
  await element.evaluate((it, wanted) => {
    const { top, height } = it.getBoundingClientRect()
    if (wanted) it.scrollIntoView({ block: 'center', behavior: 'instant' })
    else window.scrollTo({ top: top + scrollY >= innerHeight ? 0 : top + scrollY + height + 1, behavior: 'instant' })
  }, isInView)
}

/** Waits until the page's IntersectionObserver has reported the element. */
export async function toldWhether(element: Locator, isInView: boolean): Promise<void> {
  await expect
    .poll(() => element.evaluate((it) => window.inView.get(it)), {
      message: 'the browser tells what is in view',
      intervals: [10, 20],
    })
    .toBe(isInView)
}
