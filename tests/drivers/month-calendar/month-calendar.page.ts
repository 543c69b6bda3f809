import type { Site } from '#e2e/walks/site/site.ts'
import { readTourPage } from '#e2e/walks/site/tour-facts.ts'
import { dayButton, dayOfLabel, openForm, tourCalls } from '#e2e/walks/site/tour-form.ts'
import { monthCalendarModel } from '#machines/month-calendar/month-calendar.model.ts'
import type { Moment } from '../driver.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import type { monthCalendar as actor } from './month-calendar.actor.ts'

interface Look {
  month: string
  focused: string
  published: string | null
}

const open =
  (time: string): PageEventDriver =>
  async (site) => {
    await site.page.clock.install({ time: new Date(time) })
    await openForm(site)
  }
const tabStop = ({ page }: Site) => page.getByRole('grid').locator('button[tabindex="0"]')
const key =
  (name: string): PageEventDriver =>
  (site) =>
    tabStop(site).press(name)
const press =
  (name: string): PageEventDriver =>
  ({ page }) =>
    page.getByRole('button', { name }).click({ force: true })
const pick =
  (date: string): PageEventDriver =>
  ({ page }) =>
    dayButton(page, date).click({ force: true })

/** Another month has nothing to press. */
const pickYesterday: PageEventDriver = async ({ page }) => {
  const yesterday = dayButton(page, 'Thursday, November 19, 2026')
  if (await yesterday.isVisible()) await yesterday.click({ force: true })
}

async function look(site: Site, expected: Look, { event }: Moment): Promise<void> {
  // Keys move the focus with the day; the month buttons keep it.
  const inGrid = event.startsWith('KEY.') ? true : event.endsWith('Month') ? false : null
  await site.sees(
    async () => {
      const { month, tabStop: stop, summary, focus } = await readTourPage(site.page)
      // This year is left out.
      const [published, year = ', 2026'] =
        /\w+, \w+ \d+(, \d+)?/.exec(summary?.replace('Proposed time', '') ?? '') ?? []
      const focused = stop?.split(', ').slice(0, 3).join(', ')
      return {
        month,
        focused,
        published: published ? dayOfLabel(published.replace(/(, \d+)?$/, year)) : null,
        inGrid: inGrid === null ? null : focus === 'day',
      }
    },
    { ...expected, inGrid },
  )
}

export const monthCalendar: PageDriver<typeof actor> = {
  name: 'month-calendar',
  page: 'tour-reschedule',
  isNightly: true,
  model: monthCalendarModel,
  calls: tourCalls,
  browser: { timezoneId: 'Asia/Kathmandu' },
  eventDrivers: {
    'USER.opensForm': open('2026-11-21T05:00:00Z'),
    'USER.opensFormIn2028': open('2028-02-01T05:00:00Z'),
    'KEY.left': key('ArrowLeft'),
    'KEY.right': key('ArrowRight'),
    'KEY.up': key('ArrowUp'),
    'KEY.down': key('ArrowDown'),
    'KEY.home': key('Home'),
    'KEY.end': key('End'),
    'KEY.pageUp': key('PageUp'),
    'KEY.pageDown': key('PageDown'),
    'KEY.shiftPageUp': key('Shift+PageUp'),
    'KEY.shiftPageDown': key('Shift+PageDown'),
    'USER.nextMonth': press('Next month'),
    'USER.previousMonth': press('Previous month'),
    'USER.picksYesterday': pickYesterday,
    'USER.picksToday': pick('Friday, November 20, 2026'),
    'USER.picksNov24': pick('Tuesday, November 24, 2026'),
    'USER.picksDec31': pick('Thursday, December 31, 2026'),
    'USER.picksLastYear': { leftOut: 'No month before the current one is shown.' },
  },
  see: (site, expected, moment) => look(site, expected as Look, moment),
}
