import type { HeldRequest } from './held-request.ts'
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
  private styles: HeldRequest[] = []
  private search: HeldRequest | undefined

  /** Gives the page a maps token and fakes the provider; call it before the page is opened. */
  static async behind({ page, interception }: Site): Promise<Provider> {
    const provider = new Provider()
    page.on('request', (request) => {
      if (/mapbox|map-canvas/.test(request.url())) provider.asked.push(new URL(request.url()))
    })
    for (const name of ['api', 'events'])
      await interception.add(`https://${name}.mapbox.com/*`, (request) => provider.receive(request))
    return provider
  }

  /** The HTML as delivered with a maps token. */
  static async giveToken({ interception }: Site, path = '*/p/first'): Promise<void> {
    await interception.add(path, async (request) => {
      const response = await fetch(request.url, { headers: request.headers })
      const html = (await response.text()).replace('"mapboxToken":""', '"mapboxToken":"pk.test"')
      const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(response.headers)
      await request.fulfill({ status: response.status, headers, body: html })
    })
  }

  get searched(): { address: string; query: Record<string, string> } | null {
    if (!this.search || this.search.isAborted) return null
    const { url } = this.search
    const place = /^\/geocoding\/v5\/mapbox\.places\/(.+)\.json$/.exec(url.pathname)?.[1] ?? ''
    return { address: decodeURIComponent(place), query: Object.fromEntries(url.searchParams) }
  }

  /** The requested tiles as zoom/x/y. */
  get tiles(): string[] {
    return this.asked.flatMap(({ pathname }) => /^\/tiles\/(.+)\.png$/.exec(pathname)?.[1] ?? [])
  }

  get waits(): boolean {
    return this.styles.some(({ isAborted }) => !isAborted)
  }

  async find(center: [number, number] | null): Promise<void> {
    const search = this.search
    this.search = undefined
    if (center) await search?.fulfill({ json: { features: [{ center }] } })
    else await search?.abort()
  }

  async draw(): Promise<void> {
    for (const request of this.styles.splice(0)) await request.fulfill({ json: style })
  }

  async refuse(): Promise<void> {
    for (const request of this.styles.splice(0))
      await request.fulfill({ status: 401, json: { message: 'Not Authorized' } })
  }

  private async receive(request: HeldRequest): Promise<void> {
    const { pathname } = request.url
    if (pathname.startsWith('/geocoding/')) this.search = request
    else if (pathname.startsWith('/tiles/')) await request.fulfill(tinyPhoto)
    else if (!pathname.startsWith('/styles/')) await request.fulfill({ status: 204 })
    else this.styles.push(request)
  }
}
