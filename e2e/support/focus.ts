import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab once for each element and expects the focus there: visible, in view and outlined. */
export async function tabsThrough(page: Page, places: Locator[]): Promise<void> {
  for (const place of places) {
    await page.keyboard.press('Tab')
    await seesFocus(place)
  }
}

/** The element has the focus, is in view, isn't covered, and has an outline of at least 2 pixels. */
export async function seesFocus(place: Locator): Promise<void> {
  await expect(place).toBeFocused()
  await expect(place).toBeInViewport()
  await expect
    .poll(() =>
      place.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(
          left + width / 2,
          top + height / 2,
        )
        return {
          outline: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          covered: seen !== null && !element.contains(seen) && !seen.contains(element),
        }
      }),
    )
    .toEqual({ outline: true, covered: false })
}
