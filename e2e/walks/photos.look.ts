import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from './site/site.ts'

interface Look {
  screen: 'loading' | 'photos' | 'placeholder'
  photo?: string
  counter?: string
  fresh?: boolean
  broken?: string[]
  asking?: boolean
}

export const drawing = 'Line drawing of a house; there is no photograph here'

export const carousel = (page: Page) => page.getByRole('region', { name: /^Photographs of 48 Alder Ridge Road/ })

/** The photo in front, as an element: the first by which anything can be seen to break. */
export const shownPhoto = (carousel: Locator) => carousel.locator('[data-current=true] img')

export async function lookAtPhotos(site: Site, expected: Look): Promise<void> {
  await site.sees(() => see(site), expected.screen === 'photos' ? shown(expected) : bare(expected))
  if (expected.screen === 'loading') {
    expect(site.calls.held('listPropertyImages')?.query).toEqual({ size: 'large' })
  }
}

/** A broken photograph gives way to the drawing; one alone has no counter and no buttons. */
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

async function see(site: Site): Promise<object> {
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

/** What lies on top where nothing else covers the photograph, with the name of the slide that it is on. */
export async function photoInFront({ page }: Site): Promise<{ alt: string; name: string; isFresh: boolean }> {
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
