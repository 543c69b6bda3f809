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
    '`npm ci`, then `npm run bench`: about fifteen minutes. A Chromium is found or fetched as the tests do it (`CHROMIUM_PATH` names one). One part alone, printed and not written down: `npm run bench -- javascript`, `lighthouse`, `throughput`, `gates`, `assistant`, `crowd`, `start`, `memory`, `hostile`, `widget`, `valuation`, `marketing` or `inspector`.',
  ].join('\n\n')}\n`
}
