import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'

/** A page or view to capture; its name is the screenshot's. */
export interface Subject {
  name: string
  address: string
}

/** Receives the problems of a subject. */
export type Report = (...words: unknown[]) => void

/**
 * Takes full-page screenshots of a subject as `[folder]/[name]-[circumstances].png`, and runs axe on it. Reports axe
 * violations, console errors, and by how much it is wider than its window.
 */
export async function captureSubject(
  context: BrowserContext,
  { name, address }: Subject,
  folder: string,
  circumstances: string,
  report: Report,
): Promise<void> {
  const page = await context.newPage()
  const reportHere: Report = (...words) => report(name, circumstances, ...words)
  page.on('pageerror', (error) => reportHere(error.message))
  page.on('console', (message) => {
    // A missing page is answered with its status, which the browser logs as an error.
    const isAddressItself = message.location().url === address
    if (message.type() === 'error' && !isAddressItself) reportHere(message.text())
  })
  await page.goto(address)
  await page.getByRole('heading').or(page.getByRole('status')).first().waitFor({ state: 'attached' })
  await everythingIsThere(page)
  await page.screenshot({ path: `${folder}/${name}-${circumstances}.png`, fullPage: true })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) reportHere(`is ${overflow} px too wide`)
  const { violations } = await new AxeBuilder({ page }).analyze()
  for (const { id, nodes } of violations)
    reportHere(
      id,
      nodes.map(({ html }) => html.slice(0, 160)),
    )
  await page.close()
}

/** The page is hydrated, nothing is loading, and fonts and images, including those far below, have loaded. */
async function everythingIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
    return document.fonts.ready
  })
  // Hidden images may never load.
  await page.evaluate(() =>
    Promise.allSettled([...document.images].map((image) => image.getClientRects().length > 0 && image.decode())),
  )
}
