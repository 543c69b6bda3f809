import { timePickerModel } from '#machines/time-picker/time-picker.model.ts'
import type { Site } from './site/site.ts'
import { arrangeSound, beepsHeard } from './site/sound.ts'
import { readTourPage } from './site/tour-facts.ts'
import { dayButton, openForm, tourCalls, type Wheel } from './site/tour-form.ts'
import type { Act, Walk } from './walk.ts'

interface Look {
  shown: string
  told: string[]
  beeps: number
}

/** A wide window has lists; the wheels of a narrow one are turned in the walk of the whole form. */
const list = ({ page }: Site, name: Wheel) => page.getByRole('button', { name: new RegExp(`^${name} \\S+$`) })

const open: Act = async (site) => {
  await openForm(site)
  await dayButton(site.page, 'Tuesday, November 24, 2026').click()
}
const pick =
  (name: Wheel, value: string): Act =>
  async (site) => {
    await list(site, name).click()
    await site.page.getByRole('option', { name: value, exact: true }).click()
  }

/** What the picker shows, what the form heard last, and how often it beeped. */
async function look(site: Site, { shown, told, beeps }: Look): Promise<void> {
  await site.sees(
    async () => {
      const parts = (['Hour', 'Minute', 'AM or PM'] as const).map((name) => list(site, name).innerText())
      const [hour, minute, period] = await Promise.all(parts)
      return { shown: `${hour}:${minute} ${period}`, told: await toldIn(site), beeps: await beepsHeard(site) }
    },
    { shown, told: told.at(-1) ?? '14:00', beeps },
  )
}

/** The time in the summary, in 24 hours. */
async function toldIn({ page }: Site): Promise<string> {
  const [, hour = '', minute, half] = /at (\d+):(\d+) (AM|PM) /.exec((await readTourPage(page)).summary ?? '') ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

export const timePicker: Walk = {
  name: 'time-picker',
  model: timePickerModel,
  calls: tourCalls,
  browser: { timezoneId: 'America/Los_Angeles' },
  prepare: async (site) => {
    await arrangeSound(site)
    await site.page.clock.install({ time: new Date('2026-11-21T05:00:00Z') })
  },
  acts: {
    'USER.opensForm': open,
    'USER.picksHour12': pick('Hour', '12'),
    'USER.picksMinute55': pick('Minute', '55'),
    'USER.picksAM': pick('AM or PM', 'AM'),
  },
  leftOut: { 'USER.picksWhatIsNotOffered': 'What is not offered cannot be picked.' },
  look: (site, expected) => look(site, expected as Look),
}
