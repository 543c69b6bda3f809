import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { startGallery } from './start.ts'

/**
 * Photographs every view of the gallery and asks axe about it:
 * `npx tsx e2e/gallery/review.ts [folder] [words in the views' names] [widths]`. Fails where axe finds something or a page is
 * wider than its window.
 */
const [folder = 'test-results/gallery', only = '', widths = '390,768,1280,1536'] = process.argv.slice(2)
const heights: Record<string, number> = { 390: 844, 768: 1024, 1280: 800, 1536: 864 }

const { address, stop } = await startGallery()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
mkdirSync(folder, { recursive: true })

const contents = await browser.newPage()
await contents.goto(address)
const names = await contents.locator('li a').allTextContents()
let findings = 0
const report = (...words: unknown[]) => {
  findings += 1
  console.log(...words)
}

for (const width of widths.split(',')) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height: heights[width] ?? 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const name of names.filter((name) => only.split(',').some((word) => name.startsWith(word)))) {
      const page = await context.newPage()
      page.on('pageerror', (error) => report(name, error.message))
      page.on('console', (message) => message.type() === 'error' && report(name, message.text()))
      await page.goto(`${address}?view=${name}`)
      await page.getByRole('heading').or(page.getByRole('status')).first().waitFor({ state: 'attached' })
      await page.evaluate(() => document.fonts.ready)
      // A picture that nobody sees may never come.
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.getClientRects().length === 0),
      )
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (overflow > 0) report(name, width, `is ${overflow} px too wide`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { id, nodes } of violations)
        report(
          name,
          width,
          colorScheme,
          id,
          nodes.map(({ html }) => html.slice(0, 160)),
        )
      await page.close()
    }
    await context.close()
  }
}
console.log(`${names.length} views, ${findings} findings`)
await browser.close()
await stop()
process.exitCode = findings === 0 ? 0 : 1
