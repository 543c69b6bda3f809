import { expect, type Locator, type Page } from '@playwright/test'
import { tinyPhoto } from '#e2e/walks/site/tiny-photo.ts'

/** A map style with one repeated image, with the provider's attribution. */
const style = {
  version: 8,
  sources: {
    paper: {
      type: 'raster',
      tiles: ['https://api.mapbox.com/tiles/{z}/{x}/{y}.png'],
      tileSize: 512,
      attribution:
        '<a href="https://www.mapbox.com/about/maps/">© Mapbox</a> <a href="https://www.openstreetmap.org/about/">© OpenStreetMap</a>',
    },
  },
  layers: [{ id: 'paper', type: 'raster', source: 'paper' }],
}

export interface Maps {
  /** URL patterns of the provider, and of the chunk that draws maps. */
  asked: string[]
  /** The requested tiles as zoom/x/y. */
  tiles(): string[]
}

/** The site with a maps token and a fake provider, which sends tiles or answers with `status`. */
export async function withMaps(page: Page, status = 200): Promise<Maps> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (/mapbox/.test(hostname) || /map-canvas/.test(pathname)) asked.push(pathname)
  })
  await page.route(
    (url) => /^\/(p|property-view)\b/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('"mapboxToken":""', '"mapboxToken":"pk.test"')
      await route.fulfill({ response, body: html })
    },
  )
  await page.route(/^https:\/\/(api|events)\.mapbox\.com\//, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/styles/')) return route.fulfill({ status, json: status === 200 ? style : {} })
    return pathname.startsWith('/tiles/') ? route.fulfill(tinyPhoto) : route.fulfill({ status: 204 })
  })
  return { asked, tiles: () => asked.flatMap((path) => /^\/tiles\/(.+)\.png$/.exec(path)?.[1] ?? []) }
}

/** The provider's terms: logo and attribution are visible and not covered. */
export async function seesProvider(map: Locator): Promise<void> {
  for (const sign of ['.mapboxgl-ctrl-logo', '.mapboxgl-ctrl-attrib-button, .mapboxgl-ctrl-attrib a']) {
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return width > 0 && element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const shown = map.locator(sign).filter({ visible: true }).first()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate(isOnTop)).toBe(true)
  }
}
