import { chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { chromiumFlags } from '../chromium.ts'
import { type Figures, median } from './figures.ts'
import type { Bench, Times } from './valuation-bench.ts'
import { valuationChunks } from './valuation-chunks.ts'

/** What runs in the page finds it there. */
declare const bench: Bench

const million = 1_000_000
/** A frame as soon as one is ready, so that a time is no multiple of the screen's. */
const unhurried = ['--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--expose-gc']

/** What a million points cost, and what it costs to draw when they are there; all of it in one run of one Chromium. */
export async function valuation(root: string, executablePath: string): Promise<Figures[]> {
  const files = await builtPage(root)
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...unhurried] })
  try {
    const page = await openPage(await browser.newPage({ viewport: { width: 800, height: 900 } }), files)
    return [await keeping(page), await drawing(page), await valuationChunks(root)]
  } finally {
    await browser.close()
  }
}

async function keeping(page: Page): Promise<Figures> {
  const found: Record<string, { ms: number; bytes: number }> = {}
  for (const as of ['series', 'objects'] as const) {
    const before = await memoryOf(page)
    const ms = await page.evaluate(([count, as]) => bench.make(count, as), [million, as] as const)
    found[as] = { ms, bytes: (await memoryOf(page)) - before }
    await page.evaluate(() => bench.drop())
  }
  const { series, objects } = found as Record<'series' | 'objects', { ms: number; bytes: number }>
  const times = (one: number, other: number) => `${(one / other).toFixed(2)} ×`
  return {
    title: 'A million points of a valuation: to make and to keep',
    story:
      'In Chromium, after a collection of garbage before and after. The series is made as a chart that is left open makes it: one refresh after the other, each point with its value by VALUE-05. The array beside it is filled at once, with a simpler value.',
    columns: ['', 'time, ms', 'of the array', 'memory, MB', 'of the array'],
    rows: [
      [
        'the series: typed arrays, by refreshes',
        series.ms.toFixed(0),
        times(series.ms, objects.ms),
        (series.bytes / million).toFixed(1),
        times(series.bytes, objects.bytes),
      ],
      [
        'an array of { time, value }, filled at once',
        objects.ms.toFixed(0),
        times(1, 1),
        (objects.bytes / million).toFixed(1),
        times(1, 1),
      ],
    ],
  }
}

async function drawing(page: Page): Promise<Figures> {
  const runs: { name: string; found: Times }[] = []
  for (const kept of [1e3, 1e4, 1e5, 1e6]) {
    const found = await page.evaluate((kept) => bench.product(kept, 30), kept)
    runs.push({ name: `**our chart, ${kept.toLocaleString('en-US')} kept**`, found })
  }
  for (const [count, rounds] of [
    [1e3, 30],
    [1e4, 15],
    [1e5, 5],
  ] as const) {
    const found = await page.evaluate(([count, rounds]) => bench.recharts(count, rounds), [count, rounds] as const)
    runs.push({ name: `recharts with ${count.toLocaleString('en-US')} points`, found })
  }
  const found = await page.evaluate((count) => bench.uplot(count, 15), million)
  runs.push({ name: 'uPlot with 1,000,000 points', found })
  const [first] = runs
  if (!first) throw new Error('Nothing was drawn.')
  const base = { redraw: median(first.found.redraw), hover: median(first.found.hover) }
  return {
    title: 'Drawing a valuation',
    story:
      'A line of one week, 640 × 288 px, in the same Chromium, without a limit to its frames. Each time is the middle one, from the order to the end of the first frame that shows it, after a round that warms up. Redraw: one more point. Marker: from one point to another, with its tooltip. Our chart draws 169 points of however many are kept, with its heading, and its table closed; the others draw all that they are given.',
    columns: ['', 'redraw, ms', 'of ours, 1,000', 'marker, ms', 'of ours, 1,000'],
    rows: runs.map(({ name, found }) => {
      const [redraw, hover] = [median(found.redraw), median(found.hover)]
      const ratio = (one: number, other: number) => `${(one / other).toFixed(1)} ×`
      return [name, redraw.toFixed(1), ratio(redraw, base.redraw), hover.toFixed(1), ratio(hover, base.hover)]
    }),
  }
}

/** Bytes that live in the page: objects, and what typed arrays hold beside them. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize = 0 } = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number
    backingStorageSize?: number
  }
  await session.detach()
  return usedSize + backingStorageSize
}

async function openPage(page: Page, files: Map<string, string>): Promise<Page> {
  await page.route('http://bench.test/**', (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    const body = files.get(path)
    const contentType = path.endsWith('.css') ? 'text/css' : path.endsWith('.js') ? 'text/javascript' : 'text/html'
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body, contentType })
  })
  page.on('pageerror', (error) => console.error(error))
  await page.goto('http://bench.test/')
  await page.waitForFunction(() => 'bench' in globalThis)
  return page
}

/** The measuring page with everything that it needs, built as the site is, by its name. */
async function builtPage(root: string): Promise<Map<string, string>> {
  const [react, tailwind] = [await import('@vitejs/plugin-react'), await import('@tailwindcss/vite')]
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react.default(), tailwind.default()],
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: {
        input: { page: `${root}/e2e/bench/valuation-page.tsx`, style: `${root}/src/styles/main.css` },
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const files = new Map(
    output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)] as const),
  )
  const links = [...files.keys()].filter((name) => name.endsWith('.css'))
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'page')
  const head = links.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  const html = `<!doctype html><meta charset="utf-8"><title>bench</title>${head}<div id="frame" style="width:640px"></div><script type="module" src="/${entry?.fileName}"></script>`
  return files.set('', html)
}
