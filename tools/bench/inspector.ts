import { chromium } from '@playwright/test'
import { chartFile } from '#tools/explorer/serve.ts'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { type Figures, median } from './figures.ts'
import type { InspectorBench } from './inspector-bench.ts'
import { openBenchPage } from './page.ts'

/** Read by the script in the page. */
declare const inspectorBench: InspectorBench

const events = 10_000
/** Ten seconds of events at 60 frames a second. */
const perFrame = 17
const frameAtSixty = 1000 / 60

/** Whether the inspector's panel keeps up with events: the same events with and without it in one Chromium. */
export async function inspector(root: string, executablePath: string): Promise<Figures> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.route('**/machines/charts/*.json', async (route) => {
      const [, name = ''] = /([\w-]+)\.json$/.exec(route.request().url()) ?? []
      await route.fulfill({ body: (await chartFile(name)) ?? '', contentType: 'application/json' })
    })
    await openBenchPage(page, root, 'tools/bench/pages/inspector-page.tsx', 'inspectorBench')
    const rows: (string | number)[][] = []
    for (const isShown of [false, true]) {
      const frames = await page.evaluate(([count, each, shown]) => inspectorBench.frames(count, each, shown), [
        events,
        perFrame,
        isShown,
      ] as const)
      const late = frames.filter((frame) => frame > frameAtSixty * 1.5).length
      rows.push([
        isShown ? '**with the panel**' : 'without it',
        (1000 / median(frames)).toFixed(0),
        `${((100 * late) / frames.length).toFixed(1)} %`,
        Math.max(...frames).toFixed(0),
      ])
    }
    return {
      title: 'The machine inspector while events come',
      story: `In Chromium, the chat's machine gets ${events.toLocaleString('en-US')} events, ${perFrame} before each frame, with the panel open on its chart, context and log. A frame is late when it takes more than one and a half times a sixtieth of a second.`,
      columns: ['', 'frames a second, middle', 'late', 'longest, ms'],
      rows: rows.map((row) => row.map(String)),
    }
  } finally {
    await browser.close()
  }
}
