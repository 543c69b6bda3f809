import type { Page } from '@playwright/test'
import type { Site } from './site/site.ts'

interface Look {
  timeframe: string
  points: number
  isOpen: boolean
  isMarked: boolean
  /** ISO timestamps. */
  shown: string
  latest: string
}

export const slider = (page: Page) => page.getByRole('slider', { name: /^Home value over/ })
export const timeframeButton = (page: Page) => page.getByRole('button', { name: /^Timeframe/ })

export async function lookAtChart(site: Site, look: object): Promise<void> {
  const { timeframe, points, isOpen, isMarked, shown, latest } = look as Look
  await site.sees(() => see(site), {
    timeframe,
    rows: points,
    drawn: points,
    isOpen,
    tooltip: isMarked ? momentWords(shown, timeframe) : null,
    shown: momentWords(shown, timeframe),
    latest: momentWords(latest, timeframe),
    headingFits: true,
  })
}

/** The line, its slider, its heading and its table, all at one moment. */
async function see({ page }: Site): Promise<object> {
  const isWide = await page.getByRole('radio').first().isVisible()
  const timeframe = isWide
    ? await page.getByRole('radio', { checked: true }).inputValue()
    : ((await timeframeButton(page).textContent()) ?? '')
  const seen = await page.evaluate(() => {
    const slider = document.querySelector('[role=slider]')
    const [moment, value] = slider?.getAttribute('aria-valuetext')?.split(/, (?=\$)/) ?? []
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    )
    const line = document.querySelector('.recharts-line-curve')?.getAttribute('d') ?? ''
    const tooltip = slider?.querySelector('[data-tooltip]')?.children
    return {
      rows: rows.length,
      drawn: line.split(/[ML]/).length - 1,
      tooltip: tooltip?.[0]?.textContent ?? null,
      shown: moment,
      latest: rows[0]?.[0],
      headingFits:
        [...document.querySelectorAll('h3')].some((heading) => heading.textContent === `Home value ${value}`) &&
        rows.some(([date, price]) => date === moment && price === value) &&
        (tooltip?.[1]?.textContent ?? value) === value,
    }
  })
  return {
    ...seen,
    timeframe: timeframe.replace('INTERVAL_', ''),
    isOpen: await page.getByRole('listbox', { name: 'Timeframe' }).isVisible(),
  }
}

/** On the clocks of Kathmandu, as the walk's browser has them. */
function momentWords(timestamp: string, timeframe: string): string {
  const [day = '', time = ''] = new Date(timestamp).toLocaleString('sv-SE', { timeZone: 'Asia/Kathmandu' }).split(' ')
  const [year, month, date] = day.split('-')
  const isLong = timeframe === '3M' || timeframe === '1Y'
  return `${month}/${date}/${year}${isLong ? '' : ` ${time.slice(0, 5)}`}`
}
