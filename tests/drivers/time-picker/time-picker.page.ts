import { expect } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { arrangeSound, beepCount } from '#e2e/walks/site/sound.ts'
import { readTourPage } from '#e2e/walks/site/tour-facts.ts'
import { dayButton, openForm, option, tourCalls, type WheelName, wheel } from '#e2e/walks/site/tour-form.ts'
import { timePickerModel } from '#machines/time-picker/time-picker.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import type { timePicker as actor } from './time-picker.actor.ts'

interface Look {
  shown: string
  /** In 24 hours. */
  published: string[]
  beeps: number
}

/** The button of a list, whose name contains the selection. */
const listOf = ({ page }: Site, name: WheelName) => page.getByRole('button', { name: new RegExp(`^${name} \\S+$`) })

const seeLists = lookBy(async (site) => {
  const parts = (['Hour', 'Minute', 'AM or PM'] as const).map((name) => listOf(site, name).innerText())
  return Promise.all(parts)
})

const seeWheels = lookBy(async ({ page }) => (await readTourPage(page)).wheels)

const open: PageEventDriver = async (site) => {
  await openForm(site)
  await dayButton(site.page, 'Tuesday, November 24, 2026').click()
}

/** Enter opens a list and selects from it, and never submits the form. */
const pickByKeys =
  (name: WheelName, key: string): PageEventDriver =>
  async (site) => {
    await listOf(site, name).press('Enter')
    await expect(wheel(site.page, name)).toBeFocused()
    await site.page.keyboard.press(key)
    await site.page.keyboard.press('Enter')
    await expect(wheel(site.page, name)).toBeHidden()
  }
const pick =
  (name: WheelName, value: string): PageEventDriver =>
  async (site) => {
    await listOf(site, name).click()
    await option(site.page, name, value).click()
  }

const notOffered = 'What is not offered cannot be picked.'

const common = {
  name: 'time-picker',
  page: 'tour-reschedule',
  isNightly: true,
  model: timePickerModel,
  calls: tourCalls,
  prepare: async (site: Site) => {
    await arrangeSound(site)
    await site.page.clock.install({ time: new Date('2026-11-21T05:00:00Z') })
  },
}

/** A wide window and a mouse. */
const lists: PageDriver<typeof actor> = {
  ...common,
  face: 'as lists',
  browser: { timezoneId: 'America/Los_Angeles' },
  eventDrivers: {
    'USER.opensForm': open,
    'USER.picksHour12': pickByKeys('Hour', 'End'),
    'USER.picksMinute55': pick('Minute', '55'),
    'USER.picksAM': pickByKeys('AM or PM', 'a'),
    'USER.picksWhatIsNotOffered': { leftOut: notOffered },
  },
  see: seeLists,
}

/** A phone: a swipe, a tap, and an attached keyboard. */
const wheels: PageDriver<typeof actor> = {
  ...common,
  face: 'as wheels',
  browser: { timezoneId: 'America/Los_Angeles', viewport: { width: 390, height: 844 }, hasTouch: true },
  eventDrivers: {
    'USER.opensForm': open,
    'USER.picksHour12': ({ page }) => wheel(page, 'Hour').press('End'),
    'USER.picksMinute55': ({ page }) =>
      wheel(page, 'Minute').evaluate((column) => column.scrollTo({ top: column.scrollHeight, behavior: 'instant' })),
    'USER.picksAM': ({ page }) => option(page, 'AM or PM', 'AM').tap(),
    'USER.picksWhatIsNotOffered': { leftOut: notOffered },
  },
  see: seeWheels,
}

export const timePicker = [lists, wheels]

/** The picker's selection, the last value reported to the form, and the number of beeps. */
function lookBy(read: (site: Site) => Promise<(string | null)[]>): PageDriver['see'] {
  return async (site, expected) => {
    const { shown, published, beeps } = expected as Look
    await site.sees(
      async () => {
        const [hour, minute, period] = await read(site)
        return {
          shown: `${hour}:${minute} ${period}`,
          published: await lastPublished(site),
          beeps: await beepCount(site),
        }
      },
      { shown, published: published.at(-1) ?? '14:00', beeps },
    )
  }
}

/** The time in the summary, in 24 hours. */
async function lastPublished({ page }: Site): Promise<string> {
  const [, hour = '', minute, half] = /at (\d+):(\d+) (AM|PM) /.exec((await readTourPage(page)).summary ?? '') ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}
