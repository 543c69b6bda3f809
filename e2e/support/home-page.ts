import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the home page and waits for hydration. */
export async function comesToHomePage(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-variant]')).toBeAttached()
}

/** Waits until every IntersectionObserver has been called; the one that was added last is called last. */
export async function bringsIntoView(element: Locator): Promise<void> {
  await element.evaluate(async (target) => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    for (let look = 0; look < 2; look += 1)
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          resolve()
        })
        observer.observe(target)
      })
  })
}
