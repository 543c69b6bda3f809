import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the home page and waits until its program has taken it over. */
export async function comesToHomePage(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-variant]')).toBeAttached()
}

/** Until everything that watches an element has been told where it is; who begins to watch last is told last. */
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
