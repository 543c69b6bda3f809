import { expect, type Page } from '@playwright/test'
import { movesPointer, pressesKey, scriptPretends, touchesPage, turnsWheel } from '#e2e/support/person.ts'
import { arrangeBreakage, breakCall } from '#e2e/walks/site/breakage.ts'
import { pass } from '#e2e/walks/site/clock.ts'
import { arrangePresence, turnTab } from '#e2e/walks/site/presence.ts'
import { answerUnreadable } from '#e2e/walks/site/unreadable.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import type { tourConfirm as actor } from './tour-confirm.actor.ts'
import { rememberHistory, seeDecision } from './tour-confirm.page-see.ts'

const open =
  (query: string): Act =>
  async (site) => {
    await site.page.goto(`/tour/confirm?${query}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }
const link = (action: string) => open(`token=token-of-the-letter&action=${action}`)

const answer =
  (name: string): Act =>
  (site) =>
    site.answer('confirmTour', exampleNamed(`confirmTour.${name}`))
const refuse =
  (status: number): Act =>
  (site) =>
    site.answer('confirmTour', { status, body: { detail: 'Not now' } })

/** By real input, on a page that listens: it does once it has had its turn after it was painted. */
const person =
  (gesture: (page: Page) => Promise<void>): Act =>
  async (site) => {
    await site.settled()
    await gesture(site.page)
  }
const withoutTouch: Act = async ({ page }) => {
  for (const gesture of [movesPointer, turnsWheel, pressesKey]) await gesture(page)
}
const time =
  (milliseconds: number): Act =>
  (site) =>
    pass(site, milliseconds)
const offered = (page: Page) => page.getByRole('button', { name: / this tour$/ })
const tabsToButton: Act = async ({ page }) => {
  // From the top, wherever the focus was when the button was offered again: the skip link, the way home, the button.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await expect(offered(page)).toBeFocused()
}

const retry: Act = ({ page }) => page.getByRole('button', { name: 'Try again' }).click()
/** There is nothing to press. */
const retryInVain: Act = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}

export const tourConfirm: PageDriver<EventOf<typeof actor>> = {
  name: 'tour-confirm',
  page: 'tour-confirm',
  model: tourConfirmModel,
  calls: { confirmTour: 'held', getTourByToken: 'held' },
  browser: { hasTouch: true },
  prepare: async (site) => {
    await arrangeBreakage(site)
    await arrangePresence(site, true)
    await site.page.clock.install({ time: 0 })
    await site.page.clock.pauseAt(1000)
  },
  acts: {
    'USER.opensAccept': link('accept'),
    'USER.opensDeny': link('deny'),
    'USER.opensProposeNewTime': link('propose_new_time'),
    'USER.opensWithoutToken': open('action=accept'),
    'USER.opensWithoutAction': open('token=token-of-the-letter'),
    'USER.opensWithBlankToken': open('token=%20&action=accept'),
    'USER.opensWithBlankAction': open('token=token-of-the-letter&action=+'),
    'USER.opensWithBadActionAndNoToken': open('action=cancel'),
    'USER.opensWithBadAction': link('cancel'),
    'USER.reloads': async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
    'USER.retries': retry,
    'USER.retriesTooSoon': retryInVain,
    'USER.retriesInVain': retryInVain,
    'USER.movesPointer': person(movesPointer),
    'USER.touchesPage': person(touchesPage),
    'USER.turnsWheel': person(turnsWheel),
    'USER.pressesKey': person(pressesKey),
    'USER.tabs': person(({ keyboard }) => keyboard.press('Tab')),
    'USER.tabsToButton': tabsToButton,
    'USER.pressesTooSoon': retryInVain,
    'USER.pressesButton': ({ page }) => offered(page).click(),
    'USER.pressesButtonByKey': async (site, moment) => {
      await tabsToButton(site, moment)
      await site.page.keyboard.press('Enter')
    },
    // A touch would take the focus from the title, as it should.
    'USER.actsAgain': withoutTouch,
    'USER.isElsewhere': async (site, moment) => {
      await turnTab(site, false)
      await withoutTouch(site, moment)
      await touchesPage(site.page)
      await turnTab(site, true)
    },
    'SCANNER.pretends': person(scriptPretends),
    'TIME.2999ms': time(2999),
    'TIME.1ms': time(1),
    'TIME.1h': time(3_600_000),
    'API.confirm.accepted': answer('accepted'),
    'API.confirm.alreadyAccepted': answer('alreadyAccepted'),
    'API.confirm.declined': answer('declined'),
    'API.confirm.alreadyDeclined': answer('alreadyDeclined'),
    'API.confirm.alreadyProposed': answer('alreadyProposed'),
    'API.confirm.cancelled': answer('cancelled'),
    'API.confirm.moved': answer('moved'),
    'API.confirm.byOlderServer': (site) => {
      const isAccept = site.calls.held('confirmTour')?.query.action === 'accept'
      const { body } = exampleNamed(`confirmTour.${isAccept ? 'accepted' : 'declined'}`)
      return site.answer('confirmTour', { body: { ...(body as object), status: undefined } })
    },
    'API.confirm.waiting': answer('waiting'),
    'API.confirm.404': answer('notFound'),
    'API.confirm.400': answer('badRequest'),
    'API.confirm.500': answer('serverError'),
    'API.confirm.503': refuse(503),
    'API.confirm.429': refuse(429),
    'API.confirm.notJson': (site) => site.answerNotJson('confirmTour'),
    'API.confirm.unreadable': (site) => answerUnreadable(site, 'confirmTour'),
    'API.confirm.network': (site) => site.disconnect('confirmTour'),
    'API.confirm.exception': (site) => breakCall(site, 'confirmTour', 'The lights went out'),
    'PAGE.cannotTell': { leftOut: 'A browser always says whether a page is in view.' },
  },
  see: seeDecision,
}
