import type { Page } from '@playwright/test'

/** Every h1 that the page shows from now on, however briefly. */
export async function everyHeading(page: Page): Promise<string[]> {
  const headings: string[] = []
  await page.exposeFunction('reportHeading', (text: string) => headings.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (heading) (window as unknown as { reportHeading(text: string): void }).reportHeading(heading)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  return headings
}
