import { expect } from '@playwright/test'
import { demoCarouselModel } from '#machines/demo-carousel/demo-carousel.model.ts'
import { arrow, lookAtDemo, passwordField, sign } from './demo-carousel.look.ts'
import { carousel, shownPhoto } from './photos.look.ts'
import { breakPhotos, breaks, clickWithFault } from './site/breakage.ts'
import { arrangeClock, pass, stopClock } from './site/clock.ts'
import { sendButton } from './site/home.ts'
import { motionless } from './site/home-page.ts'
import type { Site } from './site/site.ts'
import type { Act, Walk } from './walk.ts'

const type =
  (text: string): Act =>
  ({ page }) =>
    passwordField(page).fill(text)

const turn =
  (way: 'Next' | 'Previous'): Act =>
  (site: Site) =>
    arrow(site.page, way).click()

const breakTalk: Act = breaks(({ page }) => clickWithFault(sendButton(page), { of: 'String', method: 'trim' }))

export const demoCarousel: Walk = {
  name: 'demo-carousel',
  page: 'demo',
  model: demoCarouselModel,
  calls: { sendChatMessage: 'held' },
  browser: motionless,
  prepare: (site) => arrangeClock(site),
  acts: {
    'USER.comes': async (site) => {
      await site.page.goto('/demo')
      await expect
        .poll(() => site.page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
        .toMatch(/__reactContainer/)
      await sign(site.page).scrollIntoViewIfNeeded()
      await stopClock(site)
    },
    'USER.next': turn('Next'),
    'USER.previous': turn('Previous'),
    'USER.clicksSign': ({ page }) => sign(page).click(),
    'USER.typesWrong': type('Open-Sesame'),
    'USER.typesRight': type('open-sesame'),
    'USER.unlocks': ({ page }) => page.getByRole('button', { name: 'Open the page' }).click(),
    'SIGN_TALK.breaks': breakTalk,
    'PHOTOS.break': breaks(({ page }) => breakPhotos(shownPhoto(carousel(page)))),
    'PAGE_TALK.breaks': breakTalk,
    'TIME.1999ms': (site) => pass(site, 1999),
    'TIME.1ms': (site) => pass(site, 1),
  },
  look: lookAtDemo,
}
