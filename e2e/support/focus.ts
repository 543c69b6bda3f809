import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab once for each place and finds the focus there: visible, in view and marked. */
export async function tabsThrough(page: Page, places: Locator[]): Promise<void> {
  for (const place of places) {
    await page.keyboard.press('Tab')
    await seesFocus(place)
  }
}

/** The element has the focus, lies in view, is covered by nothing, and a line of at least 2 pixels says so. */
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
