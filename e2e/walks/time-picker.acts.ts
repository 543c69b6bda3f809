import { expect } from '@playwright/test'
import { timePickerModel } from '#machines/time-picker/time-picker.model.ts'
import type { Site } from './site/site.ts'
import { arrangeSound } from './site/sound.ts'
import { dayButton, openForm, option, tourCalls, type Wheel, wheel } from './site/tour-form.ts'
import { listOf, lookAtLists, lookAtWheels } from './time-picker.look.ts'
import type { Act, Walk } from './walk.ts'

const open: Act = async (site) => {
  await openForm(site)
  await dayButton(site.page, 'Tuesday, November 24, 2026').click()
}

/** Enter opens a list and picks from it, and never sends the form off. */
const pickByKeys =
  (name: Wheel, key: string): Act =>
  async (site) => {
    await listOf(site, name).press('Enter')
    await expect(wheel(site.page, name)).toBeFocused()
    await site.page.keyboard.press(key)
    await site.page.keyboard.press('Enter')
    await expect(wheel(site.page, name)).toBeHidden()
  }
const pick =
  (name: Wheel, value: string): Act =>
  async (site) => {
    await listOf(site, name).click()
    await option(site.page, name, value).click()
  }

const common = {
  name: 'time-picker',
  page: 'tour-reschedule',
  model: timePickerModel,
  calls: tourCalls,
  prepare: async (site: Site) => {
    await arrangeSound(site)
    await site.page.clock.install({ time: new Date('2026-11-21T05:00:00Z') })
  },
  leftOut: { 'USER.picksWhatIsNotOffered': 'What is not offered cannot be picked.' },
}

/** A wide window and a mouse. */
export const timeLists: Walk = {
  ...common,
  face: 'as lists',
  browser: { timezoneId: 'America/Los_Angeles' },
  acts: {
    'USER.opensForm': open,
    'USER.picksHour12': pickByKeys('Hour', 'End'),
    'USER.picksMinute55': pick('Minute', '55'),
    'USER.picksAM': pickByKeys('AM or PM', 'a'),
  },
  look: lookAtLists,
}

/** A phone: turned by a finger, a tap, and a keyboard that is tied to it. */
export const timeWheels: Walk = {
  ...common,
  face: 'as wheels',
  browser: { timezoneId: 'America/Los_Angeles', viewport: { width: 390, height: 844 }, hasTouch: true },
  acts: {
    'USER.opensForm': open,
    'USER.picksHour12': ({ page }) => wheel(page, 'Hour').press('End'),
    'USER.picksMinute55': ({ page }) =>
      wheel(page, 'Minute').evaluate((column) => column.scrollTo({ top: column.scrollHeight, behavior: 'instant' })),
    'USER.picksAM': ({ page }) => option(page, 'AM or PM', 'AM').tap(),
  },
  look: lookAtWheels,
}
