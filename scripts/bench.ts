/**
 * Measures what a visitor downloads, what Lighthouse says and how many requests the server answers, prints it and writes
 * docs/performance.md: `npm run bench`. One part alone is only printed: `npm run bench -- javascript`, `lighthouse`, `throughput`,
 * `gates`, `assistant`, `hostile`, `widget`, `valuation`, `marketing`.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RealServer } from '#e2e/support/real-server.ts'
import { assistant } from './bench/assistant.ts'
import { performanceDocument } from './bench/document.ts'
import { asText, type Figures } from './bench/figures.ts'
import { gates } from './bench/gates.ts'
import { hostile } from './bench/hostile.ts'
import { javascript } from './bench/javascript.ts'
import { lighthouse } from './bench/lighthouse.ts'
import { load, machineWith } from './bench/machine.ts'
import { marketing } from './bench/marketing.ts'
import { throughput } from './bench/throughput.ts'
import { valuation } from './bench/valuation.ts'
import { widget } from './bench/widget.ts'
import { ensureChromium } from './chromium.ts'
import { house, runModule } from './house/command.ts'

const listing = '/p/48-alder-ridge-road'

const parts: Record<string, (browser: string) => Promise<Figures | Figures[]>> = {
  javascript: (browser) => served((origin) => javascript({ root: house, address: origin + listing, browser })),
  lighthouse: (browser) => served((origin) => lighthouse(origin + listing, browser)),
  throughput,
  gates,
  assistant,
  hostile,
  widget: () => widget(house),
  valuation: (browser) => valuation(house, browser),
  marketing: (browser) => served((origin) => marketing(origin, browser)),
}

const [chosen] = process.argv.slice(2)
if (chosen && !parts[chosen]) {
  console.error(`"${chosen}" is none of ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const browser = await ensureChromium()
const built = await runModule('node_modules/tsx/dist/cli.mjs', 'scripts/build.ts', '--if-stale')
if (!built.ok) throw new Error(`The site was not built: ${built.output}`)

const begun = load()
const figures: Figures[] = []
for (const [name, measured] of Object.entries(parts)) {
  if (chosen && name !== chosen) continue
  for (const part of [await measured(browser)].flat()) {
    console.log(`\n${asText(part)}`)
    figures.push(part)
  }
}
if (!chosen) {
  const date = new Date().toISOString().slice(0, 10)
  const text = performanceDocument({ figures, machine: machineWith(browser), date, loads: [begun, load()] })
  await writeFile(join(house, 'docs/performance.md'), text)
  console.log('\nwritten to docs/performance.md')
}

/** Starts the product for one measurement, with fresh data. */
async function served<T>(measured: (origin: string) => Promise<T>): Promise<T> {
  const server = await RealServer.start()
  try {
    return await measured(server.origin)
  } finally {
    await server.dispose()
  }
}
