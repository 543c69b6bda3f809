import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../../scripts/chromium.ts'
import { captureSubject, type Report } from './camera.ts'
import { openGallery, openSite } from './exhibitions.ts'

/**
 * Takes screenshots of every view of the gallery and every page of the built site, and runs axe on them: `npm run
 * screenshots -- [folder] [name prefixes] [widths]`; a page's name begins with `site-`. Fails on axe violations, console
 * errors, or a page wider than its window.
 */
const [folder = 'test-results/gallery', only = '', widths = '390,768,1280,1536'] = process.argv.slice(2)
const heights: Record<string, number> = { 390: 844, 768: 1024, 1280: 800, 1536: 864 }

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumFlags,
})
const exhibitions = [await openGallery(browser), await openSite()]
const subjects = exhibitions
  .flatMap(({ subjects }) => subjects)
  .filter(({ name }) => only.split(',').some((beginning) => name.startsWith(beginning)))

let findings = 0
const report: Report = (...words) => {
  findings += 1
  console.log(...words)
}

mkdirSync(folder, { recursive: true })
for (const width of widths.split(',')) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height: heights[width] ?? 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const subject of subjects) await captureSubject(context, subject, folder, `${width}-${colorScheme}`, report)
    await context.close()
  }
}
console.log(`${subjects.length} subjects, ${findings} findings`)
await browser.close()
await Promise.all(exhibitions.map(({ close }) => close()))
process.exitCode = findings === 0 && subjects.length > 0 ? 0 : 1
