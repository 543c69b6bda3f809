import { expect, type Locator } from '@playwright/test'
import { seesProvider } from '#e2e/support/maps.ts'
import { arrangeClock } from '#e2e/walks/site/clock.ts'
import { homeAnswer, openListing } from '#e2e/walks/site/home.ts'
import { Provider } from '#e2e/walks/site/provider.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { mapModel } from '#machines/map/map.model.ts'
import { map as words } from '#src/content/map.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { Moment } from '../driver.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { rowsOf } from '../rows.ts'
import type { map as actor } from './map.actor.ts'
import { coordinates, maps } from './map.facts.ts'

type Look = { large: string } & (
  | { screen: 'waiting' | 'unconfigured' | 'failed' }
  | { screen: 'loading'; asks: string }
  | { screen: 'drawing' | 'ready'; pin: object | null; logged: number }
)

const providerOf = new WeakMap<Site, Provider>()

/** At zoom 14 the tiles of the home's coordinates, and of San Francisco, the default center (MAP-04). */
const tiles = { home: '14/2614/6325', defaultCentre: '14/2620/6332' }

const sentences: Record<string, string> = { unconfigured: words.unconfigured, failed: words.failed }

const smallMap = ({ page }: Site) => page.locator('figure')

const largeMap = ({ page }: Site) => page.getByRole('dialog', { name: 'Property Location' })

const expand = (site: Site) => smallMap(site).getByRole('button', { name: 'Expand the map', includeHidden: true })

const meet =
  ({ hasToken, address, coordinates }: (typeof maps)[keyof typeof maps]): PageEventDriver =>
  async (site) => {
    if (hasToken) await Provider.giveToken(site)
    const place = coordinates ?? { latitude: null, longitude: null }
    await openListing(site, { body: { ...(homeAnswer.body as object), address, ...place } })
  }

/** To the second only: the map draws in real time, which the test doesn't control. */
const half: PageEventDriver = ({ page }) => page.clock.fastForward(10_000)

/** Loses the WebGL context, as on low memory or when the GPU process ends. */
const takeAway =
  (map: (site: Site) => Locator): PageEventDriver =>
  (site) =>
    map(site)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement & { lent?: WEBGL_lose_context | null }) => {
        canvas.lent = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
        canvas.lent?.loseContext()
      })

const giveBack =
  (map: (site: Site) => Locator): PageEventDriver =>
  (site) =>
    map(site)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement & { lent?: WEBGL_lose_context | null }) => canvas.lent?.restoreContext())

export const map: PageDriver<typeof actor> = {
  name: 'map',
  page: 'property',
  isNightly: true,
  model: mapModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  /** A phone's height, at which the map is far below the view. */
  browser: { viewport: { width: 390, height: 600 } },
  prepare: async (site) => {
    await arrangeClock(site)
    providerOf.set(site, await Provider.behind(site))
  },
  eventDrivers: {
    ...rowsOf(maps, meet),
    'USER.comesNear': ({ page }) => page.getByRole('figure').scrollIntoViewIfNeeded(),
    'API.geocode.found': async (site) => providerOf.get(site)?.find([coordinates.longitude, coordinates.latitude]),
    'API.geocode.fails': async (site) => providerOf.get(site)?.find(null),
    'MAP.isDrawn': async (site) => providerOf.get(site)?.draw(),
    'MAP.cannotBeDrawn': async (site) => providerOf.get(site)?.refuse(),
    'MAP.isTakenAway': takeAway(smallMap),
    'MAP.isGivenBack': giveBack(smallMap),
    'MAP.largeIsDrawn': async (site) => providerOf.get(site)?.draw(),
    'MAP.largeCannotBeDrawn': async (site) => providerOf.get(site)?.refuse(),
    'MAP.largeIsTakenAway': takeAway(largeMap),
    'MAP.largeIsGivenBack': giveBack(largeMap),
    'TIME.9999ms': ({ page }) => page.clock.fastForward(5000),
    'TIME.19999ms': half,
    'TIME.1ms': half,
    // A button with aria-disabled can still be pressed.
    'USER.expandsTooEarly': (site) => expand(site).dispatchEvent('click'),
    'USER.expands': (site) => expand(site).click(),
    'USER.collapses': (site) => largeMap(site).getByRole('button', { name: 'Close' }).click(),
  },
  see: seeMap,
}

async function seeMap(site: Site, look: object, { after }: Moment): Promise<void> {
  const provider = providerOf.get(site)
  if (!provider) throw new Error('the maps provider isn’t faked')
  const { screen, pin, asks, large, ...published } = { pin: null, asks: null, ...(look as Look) }
  const isAwaited = ['small', 'large'].some((one) => /rawing$/.test(String(after.value[one])))
  await site.sees(() => readPage(site, provider), {
    screen: screen === 'waiting' || screen === 'drawing' ? 'loading' : screen,
    pins: pin ? 1 : 0,
    searches: asks && {
      address: asks,
      query: { country: 'us', types: 'address', limit: '1', access_token: 'pk.test' },
    },
    large,
    waitsForStyle: isAwaited,
  })
  // MAP-01: nothing is loaded before the map is near the view, and nothing at all without a token.
  if (screen === 'waiting' || screen === 'unconfigured') expect(provider.asked).toEqual([])
  if (screen === 'ready' && large !== 'drawing') {
    expect(provider.tiles).toContain(pin ? tiles.home : tiles.defaultCentre)
    expect(provider.tiles).not.toContain(pin ? tiles.defaultCentre : tiles.home)
  }
  if (screen === 'ready' && large === 'closed') await seesProvider(smallMap(site))
  if (large === 'ready') await seesProvider(largeMap(site))
  const logged = site.warnings.filter((warning) => warning.startsWith('The address could not be placed on the map'))
  if ('logged' in published) expect(logged).toHaveLength(published.logged)
}

async function readPage(site: Site, provider: Provider): Promise<object> {
  const [small, large] = [smallMap(site), largeMap(site)]
  return {
    screen: await screenIn(small, await isOffered(expand(site))),
    pins: await small.getByRole('img', { name: 'Map marker', includeHidden: true }).count(),
    searches: provider.searched,
    large: (await large.getByRole('heading', { name: 'Property Location' }).isVisible())
      ? (await screenIn(large, true)).replace('loading', 'drawing')
      : 'closed',
    waitsForStyle: provider.waits,
  }
}

async function isOffered(button: Locator): Promise<boolean> {
  return (await button.isVisible()) && (await button.getAttribute('aria-disabled')) === null
}

/** Behind a dialog the page is hidden from screen readers, but visible. */
async function screenIn(frame: Locator, canExpand: boolean): Promise<string> {
  if (await frame.getByText('Interactive Map View').isVisible()) {
    const shown = await Promise.all(Object.values(sentences).map((sentence) => frame.getByText(sentence).isVisible()))
    return Object.keys(sentences)
      .filter((_, index) => shown[index])
      .join(' and ')
  }
  const isDrawn = await frame.locator('canvas').isVisible()
  const hasStreets = await frame.locator('img[src*="street-plan"]').isVisible()
  if (await frame.getByText('Loading map').isVisible()) return hasStreets ? 'loading' : 'loading over nothing'
  return isDrawn && !hasStreets && canExpand ? 'ready' : 'nothing'
}
