import { wholeDollars } from '#domain/money.ts'
import type { ValuePoint } from '#machines/valuation-chart/series.ts'
import type { Timeframe } from '#machines/valuation-chart/timeframe.ts'

export const valuation = {
  /** Before the value, for those who do not see where it stands. */
  value: 'Illustrated value',
  choice: 'Timeframe',
  timeframes: {
    INTERVAL_1D: { short: '1D', long: 'one day' },
    INTERVAL_1W: { short: '1W', long: 'one week' },
    INTERVAL_1M: { short: '1M', long: 'one month' },
    INTERVAL_3M: { short: '3M', long: 'three months' },
    INTERVAL_1Y: { short: '1Y', long: 'one year' },
  } satisfies Record<Timeframe, object>,
  /** VALUE-03. */
  disclaimer: 'This is an illustration around one figure, not a formal appraisal or a guarantee of value.',
  table: 'All values as a table',
  tableCaption: (timeframe: Timeframe) =>
    `Illustrated value over ${valuation.timeframes[timeframe].long}, latest first`,
  tableColumns: { date: 'Date', dateAndTime: 'Date and time', value: 'Value' },
  /** What a screen reader calls the line, which its arrow keys follow. */
  line: (timeframe: Timeframe) => `Illustrated value over ${valuation.timeframes[timeframe].long}`,
  missing: 'The chart isn’t available right now.',
}

type Direction = 'up' | 'down' | 'level'

interface Change {
  direction: Direction
  /** `+$55,283 (+1.27%)` */
  amount: string
  /** `up` */
  word: string
}

const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
})
const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** VALUE-02: from one value to another, absolute and in per cent of the first. */
export function changeWords(from: number, to: number): Change {
  const direction = to > from ? 'up' : to < from ? 'down' : 'level'
  const sign = { up: '+', down: '−', level: '' }[direction]
  const [amount, share] = [Math.abs(to - from), from === 0 ? 0 : Math.abs(to - from) / from]
  return {
    direction,
    amount: `${sign}${wholeDollars(amount)} (${sign}${percent.format(share)})`,
    word: { up: 'up', down: 'down', level: 'unchanged' }[direction],
  }
}

/** Points of three months and a year are a day apart: their hour would be noise (VALUE-06). */
export function hasTime(timeframe: Timeframe): boolean {
  return timeframe !== 'INTERVAL_3M' && timeframe !== 'INTERVAL_1Y'
}

/** How a timeframe writes its moments in an IANA zone: `11/20/2026 14:05`, or `11/20/2026` (VALUE-06). */
export function momentFormat(timeframe: Timeframe, zone: string): (moment: number) => string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(hasTime(timeframe) && time),
  })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const date = `${parts.month}/${parts.day}/${parts.year}`
    return hasTime(timeframe) ? `${date} ${parts.hour}:${parts.minute}` : date
  }
}

/** To the nearest thousand: an illustration has no better figure. A value below ten thousand stays as it is. */
export function roundedValue(value: number): number {
  return Math.abs(value) < 10_000 ? value : Math.round(value / 1000) * 1000
}

/** `$4.75M`, `$985K`: what fits on the line's own ground. */
export function shortUsd(value: number): string {
  return shortDollars.format(value)
}

/** Beside a value, where the home is listed: how far it is from the list price. */
export function listPriceWords(listPrice: number, value: number): string {
  if (value === listPrice) return 'Same as the list price'
  return `${wholeDollars(Math.abs(value - listPrice))} ${value > listPrice ? 'above' : 'below'} the list price`
}

/** When the change began, as people say it: `Nov 14`, `Nov 2025` of a year. */
export function sinceFormat(timeframe: Timeframe, zone: string): (moment: number) => string {
  const shown: Intl.DateTimeFormatOptions =
    timeframe === 'INTERVAL_1Y' ? { month: 'short', year: 'numeric' } : { month: 'short', day: 'numeric' }
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...shown })
  return (moment) => format.format(moment)
}

/** What stands below the line: `2:05 PM` of a day, `Nov 20` of weeks and months, `Nov 2026` of a year. */
export function axisFormat(timeframe: Timeframe, zone: string): (moment: number) => string {
  const shown: Intl.DateTimeFormatOptions =
    timeframe === 'INTERVAL_1D'
      ? { hour: 'numeric', minute: '2-digit' }
      : timeframe === 'INTERVAL_1Y'
        ? { month: 'short', year: 'numeric' }
        : { month: 'short', day: 'numeric' }
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...shown })
  return (moment) => format.format(moment)
}

/** The whole line in two sentences, for those who do not see it. */
export function summaryWords(timeframe: Timeframe, points: ValuePoint[], zone: string): string {
  const [first, latest] = [points[0], points.at(-1)]
  if (!first || !latest) return ''
  const moment = momentFormat(timeframe, zone)
  const by = (isBetter: (one: ValuePoint, other: ValuePoint) => boolean) =>
    points.reduce((best, point) => (isBetter(point, best) ? point : best))
  const lowest = by((one, other) => one.value < other.value)
  const highest = by((one, other) => one.value > other.value)
  const { direction, amount, word } = changeWords(first.value, latest.value)
  const change = direction === 'level' ? word : `${word} ${amount.replaceAll(/[+−]/g, '')}`
  return `Over ${valuation.timeframes[timeframe].long}, the value went from ${wholeDollars(first.value)} on ${moment(first.time)} to ${wholeDollars(latest.value)} on ${moment(latest.time)}, ${change}. The low was ${wholeDollars(lowest.value)} on ${moment(lowest.time)}, and the high was ${wholeDollars(highest.value)} on ${moment(highest.time)}.`
}
