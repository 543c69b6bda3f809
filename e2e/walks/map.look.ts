import { expect, type Locator } from '@playwright/test'
import { seesProvider } from '#e2e/support/maps.ts'
import type { Provider } from './site/provider.ts'
import type { Site } from './site/site.ts'
import type { Moment } from './walk.ts'

type Look = { large: string } & (
  | { screen: 'waiting' | 'unconfigured' | 'failed' }
  | { screen: 'loading'; asks: string }
  | { screen: 'drawing' | 'ready'; pin: object | null; logged: number }
)

export const providerOf = new WeakMap<Site, Provider>()

/** At zoom 14 the tiles of the home's coordinates, and of San Francisco, the default centre (MAP-04). */
const tiles = { home: '14/2614/6325', defaultCentre: '14/2620/6332' }

const sentences: Record<string, string> = {
  unconfigured: 'The maps token is not configured.',
  failed: 'The map cannot be shown right now.',
}

export const smallMap = ({ page }: Site) => page.locator('figure')
export const largeMap = ({ page }: Site) => page.getByRole('dialog', { name: 'Property Location' })
export const expand = (site: Site) =>
  smallMap(site).getByRole('button', { name: 'Expand the map', includeHidden: true })

export async function lookAtMap(site: Site, look: object, { after }: Moment): Promise<void> {
  const provider = providerOf.get(site)
  if (!provider) throw new Error('nobody took the place of the maps provider')
  const { screen, pin, asks, large, ...told } = { pin: null, asks: null, ...(look as Look) }
  const isAwaited = ['small', 'large'].some((one) => /rawing$/.test(String(after.value[one])))
  await site.sees(() => see(site, provider), {
    screen: screen === 'waiting' || screen === 'drawing' ? 'loading' : screen,
    pins: pin ? 1 : 0,
    searches: asks && {
      address: asks,
      query: { country: 'us', types: 'address', limit: '1', access_token: 'pk.test' },
    },
    large,
    waitsForStyle: isAwaited,
  })
  // MAP-01: nothing is loaded before the map comes near the view, and nothing ever without a token.
  if (screen === 'waiting' || screen === 'unconfigured') expect(provider.asked).toEqual([])
  if (screen === 'ready' && large !== 'drawing') {
    expect(provider.tiles).toContain(pin ? tiles.home : tiles.defaultCentre)
    expect(provider.tiles).not.toContain(pin ? tiles.defaultCentre : tiles.home)
  }
  if (screen === 'ready' && large === 'closed') await seesProvider(smallMap(site))
  if (large === 'ready') await seesProvider(largeMap(site))
  const logged = site.warnings.filter((warning) => warning.startsWith('The address could not be placed on the map'))
  if ('logged' in told) expect(logged).toHaveLength(told.logged)
}

async function see(site: Site, provider: Provider): Promise<object> {
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

/** Behind a dialog the page is hidden from those who hear it, and seen as before. */
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
