import { chromium, type Page } from '@playwright/test'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { type Figures, median } from './figures.ts'
import { openBenchPage } from './page.ts'
import type { Bench, Times } from './valuation-bench.ts'
import { valuationChunks } from './valuation-chunks.ts'

/** Read by the script in the page. */
declare const bench: Bench

/** Without vsync, so that times aren't multiples of the screen's refresh interval. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** The cost of drawing a valuation, measured in one Chromium. */
export async function measureValuation(root: string, executablePath: string): Promise<Figures[]> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...unhurried] })
  try {
    const window = await browser.newPage({ viewport: { width: 800, height: 900 } })
    const page = await openBenchPage(window, root, 'tools/bench/pages/valuation-page.tsx', 'bench')
    return [await drawing(page), await valuationChunks(root)]
  } finally {
    await browser.close()
  }
}

async function drawing(page: Page): Promise<Figures> {
  const runs: { name: string; found: Times }[] = []
  runs.push({ name: '**our chart**', found: await page.evaluate(() => bench.product(30)) })
  for (const [count, rounds] of [
    [1e3, 30],
    [1e4, 15],
    [1e5, 5],
  ] as const) {
    const found = await page.evaluate(([count, rounds]) => bench.recharts(count, rounds), [count, rounds] as const)
    runs.push({ name: `recharts with ${count.toLocaleString('en-US')} points`, found })
  }
  const found = await page.evaluate(() => bench.uplot(1e6, 15))
  runs.push({ name: 'uPlot with 1,000,000 points', found })
  const [first] = runs
  if (!first) throw new Error('Nothing was drawn.')
  const base = { redraw: median(first.found.redraw), hover: median(first.found.hover) }
  return {
    title: 'Drawing a valuation',
    story:
      'A line of one week, 640 × 288 px, in the same Chromium, without a limit to its frames. Each time is the middle one, from the order to the end of the first frame that shows it, after a round that warms up. Redraw: one more point. Marker: from one point to another, with its tooltip. Our chart works out the 169 points of its window and draws them with its heading, its table closed; the others draw all that they are given.',
    columns: ['', 'redraw, ms', 'of ours', 'marker, ms', 'of ours'],
    rows: runs.map(({ name, found }) => {
      const [redraw, hover] = [median(found.redraw), median(found.hover)]
      const ratio = (one: number, other: number) => `${(one / other).toFixed(1)} ×`
      return [name, redraw.toFixed(1), ratio(redraw, base.redraw), hover.toFixed(1), ratio(hover, base.hover)]
    }),
  }
}
