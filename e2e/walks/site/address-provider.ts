import type { Route } from '@playwright/test'
import type { Site } from './site.ts'
import { tinyPhoto } from './tiny-photo.ts'

/** A fake provider of addresses and map images: both kinds of calls wait for an answer. */
export class AddressProvider {
  readonly asked: URL[] = []
  private validation: Route | undefined
  private drawing: Route | undefined

  static async behind({ page }: Site): Promise<AddressProvider> {
    const provider = new AddressProvider()
    page.on('requestfailed', (request) => {
      if (provider.validation?.request() === request) provider.validation = undefined
    })
    await page.route(/^https:\/\/api\.mapbox\.com\//, (route) => provider.receive(route))
    return provider
  }

  /** The address to validate, and the call's parameters. */
  get validates(): { address: string; query: Record<string, string> } | null {
    if (!this.validation) return null
    const url = new URL(this.validation.request().url())
    const { session_token, ...query } = Object.fromEntries(url.searchParams)
    return { address: decodeURIComponent(url.pathname.split('/').at(-1) ?? ''), query }
  }

  /** The last requested image: location, zoom and size from its URL. */
  get pictured(): string | null {
    const last = this.asked.findLast(({ pathname }) => pathname.includes('/static/'))
    return last?.pathname.split('/static/')[1] ?? null
  }

  async validate(full_address: string | null, confidence = 'low'): Promise<void> {
    const found = {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-122.5449, 37.9061] },
      properties: { full_address, match_code: { confidence } },
    }
    await this.validation?.fulfill({ json: { type: 'FeatureCollection', features: full_address ? [found] : [] } })
    this.validation = undefined
  }

  async refuse(): Promise<void> {
    await this.validation?.fulfill({ status: 401, json: { message: 'Not Authorized - Invalid Token' } })
    this.validation = undefined
  }

  async draw(canDraw: boolean): Promise<void> {
    if (canDraw) await this.drawing?.fulfill(tinyPhoto)
    else await this.drawing?.abort('connectionrefused')
    this.drawing = undefined
  }

  private receive(route: Route): Promise<void> | void {
    const url = new URL(route.request().url())
    this.asked.push(url)
    if (url.pathname.startsWith('/autofill/v1/retrieve/')) this.validation = route
    else if (url.pathname.includes('/static/')) this.drawing = route
    else return route.abort()
  }
}
