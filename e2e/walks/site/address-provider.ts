import type { HeldRequest } from './held-request.ts'
import type { Site } from './site.ts'
import { tinyPhoto } from './tiny-photo.ts'

/** A fake provider of addresses and map images: both kinds of calls wait for an answer. */
export class AddressProvider {
  readonly asked: URL[] = []
  private validation: HeldRequest | undefined
  private drawing: HeldRequest | undefined

  static async behind({ interception }: Site): Promise<AddressProvider> {
    const provider = new AddressProvider()
    await interception.add('https://api.mapbox.com/*', (request) => provider.receive(request))
    return provider
  }

  /** The address to validate, and the call's parameters. */
  get validates(): { address: string; query: Record<string, string> } | null {
    if (!this.validation || this.validation.isAborted) return null
    const { url } = this.validation
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
    else await this.drawing?.abort()
    this.drawing = undefined
  }

  private receive(request: HeldRequest): Promise<void> | void {
    const { url } = request
    this.asked.push(url)
    if (url.pathname.startsWith('/autofill/v1/retrieve/')) this.validation = request
    else if (url.pathname.includes('/static/')) this.drawing = request
    else return request.abort()
  }
}
