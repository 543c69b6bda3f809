import type { Site } from './site/site.ts'
import { beepsHeard } from './site/sound.ts'
import { readTourPage } from './site/tour-facts.ts'
import type { Wheel } from './site/tour-form.ts'
import type { Walk } from './walk.ts'

interface Look {
  shown: string
  /** In 24 hours. */
  told: string[]
  beeps: number
}

/** The button of a list; its name says what is chosen. */
export const listOf = ({ page }: Site, name: Wheel) => page.getByRole('button', { name: new RegExp(`^${name} \\S+$`) })

export const lookAtLists = lookBy(async (site) => {
  const parts = (['Hour', 'Minute', 'AM or PM'] as const).map((name) => listOf(site, name).innerText())
  return Promise.all(parts)
})

export const lookAtWheels = lookBy(async ({ page }) => (await readTourPage(page)).wheels)

/** What the picker shows, what the form heard last, and how often it beeped. */
function lookBy(read: (site: Site) => Promise<(string | null)[]>): Walk['look'] {
  return async (site, expected) => {
    const { shown, told, beeps } = expected as Look
    await site.sees(
      async () => {
        const [hour, minute, period] = await read(site)
        return { shown: `${hour}:${minute} ${period}`, told: await toldIn(site), beeps: await beepsHeard(site) }
      },
      { shown, told: told.at(-1) ?? '14:00', beeps },
    )
  }
}

/** The time in the summary, in 24 hours. */
async function toldIn({ page }: Site): Promise<string> {
  const [, hour = '', minute, half] = /at (\d+):(\d+) (AM|PM) /.exec((await readTourPage(page)).summary ?? '') ?? []
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`
}
