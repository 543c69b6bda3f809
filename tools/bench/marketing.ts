import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { type Figures, kB, met } from './figures.ts'
import { lighthouseOn } from './lighthouse.ts'
import { firstView, resourceKinds } from './pages/first-view.ts'

const pages = [
  { name: 'home', path: '/' },
  { name: 'an article', path: '/insights/beyond-the-obvious' },
  { name: 'demo', path: '/demo' },
  { name: 'enterprise', path: '/enterprise' },
  { name: 'insights', path: '/insights' },
]

const windows = [
  { name: 'phone', width: 390, height: 844, deviceScaleFactor: 2 },
  { name: 'desktop', width: 1280, height: 800, deviceScaleFactor: 1 },
]

/** The weight of marketing pages, whether they can be read without their scripts, and their Lighthouse scores. */
export async function marketing(origin: string, executablePath: string): Promise<Figures[]> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const weighed = await weights(origin, browser).finally(() => browser.close())
  const addresses = pages.map(({ name, path }) => ({ name, address: origin + path }))
  return [weighed, await lighthouseOn('Lighthouse, mobile, on marketing pages', addresses, executablePath)]
}

async function weights(origin: string, browser: Browser): Promise<Figures> {
  const rows: string[][] = []
  for (const { name, path } of pages) {
    for (const { name: window, width, height, deviceScaleFactor } of windows) {
      const view = await firstView(browser, origin + path, { viewport: { width, height }, deviceScaleFactor })
      const all = resourceKinds.reduce((sum, kind) => sum + view.bytes[kind], 0)
      rows.push([
        `${name}, ${window}`,
        kB(all - view.bytes.media),
        ...resourceKinds.map((kind) => kB(view.bytes[kind])),
        `${view.wordsWithoutScripts} of ${view.words}`,
        view.wordsWithoutScripts >= view.words ? `0 kB, ${met(true)}` : met(false),
      ])
    }
  }
  return {
    title: 'The first view of a marketing page',
    story:
      'Bytes over the wire (compressed, headers included) until a visitor who does nothing has had a quiet network for a second, with an empty cache, on a phone (390 × 844, two pixels to one) and on a desktop (1280 × 800). The film, which begins to play by itself once the page is there, is not in the sum.',
    columns: ['', 'sum without film', ...resourceKinds, 'words without JavaScript', 'JavaScript before it is readable'],
    rows,
    notes: [
      'Words without JavaScript: those of the main part that are shown with scripts switched off, against those that are shown with them, both with reduced motion. Where there are as many, or more (the film is offered as a link), no JavaScript is needed to read the page.',
    ],
  }
}
