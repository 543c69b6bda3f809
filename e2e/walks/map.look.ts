import { expect, type Locator } from '@playwright/test'
import type { Provider } from './site/provider.ts'
import type { Site } from './site/site.ts'

type Look =
  | { screen: 'waiting' | 'unconfigured' | 'failed' }
  | { screen: 'loading'; asks: string }
  | { screen: 'drawing' | 'ready' | 'expanded'; pin: object | null; logged: number }

export const providerOf = new WeakMap<Site, Provider>()

/** At zoom 14 the tiles of the home's coordinates, and of San Francisco, the default centre (MAP-04). */
const tiles = { home: '14/2614/6325', defaultCentre: '14/2620/6332' }

const sentences: Record<string, string> = {
  unconfigured: 'The maps token is not configured.',
  failed: 'The map cannot be shown right now.',
}

export async function lookAtMap(site: Site, look: Look): Promise<void> {
  const provider = providerOf.get(site)
  if (!provider) throw new Error('nobody took the place of the maps provider')
  const { screen, pin, asks } = { pin: null, asks: null, ...look }
  await site.sees(() => see(site, provider), {
    screen: screen === 'waiting' || screen === 'drawing' ? 'loading' : screen,
    pins: pin ? 1 : 0,
    searches: asks && {
      address: asks,
      query: { country: 'us', types: 'address', limit: '1', access_token: 'pk.test' },
    },
    waitsForStyle: screen === 'drawing',
  })
  // MAP-01: nothing is loaded before the map comes near the view, and nothing ever without a token.
  if (screen === 'waiting' || screen === 'unconfigured') expect(provider.asked).toEqual([])
  if (screen === 'ready' || screen === 'expanded') {
    expect(provider.tiles).toContain(pin ? tiles.home : tiles.defaultCentre)
    expect(provider.tiles).not.toContain(pin ? tiles.defaultCentre : tiles.home)
  }
  const logged = site.warnings.filter((warning) => warning.startsWith('The address could not be placed on the map'))
  if ('logged' in look) expect(logged).toHaveLength(look.logged)
}

async function see({ page }: Site, provider: Provider): Promise<object> {
  const figure = page.getByRole('figure')
  const dialog = page.getByRole('dialog', { name: 'Property Location' })
  const isExpanded = await dialog.getByRole('heading', { name: 'Property Location' }).isVisible()
  return {
    screen: isExpanded ? 'expanded' : await screenIn(figure),
    pins: await (isExpanded ? dialog : figure).getByRole('img', { name: 'Map marker' }).count(),
    searches: provider.searched,
    waitsForStyle: provider.waits,
  }
}

async function screenIn(figure: Locator): Promise<string> {
  if (await figure.getByText('Interactive Map View').isVisible()) {
    const shown = await Promise.all(Object.values(sentences).map((sentence) => figure.getByText(sentence).isVisible()))
    return Object.keys(sentences)
      .filter((_, index) => shown[index])
      .join(' and ')
  }
  const expand = figure.getByRole('button', { name: 'Expand the map' })
  const isOffered = (await expand.isVisible()) && (await expand.getAttribute('aria-disabled')) === null
  if (await figure.getByRole('status').filter({ hasText: 'Loading map' }).isVisible()) {
    return isOffered ? 'loading, but to be expanded' : 'loading'
  }
  return isOffered && (await figure.locator('canvas').isVisible()) ? 'ready' : 'nothing'
}
