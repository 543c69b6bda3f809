import { expect } from '@playwright/test'
import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { motionControlModel } from '#machines/motion-control/motion-control.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { animatedPageOf, opensPage } from '../playback.page.ts'
import type { motionControl as actor } from './motion-control.actor.ts'

const button = ({ page }: Site, name: string) => page.getByRole('button', { name, exact: true })
const film = ({ page }: Site) => page.locator('video')

/** There is one button, for the action that is possible now. */
const press =
  (name: string, inVainIn: string[]): PageEventDriver =>
  async (site, { before }) => {
    if (inVainIn.some((state) => before?.matches(state))) await expect(button(site, name)).toHaveCount(0)
    else await button(site, name).click()
  }

/** A change event needs a different value, so reduced motion is turned off and on again. */
const wantLess: PageEventDriver = async (site) => {
  const animated = animatedPageOf(site)
  if (animated.isHydrated && animated.isReduced) await animated.prefer('all')
  await animated.prefer('less')
  await animated.hydrate()
}

export const motionControl: PageDriver<typeof actor> = {
  name: 'motion-control',
  page: 'home',
  isNightly: true,
  model: motionControlModel,
  calls: {},
  prepare: AnimatedPage.arrange,
  eventDrivers: {
    'USER.comes': opensPage('/pendra', (page) => page.getByRole('timer')),
    'USER.pauses': {
      drive: press('Pause animations', ['paused', 'still', 'silent.still', 'silent.paused']),
      leftOutIn: ['undecided'],
      why: 'The button appears with the scripts, which read the preference at once.',
    },
    'USER.plays': {
      drive: press('Play animations', ['moving']),
      leftOutIn: ['undecided'],
      why: 'The button appears with the scripts, which read the preference at once.',
    },
    'SYSTEM.wantsMotion': async (site) => {
      await animatedPageOf(site).prefer('all')
      await animatedPageOf(site).hydrate()
    },
    'SYSTEM.wantsLess': wantLess,
    'SYSTEM.isSilent': {
      drive: async (site) => {
        await site.page.evaluate(() => {
          window.matchMedia = () => {
            window.isHydrated = true
            throw new Error('no answer')
          }
        })
        await animatedPageOf(site).hydrate()
      },
      leftOutIn: ['moving'],
      why: 'A preference that could be read once can always be read.',
    },
  },
  see: (site, expected: { motion: string }, { before }) =>
    site.sees(() => readPage(site), {
      button: ['paused', 'still'].includes(expected.motion) ? 'Play animations' : 'Pause animations',
      moves: before !== null && expected.motion === 'moving',
    }),
}

async function readPage(site: Site): Promise<object> {
  return {
    button: await site.page.getByRole('button', { name: /^(Pause|Play) animations$/ }).innerText(),
    moves: await film(site).evaluate((it: HTMLVideoElement) => !it.paused),
  }
}
