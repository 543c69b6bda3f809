/**
 * Measures what a visitor downloads, what Lighthouse says and how many requests the server answers, prints it and writes
 * docs/performance.md: `npm run bench`. One part alone is printed: `npm run bench -- javascript`, `lighthouse`, `throughput`,
 * `gates`, `assistant`, `crowd`, `start`, `memory`, `hostile`, `widget`, `valuation`, `marketing`, `inspector`;
 * with `--write` it takes its place in the document.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RealServer } from '#e2e/support/real-server.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { repositoryRoot, runModule } from '../../scripts/repository/command.ts'
import { assistant } from './assistant.ts'
import { crowd } from './crowd.ts'
import { performanceDocument, withSections } from './document.ts'
import { asText, type Figures } from './figures.ts'
import { measureGates } from './gates.ts'
import { hostile } from './hostile.ts'
import { inspector } from './inspector.ts'
import { javascript } from './javascript.ts'
import { lighthouse } from './lighthouse.ts'
import { load, machineWith } from './machine.ts'
import { marketing } from './marketing.ts'
import { measureMemory } from './memory.ts'
import { measureStart } from './start.ts'
import { throughput } from './throughput.ts'
import { measureValuation } from './valuation.ts'
import { measureWidget } from './widget.ts'

const listing = '/p/48-alder-ridge-road'

const parts: Record<string, (browser: string) => Promise<Figures | Figures[]>> = {
  javascript: (browser) => served((origin) => javascript({ root: repositoryRoot, address: origin + listing, browser })),
  lighthouse: (browser) => served((origin) => lighthouse(origin + listing, browser)),
  throughput,
  gates: measureGates,
  assistant,
  crowd,
  start: measureStart,
  memory: measureMemory,
  hostile,
  widget: () => measureWidget(repositoryRoot),
  valuation: (browser) => measureValuation(repositoryRoot, browser),
  inspector: (browser) => inspector(repositoryRoot, browser),
  marketing: (browser) => served((origin) => marketing(origin, browser)),
}

const args = process.argv.slice(2)
const chosen = args.find((arg) => arg !== '--write')
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
if (!chosen || args.includes('--write')) {
  const path = join(repositoryRoot, 'docs/performance.md')
  const date = new Date().toISOString().slice(0, 10)
  const text = chosen
    ? withSections(await readFile(path, 'utf8'), figures, { date, load: begun })
    : performanceDocument({ figures, machine: machineWith(browser), date, loads: [begun, load()] })
  await writeFile(path, text)
  console.log('\nwritten to docs/performance.md')
}

/** Starts the product with fresh data for one measurement. */
async function served<T>(measured: (origin: string) => Promise<T>): Promise<T> {
  const server = await RealServer.start()
  try {
    return await measured(server.origin)
  } finally {
    await server.dispose()
  }
}
