import { expect, type Locator } from '@playwright/test'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { touch } from '#e2e/walks/site/finger.ts'
import { openListing } from '#e2e/walks/site/home.ts'
import { controlSharing } from '#e2e/walks/site/sharing.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { tooltipModel } from '#machines/tooltip/tooltip.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import type { tooltip as actor } from './tooltip.actor.ts'

const dialog = ({ page }: Site) => page.getByRole('dialog', { name: 'Share Address' })
const title = (site: Site) => dialog(site).getByRole('heading', { name: 'Share Address' })
const button = (site: Site) => dialog(site).getByRole('button', { name: 'Copy Link', exact: true })
const word = (site: Site) => dialog(site).getByRole('tooltip')

const open: PageEventDriver = async (site) => {
  await controlSharing(site, false)
  await openListing(site)
  await site.page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(title(site)).toBeVisible()
  // Waits until the dialog's animation has ended and the pointer is in position.
  await site.page.mouse.move(1, 1)
  await expect.poll(() => dialog(site).evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0)
  await stopSiteClock(site)
}

/** By keyboard only: the focus wraps around in the dialog. */
const tabToButton: PageEventDriver = async (site) => {
  do await site.page.keyboard.press('Tab')
  while (!(await button(site).evaluate((it) => it === document.activeElement)))
}

const over =
  (place: (site: Site) => Locator): PageEventDriver =>
  async (site) => {
    const { x, y } = await middleOf(place(site))
    await site.page.mouse.move(x, y, { steps: 12 })
  }

const finger =
  (type: 'touchStart' | 'touchEnd' | 'touchCancel'): PageEventDriver =>
  async (site) =>
    touch(site, type, await middleOf(button(site)))

export const tooltip: PageDriver<typeof actor> = {
  name: 'tooltip',
  page: 'property',
  isNightly: true,
  model: tooltipModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  browser: { permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true },
  prepare: (site) => arrangeClock(site),
  eventDrivers: {
    'USER.seesButton': open,
    'USER.pointsAtIt': over(button),
    'USER.pointsAtTooltip': over(word),
    'USER.pointsAway': over(title),
    'USER.presses': (site) => button(site).evaluate((it) => (it as HTMLElement).click()),
    'USER.touchesIt': finger('touchStart'),
    'USER.lifts': finger('touchEnd'),
    'BROWSER.scrolls': finger('touchCancel'),
    'KEY.tabsToIt': tabToButton,
    'KEY.tabsAway': ({ page }) => page.keyboard.press('Shift+Tab'),
    'KEY.escape': ({ page }) => page.keyboard.press('Escape'),
    ...passTime('TIME.1ms', 'TIME.99ms', 'TIME.699ms', 'TIME.1499ms', 'TIME.1500ms'),
    'KEYS.areNotHeard': { leftOut: 'A page always receives its keys.' },
  },
  see: async (site, expected) => {
    const { dialog, tooltip } = expected as { dialog: boolean; tooltip: boolean }
    await site.sees(() => readPage(site), { dialog, tooltip, described: tooltip })
  },
}

async function readPage(site: Site) {
  const isOpen = await title(site).isVisible()
  const isShown = await word(site).isVisible()
  const id = isOpen ? await button(site).getAttribute('aria-describedby') : null
  return { dialog: isOpen, tooltip: isShown, described: id !== null && id === (await word(site).getAttribute('id')) }
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}
