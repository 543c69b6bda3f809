import type { Route } from '@playwright/test'
import type { Site } from './site.ts'
import { tinyPhoto } from './tiny-photo.ts'

/** A map style with one repeated image: the requested tiles tell which place is shown. */
const style = {
  version: 8,
  sources: {
    paper: {
      type: 'raster',
      tiles: ['https://api.mapbox.com/tiles/{z}/{x}/{y}.png'],
      tileSize: 512,
      attribution: '<a href="https://www.mapbox.com/about/maps/">© Mapbox</a>',
    },
  },
  layers: [{ id: 'paper', type: 'raster', source: 'paper' }],
}

/** A fake maps provider: calls for the map's style and for geocoding wait for an answer. */
export class Provider {
  /** Every request to the provider, and for the chunk that draws maps. */
  readonly asked: URL[] = []
  private styles: Route[] = []
  private search: Route | undefined

  /** Gives the page a maps token and fakes the provider; call it before the page is opened. */
  static async behind({ page }: Site): Promise<Provider> {
    const provider = new Provider()
    page.on('request', (request) => {
      if (/mapbox|map-canvas/.test(request.url())) provider.asked.push(new URL(request.url()))
    })
    page.on('requestfailed', (request) => {
      provider.styles = provider.styles.filter((route) => route.request() !== request)
      if (provider.search?.request() === request) provider.search = undefined
    })
    await page.route(/^https:\/\/(api|events)\.mapbox\.com\//, (route) => provider.receive(route))
    return provider
  }

  /** The HTML as delivered with a maps token. */
  static async giveToken({ page }: Site, path = '**/p/first'): Promise<void> {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace('"mapboxToken":""', '"mapboxToken":"pk.test"')
      await route.fulfill({ response, body: html })
    })
  }

  get searched(): { address: string; query: Record<string, string> } | null {
    if (!this.search) return null
    const url = new URL(this.search.request().url())
    const place = /^\/geocoding\/v5\/mapbox\.places\/(.+)\.json$/.exec(url.pathname)?.[1] ?? ''
    return { address: decodeURIComponent(place), query: Object.fromEntries(url.searchParams) }
  }

  /** The requested tiles as zoom/x/y. */
  get tiles(): string[] {
    return this.asked.flatMap(({ pathname }) => /^\/tiles\/(.+)\.png$/.exec(pathname)?.[1] ?? [])
  }

  get waits(): boolean {
    return this.styles.length > 0
  }

  async find(center: [number, number] | null): Promise<void> {
    const search = this.search
    this.search = undefined
    if (center) await search?.fulfill({ json: { features: [{ center }] } })
    else await search?.abort('connectionrefused')
  }

  async draw(): Promise<void> {
    for (const route of this.styles.splice(0)) await route.fulfill({ json: style })
  }

  async refuse(): Promise<void> {
    for (const route of this.styles.splice(0)) await route.fulfill({ status: 401, json: { message: 'Not Authorized' } })
  }

  private async receive(route: Route): Promise<void> {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith('/geocoding/')) this.search = route
    else if (pathname.startsWith('/tiles/')) await route.fulfill(tinyPhoto)
    else if (!pathname.startsWith('/styles/')) await route.fulfill({ status: 204 })
    else this.styles.push(route)
  }
}
