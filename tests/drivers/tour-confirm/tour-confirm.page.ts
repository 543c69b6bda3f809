import { expect, type Page } from '@playwright/test'
import { movesPointer, pressesKey, scriptPretends, touchesPage, turnsWheel } from '#e2e/support/person.ts'
import { arrangeBreakage } from '#e2e/walks/site/breakage.ts'
import { controlTab, showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import { findNothingToPress } from '../link.page.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { comesBack, outcomeRows, passTime } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { tourConfirm as actor } from './tour-confirm.actor.ts'
import { links, olderServer, outcomes, tourOutcomes } from './tour-confirm.facts.ts'
import { rememberHistory, seeDecision } from './tour-confirm.page-see.ts'

const open =
  (link: Record<string, string | null>): PageEventDriver =>
  async (site) => {
    const given = Object.entries(link).filter((part): part is [string, string] => part[1] !== null)
    await site.page.goto(`/tour/confirm?${new URLSearchParams(given)}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }

/** By real input on a page that listens, which it does after its first paint. */
const person =
  (gesture: (page: Page) => Promise<void>): PageEventDriver =>
  async (site) => {
    await site.settled()
    await gesture(site.page)
  }
const withoutTouch: PageEventDriver = async ({ page }) => {
  for (const gesture of [movesPointer, turnsWheel, pressesKey]) await gesture(page)
}
const offered = (page: Page) => page.getByRole('button', { name: / this tour$/ })
const tabsToButton: PageEventDriver = async ({ page }) => {
  // From the top, wherever the focus was when the button appeared again: the skip link, the home link, the button.
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
  await expect(offered(page)).toBeFocused()
}

const retry: PageEventDriver = ({ page }) => page.getByRole('button', { name: 'Try again' }).click()
export const tourConfirm: PageDriver<typeof actor> = {
  name: 'tour-confirm',
  page: 'tour-confirm',
  model: tourConfirmModel,
  calls: { confirmTour: 'held', getTourByToken: 'held' },
  browser: { hasTouch: true },
  prepare: async (site) => {
    await arrangeBreakage(site)
    await controlTab(site, true)
    await site.page.clock.install({ time: 0 })
    await site.page.clock.pauseAt(1000)
  },
  eventDrivers: {
    ...rowsOf(links, open),
    'USER.reloads': async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
    'USER.retries': retry,
    'USER.retriesTooSoon': findNothingToPress,
    'USER.retriesInVain': findNothingToPress,
    'USER.movesPointer': person(movesPointer),
    'USER.touchesPage': person(touchesPage),
    'USER.turnsWheel': person(turnsWheel),
    'USER.pressesKey': person(pressesKey),
    'USER.tabs': person(({ keyboard }) => keyboard.press('Tab')),
    'USER.tabsToButton': tabsToButton,
    'USER.pressesTooSoon': findNothingToPress,
    'USER.pressesButton': ({ page }) => offered(page).click(),
    'USER.pressesButtonByKey': async (site, moment) => {
      await tabsToButton(site, moment)
      await site.page.keyboard.press('Enter')
    },
    // A touch would take the focus from the title, as it should.
    'USER.actsAgain': withoutTouch,
    'USER.isElsewhere': async (site, moment) => {
      await showSiteTab(site, false)
      await withoutTouch(site, moment)
      await touchesPage(site.page)
      await showSiteTab(site, true)
    },
    'SCANNER.pretends': person(scriptPretends),
    ...passTime('TIME.2999ms', 'TIME.1ms', 'TIME.1h'),
    ...outcomeRows('getTourByToken', tourOutcomes),
    ...outcomeRows('confirmTour', outcomes),
    'API.confirm.byOlderServer': (site, moment) =>
      comesBack('confirmTour')(olderServer(site.calls.held('confirmTour')?.query.action))(site, moment),
    'PAGE.cannotTell': { leftOut: 'A browser always says whether a page is in view.' },
  },
  see: seeDecision,
}
