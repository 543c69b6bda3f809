import type { Locator } from '@playwright/test'
import { mapModel } from '#machines/map/map.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { expand, largeMap, lookAtMap, providerOf, smallMap } from './map.look.ts'
import { arrangeClock } from './site/clock.ts'
import { home, openListing } from './site/home.ts'
import { Provider } from './site/provider.ts'
import type { Site } from './site/site.ts'
import type { Act, Walk } from './walk.ts'

const coordinates = { latitude: 37.9061, longitude: -122.5449 }
const nowhere = { latitude: null, longitude: null }

const meet =
  (hasToken: boolean, changed: object): Act =>
  async (site) => {
    if (hasToken) await Provider.giveToken(site)
    await openListing(site, { body: { ...(home.body as object), ...changed } })
  }

/** To the second and not to the millisecond: the map draws in the time of the browser, which goes on meanwhile. */
const half: Act = ({ page }) => page.clock.fastForward(10_000)

/** What a browser does that is short of memory, or whose graphics process has ended. */
const takeAway =
  (map: (site: Site) => Locator): Act =>
  (site) =>
    map(site)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement & { lent?: WEBGL_lose_context | null }) => {
        canvas.lent = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null
        canvas.lent?.loseContext()
      })

const giveBack =
  (map: (site: Site) => Locator): Act =>
  (site) =>
    map(site)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement & { lent?: WEBGL_lose_context | null }) => canvas.lent?.restoreContext())

export const map: Walk = {
  name: 'map',
  page: 'property',
  model: mapModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  /** A phone's height, on which the map is far below the view. */
  browser: { viewport: { width: 390, height: 600 } },
  prepare: async (site) => {
    await arrangeClock(site)
    providerOf.set(site, await Provider.behind(site))
  },
  acts: {
    'MAP.withoutToken': meet(false, coordinates),
    'MAP.withCoordinates': meet(true, coordinates),
    'MAP.withAddress': meet(true, nowhere),
    'MAP.withNothing': meet(true, { ...nowhere, address: null }),
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
    // A button that says of itself that it cannot be used yet can be pressed all the same.
    'USER.expandsTooEarly': (site) => expand(site).dispatchEvent('click'),
    'USER.expands': (site) => expand(site).click(),
    'USER.collapses': (site) => largeMap(site).getByRole('button', { name: 'Close' }).click(),
  },
  look: lookAtMap,
}
