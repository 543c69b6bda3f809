import { expect } from '@playwright/test'
import type { HeldRequest } from './held-request.ts'
import type { Site } from './site.ts'

/** A fake provider for the two calls of the address search: each waits for its answer. */
export class SuggestionProvider {
  /** Every call so far. */
  readonly asked: URL[] = []
  private waiting: HeldRequest[] = []

  /** Call it before the page is opened. */
  static async behind({ interception }: Site): Promise<SuggestionProvider> {
    const provider = new SuggestionProvider()
    await interception.add('https://api.mapbox.com/autofill/v1/*', (request) => {
      provider.asked.push(request.url)
      provider.waiting.push(request)
    })
    return provider
  }

  /** The pending calls: `suggest <text>` or `retrieve <id>`; aborted ones aren't included. */
  get waitsFor(): string[] {
    return this.pending.map(({ url }) => {
      const [call = '', about = ''] = url.pathname.split('/').slice(-2)
      return `${call} ${decodeURIComponent(about)}`
    })
  }

  async answer(json: object): Promise<void> {
    await (await this.question()).fulfill({ json })
  }

  async refuse(): Promise<void> {
    await (await this.question()).fulfill({ status: 401, json: { message: 'Not Authorized - Invalid Token' } })
  }

  /** Fails the call as without a network. */
  async disconnect(): Promise<void> {
    await (await this.question()).abort()
  }

  /** The only pending call, or waits for it. */
  private async question(): Promise<HeldRequest> {
    await expect.poll(() => this.waitsFor, { intervals: [5, 10, 20, 50] }).toHaveLength(1)
    const [request] = this.pending
    this.waiting = []
    return request as HeldRequest
  }

  private get pending(): HeldRequest[] {
    return this.waiting.filter(({ isAborted }) => !isAborted)
  }
}

/** An address as in the provider's list. */
export function published(full_address: string) {
  const [address_line1 = '', address_level2, region = ''] = full_address.split(', ')
  return {
    full_address,
    address_line1,
    address_level2,
    address_level1: region.replace(/ \d+$/, ''),
    postcode: /\d+$/.exec(region)?.[0],
    country: 'United States',
    country_code: 'us',
    action: { id: `id-of-${address_line1.replaceAll(' ', '-')}` },
  }
}

/** With its coordinates: longitude, then latitude. */
export function placed(full_address: string, coordinates: [number, number]) {
  const { action: _, ...properties } = published(full_address)
  const feature = { type: 'Feature', geometry: { type: 'Point', coordinates }, properties }
  return { type: 'FeatureCollection', features: [feature] }
}
