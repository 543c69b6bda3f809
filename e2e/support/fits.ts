import { expect, type Page } from '@playwright/test'

const screens = [
  { width: 320, text: 100 },
  { width: 320, text: 200 },
  { width: 900, text: 200 },
  { width: 1280, text: 200 },
]

/** The page doesn't scroll sideways, no control is cut off or covered, and no button's text is cut off. */
export async function fits(page: Page): Promise<void> {
  for (const { width, text } of screens) {
    await page.setViewportSize({ width, height: 800 })
    const amiss = await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`
      // Items of a scrolling row, such as a carousel's next card, may be outside the window.
      const isInRow = (element: Element | null): boolean =>
        element !== null &&
        element !== document.documentElement &&
        ((element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX)) ||
          isInRow(element.parentElement))
      const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : []
      for (const element of document.querySelectorAll('a, button, input, textarea, h1, h2, p, li, dd, [role=option]')) {
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) continue
        // The hidden field for bots isn't checked.
        if (element.closest('[aria-hidden=true]')?.querySelector('input')) continue
        const report = (what: string) => found.push(`${what}: ${element.outerHTML.slice(0, 120)}`)
        if ((left < -1 || right > innerWidth + 1) && !isInRow(element)) report('beside the window')
        if (element.matches('button, a, h1, h2') && element.scrollWidth > element.clientWidth + 1) report('cut off')
        if (!element.matches('a, button, input') || element.closest('[inert], [role=log]')) continue
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const place = element.getBoundingClientRect()
        const seen = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2)
        if (place.top >= 0 && seen && !element.contains(seen) && !seen.contains(element)) report('covered')
      }
      return found
    }, text)
    expect(amiss, `${width} px, text at ${text} %`).toEqual([])
  }
}
