import { expect } from '@playwright/test'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import type { HeldRequest } from '#e2e/walks/site/held-request.ts'
import { openListing } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { lightboxModel } from '#machines/lightbox/lightbox.model.ts'
import { gallery as words } from '#src/content/gallery.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomes } from '../photos/photos.facts.ts'
import { passTime } from '../rows.page.ts'
import type { lightbox as actor } from './lightbox.actor.ts'

interface Look {
  screen: 'page' | 'viewer'
  photo: string | null
  isLoading: boolean
  isSorry: boolean
}

/** The request of the viewer's chunk, until the test releases it. */
const requested = new WeakMap<Site, HeldRequest[]>()

const viewer = ({ page }: Site) => page.getByRole('dialog', { name: 'Photos' })
const inViewer =
  (name: string): PageEventDriver =>
  (site) =>
    viewer(site).getByRole('button', { name, exact: true }).click()

/** The clock is stopped from the press until the viewer has loaded or failed. */
const enlarge =
  (name: string): PageEventDriver =>
  async (site, { before, after }) => {
    if (after.matches('loading') && !before?.matches('loading')) await stopSiteClock(site)
    await site.page.getByRole('button', { name }).click()
  }

const take = async (site: Site): Promise<HeldRequest> => {
  await expect.poll(() => requested.get(site)?.length).toBe(1)
  const request = requested.get(site)?.pop()
  if (!request) throw new Error('the viewer wasn’t requested')
  return request
}

export const lightbox: PageDriver<typeof actor> = {
  name: 'lightbox',
  page: 'property',
  isNightly: true,
  model: lightboxModel,
  calls: { getPropertyByUrl: 'held', getAccessRequirements: 'held', listPropertyImages: outcomes['API.images.three'] },
  browser: { viewport: { width: 1280, height: 800 } },
  prepare: async (site) => {
    await arrangeClock(site)
    requested.set(site, [])
    await site.interception.addUncached('*/assets/lightbox-view-*.js', (request) => {
      requested.get(site)?.push(request)
    })
  },
  eventDrivers: {
    'USER.opensListing': async (site) => {
      await openListing(site)
      await expect(site.page.getByRole('button', { name: 'View all 3 photos' })).toBeVisible()
    },
    'USER.enlargesFirst': enlarge('View all 3 photos'),
    'USER.enlargesThird': enlarge('View photo 3 of 3: The garden'),
    'USER.next': ({ page }) => page.keyboard.press('ArrowRight'),
    'USER.previous': inViewer('Previous photo'),
    'USER.picksThird': (site) =>
      viewer(site)
        .getByRole('navigation', { name: 'All photos' })
        .getByRole('button', { name: '3 of 3' })
        .first()
        .click(),
    'USER.closes': inViewer('Close'),
    'USER.pressesEscape': ({ page }) => page.keyboard.press('Escape'),
    'VIEWER.comes': async (site) => {
      await (await take(site)).continue()
      await expect(site.page.getByText(words.loading)).toHaveCount(0)
      await site.page.clock.resume()
    },
    'VIEWER.fails': async (site) => (await take(site)).abort(),
    ...passTime('TIME.9999ms', 'TIME.1ms'),
  },
  see: async (site, expected: Look, { event }) => {
    await site.sees(() => readPage(site), expected)
    // PROP-23: the focus is within the viewer, and afterwards where it was before.
    if (expected.screen === 'viewer') await expect(viewer(site).locator(':focus')).toHaveCount(1)
    if (/closes|Escape/.test(event))
      await expect(site.page.getByRole('button', { name: /^View / }).and(site.page.locator(':focus'))).toHaveCount(1)
  },
}

async function readPage(site: Site): Promise<object> {
  const { page } = site
  const isOpen = (await viewer(site).count()) > 0
  const slide = viewer(site).locator('.yarl__slide_current img')
  // A closing viewer has no slide, so nothing waits for one.
  const alt = await slide.evaluateAll((images) => images[0]?.getAttribute('alt') ?? null)
  const note = await page.getByRole('status').allInnerTexts()
  return {
    screen: isOpen ? 'viewer' : 'page',
    photo: alt?.replace('The ', '') ?? null,
    isLoading: note.includes(words.loading),
    isSorry: note.some((text) => text.startsWith('The photo viewer isn’t available')),
  }
}
