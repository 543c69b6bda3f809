import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromiumFlags } from '../../scripts/chromium.ts'
import { type Figures, median, met } from './figures.ts'

const runs = 3

/** Minimum scores. */
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const names = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
type Category = keyof typeof targets

/** Lighthouse's names of the metrics in its performance score. */
const timings = {
  'first-contentful-paint': 'First contentful paint, s',
  'largest-contentful-paint': 'Largest contentful paint, s',
  'total-blocking-time': 'Total blocking time, ms',
  'speed-index': 'Speed index, s',
  'cumulative-layout-shift': 'Cumulative layout shift',
}
type Timing = keyof typeof timings

interface Report {
  categories: Record<Category, { score: number }>
  audits: Record<Timing, { numericValue: number }>
  environment: { benchmarkIndex: number }
  lighthouseVersion: string
}

const phone = (reports: Report[]) =>
  `Lighthouse ${reports[0]?.lighthouseVersion} with its own idea of a phone (a slow 4G and a processor four times as slow, both simulated), ${runs} runs one after the other`

/** Lighthouse on an open listing with its phone settings: the median of three runs for each figure. */
export async function lighthouse(address: string, browser: string): Promise<Figures> {
  const reports = await reportsOf(address, browser)
  const row = (name: string, values: number[], target: string, digits = 0) => [
    name,
    `**${median(values).toFixed(digits)}**`,
    values.map((value) => value.toFixed(digits)).join(', '),
    target,
  ]
  return {
    title: 'Lighthouse, mobile, on an open listing',
    story: `${phone(reports)}.`,
    columns: ['', 'median', 'runs', 'target'],
    rows: [
      ...categories.map((category) => {
        const scores = scoresOf(reports, category)
        return row(names[category], scores, `≥ ${targets[category]}, ${met(median(scores) >= targets[category])}`)
      }),
      ...(Object.entries(timings) as [Timing, string][]).map(([timing, name]) =>
        row(name, valuesOf(reports, timing), '', digitsOf(timing)),
      ),
    ],
    notes: [ofTheMachine(reports)],
  }
}

/** Lighthouse on several pages with its phone settings: the median of three runs for each figure. */
export async function lighthouseOn(
  title: string,
  pages: { name: string; address: string }[],
  browser: string,
): Promise<Figures> {
  const all: Report[] = []
  const rows: string[][] = []
  for (const { name, address } of pages) {
    const reports = await reportsOf(address, browser)
    all.push(...reports)
    const scores = categories.map((category) => median(scoresOf(reports, category)))
    const isMet = categories.every((category, index) => (scores[index] ?? 0) >= targets[category])
    rows.push([
      name,
      ...scores.map(String),
      ...shown.map((timing) => median(valuesOf(reports, timing)).toFixed(digitsOf(timing))),
      met(isMet),
    ])
  }
  return {
    title,
    story: `${phone(all)} on each page; each figure is the one in the middle. Targets: performance ${targets.performance}, the others 100.`,
    columns: [
      '',
      ...categories.map((category) => names[category]),
      ...shown.map((timing) => timings[timing]),
      'targets',
    ],
    rows,
    notes: [ofTheMachine(all)],
  }
}

const categories = Object.keys(targets) as Category[]
const shown: Timing[] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

const scoresOf = (reports: Report[], category: Category) =>
  reports.map(({ categories }) => Math.round(categories[category].score * 100))

const inSeconds = (timing: Timing) => timings[timing].endsWith(', s')
const digitsOf = (timing: Timing) => (inSeconds(timing) ? 2 : timing === 'cumulative-layout-shift' ? 3 : 0)
const valuesOf = (reports: Report[], timing: Timing) =>
  reports.map(({ audits }) => audits[timing].numericValue / (inSeconds(timing) ? 1000 : 1))

const ofTheMachine = (reports: Report[]) =>
  `Lighthouse's own measure of the machine in these runs (benchmarkIndex): ${reports.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ')}. Where they are far apart, something else wanted the processor, and the blocking time is too long.`

async function reportsOf(address: string, browser: string): Promise<Report[]> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await report(address, browser))
  return reports
}

/** Lighthouse sometimes loses the start of its trace and reports that; then it runs again. */
async function report(address: string, browser: string, tries = 3): Promise<Report> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  const child = spawn(
    process.execPath,
    [cli, address, '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'inherit'], timeout: 180_000 },
  )
  const ended = once(child, 'close')
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) said += chunk
  const [code] = await ended
  if (code === 0 && said.startsWith('{')) return JSON.parse(said) as Report
  if (tries === 1) throw new Error('Lighthouse ended without a report.')
  return report(address, browser, tries - 1)
}
