import { asMarkdown, type Figures } from './figures.ts'
import type { MeasuredMachine } from './machine.ts'

/** docs/performance.md */
export function performanceDocument({
  figures,
  machine,
  date,
  loads,
}: {
  figures: Figures[]
  machine: MeasuredMachine
  date: string
  /** Load average over one minute at the start and at the end of the measurement. */
  loads: [string, string]
}): string {
  const { processor, cores, memory, system, node, chromium } = machine
  return `${[
    '# Performance',
    'Written by `npm run bench`; do not edit. It builds the site if need be, starts the product with fresh data on a free port, measures, and writes down what it measured, missed targets included.',
    [
      `- Machine: ${processor}, ${cores} cores, ${memory}, ${system}`,
      `- Node ${node}, Chromium ${chromium}`,
      `- ${date}; load average of one minute ${loads[0]} at the start and ${loads[1]} at the end, for ${cores} cores`,
    ].join('\n'),
    'Sizes are exact and the same on every machine. Times are not: a load that was above the number of cores when the measuring began means that others were at work, and then timings are worse, and scatter more, than on a machine that is left alone.',
    ...figures.map(asMarkdown),
    '## Again, on another machine',
    '`npm ci`, then `npm run bench`: about fifteen minutes. A Chromium is found or fetched as the tests do it (`CHROMIUM_PATH` names one). One part alone is printed, and written down with `--write`: `npm run bench -- javascript`, `lighthouse`, `throughput`, `gates`, `assistant`, `crowd`, `start`, `memory`, `hostile`, `widget`, `valuation`, `marketing` or `inspector`.',
  ].join('\n\n')}\n`
}

/**
 * The document with these sections measured again. Each tells when, and under which load, since the rest was measured at another
 * time; one that isn't there yet comes before how to measure again.
 */
export function withSections(text: string, sections: Figures[], measured: { date: string; load: string }): string {
  return sections.reduce((document, { notes = [], ...figures }) => {
    const note = `Measured on ${measured.date}, at a load average of ${measured.load} when it began.`
    const section = asMarkdown({ ...figures, notes: [...notes, note] })
    const [before, ...others] = document.split(/\n(?=## )/)
    const index = others.findIndex((other) => other.startsWith(`## ${figures.title}\n`))
    const rest = index < 0 ? [...others.slice(0, -1), section, ...others.slice(-1)] : others.with(index, section)
    return [before, ...rest]
      .map((part) => part?.trimEnd())
      .join('\n\n')
      .concat('\n')
  }, text)
}
