import { expect } from '@playwright/test'
import { AnimatedPage } from '#e2e/walks/site/animated-page.ts'
import { arrangeProjector, settleFilm } from '#e2e/walks/site/projector.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { filmModel } from '#machines/film/film.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { animatedPageOf, opensPage } from '../playback.page.ts'
import type { film as actor } from './film.actor.ts'

const figure = ({ page }: Site) => page.locator('figure:has(> video)')
const button = (site: Site) => figure(site).getByRole('button')

/** Before the film is visible, the scripts load in a hidden tab. */
const arriveUnseen: PageEventDriver = async (site) => {
  if (animatedPageOf(site).isHydrated) return
  await animatedPageOf(site).leave('tab')
  await animatedPageOf(site).hydrate()
}

/** A visitor who clicks is there. */
const play: PageEventDriver = async (site, moment) => {
  await arriveUnseen(site, moment)
  if (moment.before?.matches('posterOnly')) return expect(button(site)).toHaveCount(0)
  await button(site).dispatchEvent('click')
  await animatedPageOf(site).comeBack()
}

/** An autoplaying film is left by scrolling or by the tab, one that was started by the tab. */
const rest: PageEventDriver = async (site, moment) => {
  if (!animatedPageOf(site).isHydrated) return arriveUnseen(site, moment)
  await animatedPageOf(site).leave(moment.before?.matches('muted') ? 'view' : 'tab')
}

const move: PageEventDriver = async (site) => {
  const animated = animatedPageOf(site)
  const isNews = !animated.isHydrated || animated.isReduced || animated.isAway
  if (!isNews) await animated.leave('tab')
  await animated.prefer('all')
  await animated.comeBack()
  await animated.hydrate()
}

const standStill: PageEventDriver = async (site) => {
  const animated = animatedPageOf(site)
  await animated.prefer('less')
  if (animated.isAway) await animated.comeBack()
  await animated.hydrate()
}

/** Its last source is missing; a film that was about to play doesn't. */
const breakDown: PageEventDriver = async (site, moment) => {
  await arriveUnseen(site, moment)
  await figure(site).locator('video > source').last().dispatchEvent('error', { bubbles: false })
  await settleFilm(site, 'NotSupportedError')
}

export const film: PageDriver<typeof actor> = {
  name: 'film',
  page: 'home',
  isNightly: true,
  model: filmModel,
  calls: {},
  prepare: async (site) => {
    await AnimatedPage.arrange(site)
    await arrangeProjector(site)
  },
  eventDrivers: {
    'USER.comes': opensPage('/', (page) => page.locator('figure:has(> video)')),
    'USER.plays': play,
    'USER.pauses': (site) => button(site).click(),
    'STAGE.moves': move,
    'STAGE.rests': rest,
    'STAGE.standsStill': standStill,
    'STAGE.breaks': {
      drive: (site) => animatedPageOf(site).hydrate('unavailable'),
      leftOutIn: ['muted'],
      why: 'A browser that reported visibility once keeps reporting it.',
    },
    'FILM.plays': (site) => settleFilm(site),
    'FILM.isRefused': (site) => settleFilm(site, 'NotAllowedError'),
    'FILM.cannotPlay': (site) => settleFilm(site, 'NotSupportedError'),
    'FILM.ends': (site) => figure(site).locator('video').dispatchEvent('ended', { bubbles: false }),
    'FILM.breaks': breakDown,
  },
  see: (site, expected: { button: string; said: string; waitsFor: string | null }) =>
    site.sees(() => readPage(site), {
      button: names[expected.button],
      said: said[expected.said],
      waits: expected.waitsFor !== null,
      poster: ['poster', 'broken'].includes(expected.button),
    }),
}

const names: Record<string, string | null> = {
  muted: 'Play with sound from the start',
  aloud: 'Pause the video',
  paused: 'Keep playing',
  poster: 'Play the video',
  broken: null,
}

const said: Record<string, unknown> = {
  nothing: 'nothing',
  playMuted: expect.stringMatching(/^muted, over and over, from [07]$/),
  playAloud: 'aloud, once, from 0',
  resumeAloud: 'aloud, once, from 7',
  pauseFilm: 'pause',
}

async function readPage(site: Site): Promise<object> {
  return figure(site).evaluate((it) => {
    const name = it.querySelector('button')?.ariaLabel?.split(': ')[0] ?? null
    return {
      button: name,
      said: window.projector.said,
      waits: window.projector.waits,
      poster: getComputedStyle(it.querySelector('video') ?? it).visibility === 'hidden',
    }
  })
}
