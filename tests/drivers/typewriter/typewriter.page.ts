import { expect } from '@playwright/test'
import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import { pass } from '#e2e/walks/site/clock.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { typewriterModel } from '#machines/typewriter/typewriter.model.ts'
import { pendra } from '#src/content/marketing/pendra.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { opensPage, playbackEvents } from '../playback.page.ts'
import { passTime } from '../rows.page.ts'
import type { typewriter as actor } from './typewriter.actor.ts'

/** The specification's 'Run' stands for the page's text: its first character, all but the last one, and all. */
const whole = pendra.intro
const pageTexts: Record<string, string> = { '': '', R: whole.slice(0, 1), Ru: whole.slice(0, -1), Run: whole }

const panel = ({ page }: Site) => page.getByRole('tabpanel')
const button = (site: Site) => panel(site).getByRole('button', { name: 'Show all text' })

/** The middle characters are typed in one step. */
const next: PageEventDriver = async (site, { after }) => {
  await pass(site, after.context.text === 'Ru' ? 1 + (whole.length - 3) * 30 : 1)
}

const click: PageEventDriver = async (site, { before }) => {
  if (before?.matches('whole')) await expect(button(site)).toHaveCount(0)
  else await button(site).click()
}

export const typewriter: PageDriver<typeof actor> = {
  name: 'typewriter',
  page: 'pendra',
  isNightly: true,
  model: typewriterModel,
  calls: {},
  // A window in which the panel is below the view.
  browser: { viewport: { width: 390, height: 360 } },
  prepare: AnimatedPage.arrange,
  eventDrivers: {
    ...playbackEvents,
    'USER.comes': opensPage('/pendra', (page) => page.locator('[role=tabpanel][data-open=true] > div')),
    'USER.clicks': {
      drive: click,
      leftOutIn: ['waiting', 'still'],
      why: 'The whole text is there, and nothing over it to be pressed.',
    },
    ...passTime('TIME.29ms', 'TIME.10s'),
    'TIME.1ms': next,
  },
  see: async (site, expected: { text: string; waiting: boolean }) => {
    const { text, waiting } = expected
    await site.sees(() => readPage(site), { text: pageTexts[text], waiting, button: text !== 'Run', read: whole })
  },
}

async function readPage(site: Site): Promise<object> {
  return panel(site).evaluate((element) => {
    const written = element.querySelector('p[aria-hidden]')
    const rest = written?.querySelector('.invisible')?.textContent ?? ''
    return {
      text: (written?.textContent ?? '').slice(0, (written?.textContent ?? '').length - rest.length),
      waiting: written?.matches('.until-program') ?? false,
      button: element.querySelector('button') !== null,
      read: element.querySelector('p:not([aria-hidden])')?.textContent,
    }
  })
}
