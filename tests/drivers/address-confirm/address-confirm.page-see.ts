import { expect } from '@playwright/test'
import type { AddressProvider } from '#e2e/walks/site/address-provider.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { mapFailed } from '#src/content/map-failed.ts'
import { mapSize, suggested } from './address-confirm.facts.ts'

const suggestion = suggested.propertyAddress

export const providers = new WeakMap<Site, AddressProvider>()

interface Look {
  screen: string
  asks?: string
  map?: string
  meant?: string
  pin?: { x: number; y: number } | null
  logged?: number
  handed?: object | null
}

/** The announced position of the pin, by its offset. */
const pinSaid: Record<string, string> = {
  '0 0': '',
  '10 0': 'The pin is 31 feet east of the suggested place.',
  '10 -10': 'The pin is 31 feet north and 31 feet east of the suggested place.',
  '1 0': 'The pin is 3 feet east of the suggested place.',
  '50 30': 'The pin is 93 feet south and 155 feet east of the suggested place.',
  '296 148': 'The pin is 458 feet south and 915 feet east of the suggested place.',
}

export const confirmDialog = ({ page }: Site) => page.getByRole('dialog')
export const pinOf = (site: Site) => confirmDialog(site).getByRole('application', { name: 'Pin' })
const mapOf = (site: Site) => confirmDialog(site).getByRole('img', { name: `Map around ${suggestion}` })

/** The map's center in the window. */
export async function frameOf(site: Site): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await mapOf(site).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect({ width, height }).toEqual(mapSize)
  return { x: x + width / 2, y: y + height / 2 }
}

export async function seeConfirmation(site: Site, expected: object): Promise<void> {
  const { screen, asks, map = null, meant = null, pin = null, logged, handed } = expected as Look
  const isOver = screen === 'gone' || screen === 'back'
  const query = { access_token: 'pk.test', language: 'en', country: 'us', proximity: 'ip' }
  await site.sees(() => readPage(site), {
    screen: isOver ? 'box' : screen,
    asks: asks ? { address: asks, query } : null,
    map,
    meant,
    pin,
    said: pin && pinSaid[`${pin.x} ${pin.y}`],
    outcomes: screen === 'back' ? ['cancelled'] : screen === 'gone' ? [handed] : [],
  })
  const provider = providers.get(site)
  if (map && map !== 'none') expect(provider?.pictured).toBe('-122.5449,37.9061,16,0/592x296')
  if (isOver) await expect(site.page.getByRole('button', { name: 'Find Home' })).toBeFocused()
  const warnings = site.warnings.filter((warning) => warning.startsWith('The address could not be checked'))
  if (isOver) expect(warnings).toHaveLength(logged ?? 0)
}

async function readPage(site: Site): Promise<object> {
  const { page } = site
  const dialog = confirmDialog(site)
  const title = dialog.getByRole('heading')
  const isOpen = await title.isVisible()
  const asks = providers.get(site)?.validates ?? null
  const isBusy = await page.getByRole('status').filter({ hasText: 'Checking the address' }).isVisible()
  const screen = isOpen ? await title.innerText() : isBusy ? 'asking' : 'box'
  const facts = isOpen ? await factsOf(site) : { map: null, meant: null, pin: null, said: null }
  return { screen, asks, ...facts, outcomes: JSON.parse((await page.locator('output').textContent()) ?? '') }
}

async function factsOf(site: Site) {
  const dialog = confirmDialog(site)
  const facts = await dialog.evaluate((it, noMap) => {
    const chosen = it.querySelector('input:checked')?.closest('label')?.textContent ?? null
    const pin = it.querySelector<HTMLElement>('[style*="left"]')
    const [left = 0, top = 0] = pin ? [pin.style.left, pin.style.top].map((part) => Number.parseFloat(part) - 50) : []
    return {
      chosen,
      pin: pin ? { left, top } : null,
      said: it.querySelector('[role=status]')?.textContent ?? null,
      adjusts: it.querySelector('[aria-pressed]')?.getAttribute('aria-pressed') ?? null,
      isGone: it.textContent?.includes(noMap) ?? false,
      hasPicture: it.querySelector('img') !== null,
    }
  }, mapFailed)
  const { chosen, pin, said, adjusts, isGone, hasPicture } = facts
  const map = isGone
    ? 'none'
    : adjusts === 'true'
      ? 'adjusting'
      : adjusts === 'false'
        ? 'drawn'
        : hasPicture
          ? 'coming'
          : null
  return {
    map,
    meant: chosen === null ? null : chosen.includes(suggestion) ? 'suggested' : 'entered',
    pin: pin && {
      x: Math.round((pin.left / 100) * mapSize.width),
      y: Math.round((pin.top / 100) * mapSize.height),
    },
    said: pin ? said : null,
  }
}
