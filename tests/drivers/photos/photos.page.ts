import { expect, type Locator, type Page } from '@playwright/test'
import { openListing } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { photosModel } from '#machines/photos/photos.model.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { photos as actor } from './photos.actor.ts'
import { outcomes, swipes } from './photos.facts.ts'

interface Look {
  screen: 'loading' | 'photos' | 'placeholder'
  photo?: string
  counter?: string
  fresh?: boolean
  broken?: string[]
  asking?: boolean
}

export const drawing = 'Drawing of a house; no photo available'

export const carousel = (page: Page) => page.getByRole('region', { name: /^Photos of 48 Alder Ridge Road/ })

/** The element of the front photo, on which a failure is triggered. */
export const shownPhoto = (carousel: Locator) => carousel.locator('[data-current=true] img')

const press =
  (name: string): PageEventDriver =>
  ({ page }) =>
    carousel(page).getByRole('button', { name }).click()

/** Drags over the free part of the photo by `dx` CSS pixels to the right or, when negative, to the left. */
const swipe =
  (dx: number): PageEventDriver =>
  async ({ page }) => {
    const harness = await carousel(page).boundingBox()
    if (!harness) throw new Error('there is no carousel')
    const [x, y] = [Math.round(harness.x + harness.width * 0.3), Math.round(harness.y + harness.height * 0.4)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + Math.round(dx / 2), y)
    await page.mouse.move(x + dx, y)
    await page.mouse.up()
  }

export const photos: PageDriver<typeof actor> = {
  name: 'photos',
  page: 'property',
  isNightly: true,
  model: photosModel,
  calls: { getPropertyByUrl: 'held', getAccessRequirements: 'held', listPropertyImages: 'held' },
  eventDrivers: {
    'USER.opensListing': (site) => openListing(site),
    ...outcomeRows('listPropertyImages', outcomes),
    'USER.next': press('Next photo'),
    'USER.previous': press('Previous photo'),
    ...rowsOf(swipes, swipe),
    'PHOTO.breaks': async (site) => {
      const { name } = await photoInFront(site)
      await carousel(site.page).getByRole('group', { name, exact: true }).getByRole('img').dispatchEvent('error')
    },
  },
  see: seePhotos,
}

async function seePhotos(site: Site, expected: Look): Promise<void> {
  await site.sees(() => readPage(site), expected.screen === 'photos' ? shown(expected) : bare(expected))
  if (expected.screen === 'loading') {
    expect(site.calls.held('listPropertyImages')?.query).toEqual({ size: 'large' })
  }
}

/** A broken photo is replaced by the drawing; a single one has no counter and no buttons. */
function shown({ photo = '', counter = '', fresh, broken = [], asking }: Look): object {
  const isBroken = broken.includes(photo)
  const [place, total] = counter.split('/')
  const several = total !== '1'
  return {
    alt: isBroken ? drawing : `The ${photo}`,
    name: several ? `${place} of ${total}` : '1 of 1',
    isFresh: isBroken ? false : fresh,
    counter: several ? counter : null,
    announced: several ? `Photo ${place} of ${total}: The ${photo}` : '',
    buttons: several ? 2 : 0,
    asks: asking ? '/api/v1/public/properties/17/images' : null,
  }
}

function bare({ screen }: Look): object {
  const isLoading = screen === 'loading'
  return {
    alt: isLoading ? null : drawing,
    name: null,
    isFresh: false,
    counter: null,
    announced: '',
    buttons: 0,
    asks: isLoading ? '/api/v1/public/properties/17/images' : null,
  }
}

async function readPage(site: Site): Promise<object> {
  const { page, calls } = site
  const counter = carousel(page).getByText(/^\d+\/\d+$/)
  return {
    ...(await photoInFront(site)),
    counter: (await counter.allInnerTexts())[0] ?? null,
    announced: (await carousel(page).locator('[aria-live=polite]').allInnerTexts()).join(' and '),
    buttons: await carousel(page).getByRole('button').count(),
    asks: calls.held('listPropertyImages')?.path ?? null,
  }
}

/** The topmost element over the photo, with the name of its slide. */
async function photoInFront({ page }: Site): Promise<{ alt: string; name: string; isFresh: boolean }> {
  return carousel(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const found = document.elementFromPoint(left + width * 0.3, top + height * 0.4)
    const image = found instanceof HTMLImageElement ? found : null
    return {
      alt: image?.alt ?? null,
      name: image?.closest('[role=group]')?.getAttribute('aria-label') ?? null,
      isFresh: image?.currentSrc.endsWith('?fresh') ?? false,
    } as never
  })
}
