import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Asks axe about what the page shows now, on a phone and on a desk, by day and by night. */
export async function findsNoBarrier(page: Page): Promise<void> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await colorsHaveSettled(page)
      const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withTags(levels).analyze()
      expect(passes.length).toBeGreaterThan(5)
      for (const { id, nodes } of violations) {
        found.push(...nodes.map(({ html }) => `${size.width} px, ${colorScheme}: ${id}: ${html.slice(0, 200)}`))
      }
    }
  }
  expect(found).toEqual([])
}

/** From day to night colours go by degrees, and half-way there is little contrast. */
function colorsHaveSettled(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished))
  })
}
