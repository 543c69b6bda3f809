import { expect, type Page } from '@playwright/test'
import type { Site } from './site/site.ts'
import type { SuggestionProvider } from './site/suggestion-provider.ts'

interface Look {
  screen: string
  text: string
  offers: string[]
  asks: string | null
  found: { propertyAddress: string; propertyLat: number | null; propertyLong: number | null }[]
}

export const providerOf = new WeakMap<Site, SuggestionProvider>()
export const elsewhere = '77 Juniper Row, Oakland, CA 94609'
export const field = (page: Page) => page.getByLabel('Address', { exact: true })

const sentences = {
  'nothing found': 'No search results.',
  failed: 'Suggestions are out of reach right now. The address works as it stands here.',
}

export async function lookAtBox(site: Site, { screen, text, offers, asks, found }: Look): Promise<void> {
  const provider = providerOf.get(site)
  if (!provider) throw new Error('nobody took the place of the provider')
  const last = found.at(-1)
  await site.sees(() => see(site, provider), { screen, text, offers, asks: asks ? [asks] : [] })
  // Found is what the address bar says; until then it is where it was, or where the page was led.
  await expect.poll(() => whereabouts(site.page)).toEqual(last ?? expect.objectContaining({ propertyLat: null }))
  if (!last) expect([null, elsewhere]).toContain((await whereabouts(site.page)).propertyAddress)
  if (screen.startsWith('plain')) expect(provider.asked).toEqual([])
  for (const { searchParams } of provider.asked) expect(searchParams.get('access_token')).toBe('pk.test')
}

async function see({ page }: Site, provider: SuggestionProvider) {
  const box = page.getByRole('search')
  const options = await box.getByRole('option').allTextContents()
  const said = (await box.getByRole('status').allTextContents()).join()
  const isPlain = (await page.getByRole('combobox').count()) === 0
  const isOpen = (await field(page).getAttribute('aria-expanded')) === 'true'
  const sentence = Object.entries(sentences).find(([, words]) => words === said)?.[0]
  // Beside the pin that is always there, the door that swings while something is awaited.
  const isBusy = (await box.locator('svg').count()) > 1
  const screens = [
    ...(isPlain ? ['plain'] : []),
    ...(isBusy ? ['busy'] : []),
    ...(isOpen && said === `${options.length} suggestions. Choose with the arrow keys.` ? ['offering'] : []),
    ...(sentence ? [sentence] : []),
    ...((await box.getByRole('alert').allTextContents()).includes('Please enter an address.') ? ['refused'] : []),
  ]
  return {
    screen: screens.join(', ') || (isOpen || said ? 'something else' : 'quiet'),
    text: await field(page).inputValue(),
    offers: options,
    asks: provider.waitsFor.map((question) =>
      question
        .replace(/^suggest /, 'suggestions for ')
        .replace('retrieve id-of-48-Alder-Street', 'the place of 48 Alder Street, Vallejo, California 94590'),
    ),
  }
}

async function whereabouts(page: Page) {
  const query = new URL(page.url()).searchParams
  const degrees = (name: string) => (query.has(name) ? Number(query.get(name)) : null)
  return { propertyAddress: query.get('address'), propertyLat: degrees('lat'), propertyLong: degrees('lng') }
}
