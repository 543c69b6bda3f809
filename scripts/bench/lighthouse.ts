import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromiumFlags } from '../chromium.ts'
import { type Figures, median, met } from './figures.ts'

const runs = 3

/** At least. */
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const names = {
  performance: 'Performance',
  accessibility: 'Accessibility',
  'best-practices': 'Best practices',
  seo: 'SEO',
}
type Category = keyof typeof targets

/** Lighthouse's own names of what its performance score is made of. */
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

/** Lighthouse on an open listing as on a phone, three times; each figure is the one in the middle. */
export async function lighthouse({ address, browser }: { address: string; browser: string }): Promise<Figures> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await report(address, browser))
  const row = (name: string, values: number[], target: string, digits = 0) => [
    name,
    `**${median(values).toFixed(digits)}**`,
    values.map((value) => value.toFixed(digits)).join(', '),
    target,
  ]
  const categories = Object.keys(targets) as Category[]
  return {
    title: 'Lighthouse, mobile, on an open listing',
    story: `Lighthouse ${reports[0]?.lighthouseVersion} with its own idea of a phone (a slow 4G and a processor four times as slow, both simulated), ${runs} runs one after the other.`,
    columns: ['', 'median', 'runs', 'target'],
    rows: [
      ...categories.map((category) => {
        const scores = reports.map(({ categories }) => Math.round(categories[category].score * 100))
        return row(names[category], scores, `≥ ${targets[category]}, ${met(median(scores) >= targets[category])}`)
      }),
      ...(Object.entries(timings) as [Timing, string][]).map(([timing, name]) => {
        const seconds = name.endsWith(', s')
        const values = reports.map(({ audits }) => audits[timing].numericValue / (seconds ? 1000 : 1))
        return row(name, values, '', seconds ? 2 : timing === 'cumulative-layout-shift' ? 3 : 0)
      }),
    ],
    notes: [
      `Lighthouse's own measure of the machine in these runs (benchmarkIndex): ${reports.map(({ environment }) => Math.round(environment.benchmarkIndex)).join(', ')}. Where they are far apart, something else wanted the processor, and the blocking time is too long.`,
    ],
  }
}

async function report(address: string, browser: string): Promise<Report> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  const child = spawn(
    process.execPath,
    [cli, address, '--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: ['ignore', 'pipe', 'inherit'], timeout: 180_000 },
  )
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) said += chunk
  if (!said.startsWith('{')) throw new Error('Lighthouse ended without a report.')
  return JSON.parse(said) as Report
}
