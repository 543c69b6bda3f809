import { expect, type Page } from '@playwright/test'
import { waitForHydration } from '#e2e/support/hydration.ts'
import { breakPhotos, breaksPage, clickWithFault } from '#e2e/walks/site/breakage.ts'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { sendButton } from '#e2e/walks/site/home.ts'
import { motionless } from '#e2e/walks/site/home-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { demoCarouselModel } from '#machines/demo-carousel/demo-carousel.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { carousel, shownPhoto } from '../photos/photos.page.ts'
import { passTime } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { demoCarousel as actor } from './demo-carousel.actor.ts'
import { guesses } from './demo-carousel.facts.ts'

interface Look {
  step: '1/3' | '2/3' | '3/3'
  sign: 'Click here' | 'chat'
  gate: 'locked' | 'open'
  typed: string
  says: string | null
  signTalk: object | null
  photosOf: number | null
  pageTalk: object | null
}

const arrow = (page: Page, way: 'Next' | 'Previous') => page.getByRole('button', { name: `${way} step` })

const sign = (page: Page) => page.getByRole('button', { name: /^Click here/ })

const passwordField = (page: Page) => page.getByLabel('Password')

const failure = 'Sorry, I encountered an error. Please try again.'

const stage = (page: Page) => page.getByRole('group', { name: /^\d of 3/ })

/** DEMO-03: every step has the height of the first. */
const heights = new WeakMap<Site, number>()

const type =
  (text: string): PageEventDriver =>
  ({ page }) =>
    passwordField(page).fill(text)

const turn =
  (way: 'Next' | 'Previous'): PageEventDriver =>
  (site: Site) =>
    arrow(site.page, way).click()

const breakTalk: PageEventDriver = breaksPage(({ page }) =>
  clickWithFault(sendButton(page), { of: 'String', method: 'trim' }),
)

export const demoCarousel: PageDriver<typeof actor> = {
  name: 'demo-carousel',
  page: 'demo',
  isNightly: true,
  model: demoCarouselModel,
  calls: { sendChatMessage: 'held' },
  browser: motionless,
  prepare: (site) => arrangeClock(site),
  eventDrivers: {
    'USER.comes': async (site) => {
      await site.page.goto('/demo')
      await waitForHydration(site.page)
      await sign(site.page).scrollIntoViewIfNeeded()
      await stopSiteClock(site)
    },
    'USER.next': turn('Next'),
    'USER.previous': turn('Previous'),
    'USER.clicksSign': ({ page }) => sign(page).click(),
    ...rowsOf(guesses, type),
    'USER.unlocks': ({ page }) => page.getByRole('button', { name: 'Open the listing' }).click(),
    'SIGN_TALK.breaks': breakTalk,
    'PHOTOS.break': breaksPage(({ page }) => breakPhotos(shownPhoto(carousel(page)))),
    'PAGE_TALK.breaks': breakTalk,
    ...passTime('TIME.1999ms', 'TIME.1ms'),
  },
  see: seeDemo,
}

/** Only one step is visible: the others are checked when the walk gets to them. */
async function seeDemo(site: Site, expected: Look): Promise<void> {
  const { step, sign, gate, typed, says, signTalk, photosOf, pageTalk } = expected
  const ofStep = {
    '1/3':
      sign === 'chat'
        ? { button: false, placeholder: 'tell me about the house', talks: signTalk !== null }
        : { button: true, placeholder: null, talks: false },
    '2/3': {
      photos: photosOf === null ? null : '1/5',
      placeholder: 'ask about anything',
      talks: pageTalk !== null,
      price: true,
    },
    '3/3': { gate, typed: gate === 'open' ? null : typed, says },
  }
  await site.sees(() => readPage(site), { step, ...ofStep[step] })
  const box = await stage(site.page).boundingBox()
  heights.set(site, heights.get(site) ?? box?.height ?? 0)
  expect(box?.height).toBe(heights.get(site))
}

async function readPage({ page }: Site): Promise<object> {
  const title = (await stage(page).getAttribute('aria-label')) ?? ''
  const step = title.replace(/^(\d) of (\d): .*/, '$1/$2')
  const question = page.getByRole('textbox', { name: 'Your question to Penny' })
  const placeholder = (await question.count()) ? await question.getAttribute('placeholder') : null
  const talks = placeholder !== null && (await question.isEnabled()) && (await page.getByText(failure).count()) === 0
  if (step === '1/3') return { step, button: await sign(page).isVisible(), placeholder, talks }
  const counter = stage(page).getByText(/^\d\/5$/)
  if (step === '2/3')
    return {
      step,
      photos: (await counter.count()) ? await counter.textContent() : null,
      placeholder,
      talks,
      price: await stage(page).getByText('$4,750,000').isVisible(),
    }
  const isLocked = (await passwordField(page).count()) > 0
  const says = stage(page).getByText(/^(Wrong password|Access granted! Private property page loaded\.)$/)
  return {
    step,
    gate: isLocked ? 'locked' : 'open',
    typed: isLocked ? await passwordField(page).inputValue() : null,
    says: (await says.count()) ? await says.textContent() : null,
  }
}
