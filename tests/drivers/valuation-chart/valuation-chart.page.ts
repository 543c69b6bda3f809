import type { Page } from '@playwright/test'
import { arrangeClock, pass, stopSiteClock } from '#e2e/walks/site/clock.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { controlTab, showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { locationQuery } from '#machines/property-view/location.ts'
import { valuationChartModel } from '#machines/valuation-chart/valuation-chart.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import type { valuationChart as actor } from './valuation-chart.actor.ts'
import { address, begin } from './valuation-chart.facts.ts'

interface Look {
  timeframe: string
  points: number
  isOpen: boolean
  isMarked: boolean
  /** ISO timestamps. */
  shown: string
  latest: string
}

const slider = (page: Page) => page.getByRole('slider', { name: /^Illustrated value over/ })

const timeframeButton = (page: Page) => page.getByRole('button', { name: /^Timeframe/ })

const place = {
  propertyAddress: address,
  propertyLat: 37.9066,
  propertyLong: -122.5502,
}
/** High enough for the whole page, so that no scrolling moves the chart away from the pointer. */
const [wide, narrow] = [
  { width: 1280, height: 2400 },
  { width: 390, height: 2400 },
]

const comes: PageEventDriver = async (site) => {
  await site.page.goto(`/property-view?${locationQuery(place)}`, { waitUntil: 'commit' })
  // The chart starts with the answer, before which the clock is stopped.
  await stopSiteClock(site, new Date(begin))
  await site.answer('getValuation', exampleNamed('getValuation.known'))
  await slider(site.page).waitFor()
  await site.page.getByText('All values as a table').click()
}

const button =
  (name: string): PageEventDriver =>
  async ({ page }) => {
    await page.setViewportSize(wide)
    await page.getByRole('radio', { name }).click()
  }
const turnList: PageEventDriver = async ({ page }) => {
  await page.setViewportSize(narrow)
  await timeframeButton(page).click()
}
const option =
  (name: string): PageEventDriver =>
  ({ page }) =>
    page.getByRole('option', { name }).click()
const key =
  (name: string): PageEventDriver =>
  ({ page }) =>
    slider(page).press(name)
const waits =
  (milliseconds: number): PageEventDriver =>
  (site) =>
    pass(site, milliseconds)

/** The last step of a line may be shorter: half a step less still has the same nearest point. */
async function pointAtThird({ page }: Site): Promise<void> {
  const points = Number(await slider(page).getAttribute('aria-valuemax'))
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('There is no line to point at.')
  const x = box.x + (box.width * 2) / (points - 1.5)
  await page.mouse.move(x, box.y + 10)
  await page.mouse.move(x, box.y + 20)
}

export const valuationChart: PageDriver<typeof actor> = {
  name: 'valuation-chart',
  page: 'property-view',
  isNightly: true,
  model: valuationChartModel,
  calls: { getValuation: 'held', listPropertyImages: exampleNamed('listPropertyImages.none') },
  browser: { viewport: wide, timezoneId: 'Asia/Kathmandu' },
  prepare: async (site) => {
    await controlTab(site, true)
    await arrangeClock(site, new Date(begin - 30_000))
  },
  eventDrivers: {
    'USER.comes': comes,
    'BUTTON.1D': button('1D, one day'),
    'BUTTON.1W': button('1W, one week'),
    'BUTTON.1M': button('1M, one month'),
    'BUTTON.3M': button('3M, three months'),
    'BUTTON.1Y': button('1Y, one year'),
    'LIST.opens': turnList,
    'LIST.closes': turnList,
    'LIST.escapes': ({ page }) => page.keyboard.press('Escape'),
    'USER.clicksElsewhere': ({ page }) => page.getByRole('heading', { level: 1 }).click(),
    'LIST.1D': option('1D, one day'),
    'LIST.1W': option('1W, one week'),
    'LIST.1M': option('1M, one month'),
    'LIST.3M': option('3M, three months'),
    'LIST.1Y': option('1Y, one year'),
    'POINTER.overThird': pointAtThird,
    'POINTER.leaves': ({ page }) => page.mouse.move(2, 2),
    'KEY.left': key('ArrowLeft'),
    'KEY.right': key('ArrowRight'),
    'KEY.home': key('Home'),
    'KEY.end': key('End'),
    'KEY.escapes': key('Escape'),
    'TIME.49999ms': waits(49_999),
    'TIME.1ms': waits(1),
    // In one step: advancing through an hour's frames would take minutes.
    'TIME.1h': ({ page }) => page.clock.fastForward(3_600_000),
    'TAB.hides': (site) => showSiteTab(site, false),
    'TAB.shows': (site) => showSiteTab(site, true),
    'POINTER.atNoPoint': { leftOut: 'At any position of the pointer some point is the nearest.' },
    'CLICKS.areNotHeard': { leftOut: 'A page always receives its clicks.' },
  },
  see: seeChart,
}

async function seeChart(site: Site, look: object): Promise<void> {
  const { timeframe, points, isOpen, isMarked, shown, latest } = look as Look
  await site.sees(() => readPage(site), {
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

/** The line, its slider, its heading and its table, read at once. */
async function readPage({ page }: Site): Promise<object> {
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
        [...document.querySelectorAll('h3')].some((heading) => heading.textContent === `Illustrated value ${value}`) &&
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

/** In Kathmandu's time, the browser's zone in these walks. */
function momentWords(timestamp: string, timeframe: string): string {
  const [day = '', time = ''] = new Date(timestamp).toLocaleString('sv-SE', { timeZone: 'Asia/Kathmandu' }).split(' ')
  const [year, month, date] = day.split('-')
  const isLong = timeframe === '3M' || timeframe === '1Y'
  return `${month}/${date}/${year}${isLong ? '' : ` ${time.slice(0, 5)}`}`
}
