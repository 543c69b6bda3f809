import { expect, type Page } from '@playwright/test'
import { arrangeClock, stopSiteClock } from '#e2e/walks/site/clock.ts'
import { Provider } from '#e2e/walks/site/provider.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { placed, published, SuggestionProvider } from '#e2e/walks/site/suggestion-provider.ts'
import { addressSearchModel } from '#machines/address-search/address-search.model.ts'
import { addressBox } from '#src/content/address-box.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { passTime } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { addressSearch as actor } from './address-search.actor.ts'
import { elsewhere, road, street, streetAt, typed } from './address-search.facts.ts'

interface Look {
  screen: string
  text: string
  offers: string[]
  asks: string | null
  found: { propertyAddress: string; propertyLat: number | null; propertyLong: number | null }[]
}

const providerOf = new WeakMap<Site, SuggestionProvider>()

const field = (page: Page) => page.getByLabel('Address', { exact: true })

const sentences = {
  'nothing found': addressBox.nothingFound,
  failed: addressBox.failed,
}

const provider = (site: Site) => providerOf.get(site) as SuggestionProvider
const answer =
  (json: object): PageEventDriver =>
  (site) =>
    provider(site).answer(json)
/** The same text counts as typed only after another text. */
const type =
  (text: string): PageEventDriver =>
  async ({ page }) => {
    if ((await field(page).inputValue()) === text) await field(page).fill(`${text}.`)
    await field(page).fill(text)
  }

const open =
  (hasToken: boolean): PageEventDriver =>
  async (site) => {
    if (hasToken) await Provider.giveToken(site, '*/property-view*')
    await site.page.goto('/property-view', { waitUntil: 'commit' })
    await field(site.page).focus()
    await stopSiteClock(site)
  }

/** The page's URL changes, as with back and forward. */
const show = ({ page }: Site, address: string | null) =>
  page.evaluate(
    (query) => history.replaceState(null, '', query),
    address ? `?${new URLSearchParams({ address })}` : '?',
  )

/** By the key or by the button, alternating. */
const submit: PageEventDriver = async ({ page }, { before }) => {
  const isAtList = before?.matches({ box: 'offering' }) || before?.matches({ box: 'failed' })
  if (isAtList) await field(page).press('Enter')
  else await page.getByRole('button', { name: 'Find Home' }).click()
}

const pick: PageEventDriver = async ({ page }, { next }) => {
  if (next === 'API.retrieve.fails') return page.getByRole('option', { name: '48 Alder Street' }).click()
  await field(page).press('ArrowDown')
  await field(page).press('End')
  await field(page).press('Enter')
}

/** By blurring the field, or by Escape. */
const leave: PageEventDriver = async ({ page }, { before }) => {
  if (before?.matches({ box: 'offering' })) await field(page).blur()
  else await field(page).press('Escape')
}

export const addressSearch: PageDriver<typeof actor> = {
  name: 'address-search',
  page: 'property-view',
  isNightly: true,
  model: addressSearchModel,
  calls: { getValuation: exampleNamed('getValuation.unknown') },
  prepare: async (site) => {
    await arrangeClock(site)
    await Provider.behind(site)
    providerOf.set(site, await SuggestionProvider.behind(site))
  },
  eventDrivers: {
    'BOX.withoutToken': open(false),
    'BOX.withButton': open(true),
    ...rowsOf(typed, type),
    'USER.picks': pick,
    'USER.submits': submit,
    'USER.leaves': leave,
    'USER.returns': ({ page }, { before }) =>
      before?.matches({ box: 'putAside' }) ? field(page).focus() : field(page).press('ArrowDown'),
    'API.suggest.found': answer({ suggestions: [published(road), published(street)], attribution: 'Mapbox' }),
    'API.suggest.none': answer({ suggestions: [] }),
    'API.suggest.fails': (site) => provider(site).refuse(),
    'API.retrieve.found': answer(placed(street, streetAt)),
    'API.retrieve.fails': (site) => provider(site).disconnect(),
    'PAGE.changesAddress': async (site) => {
      await show(site, null)
      await show(site, elsewhere)
    },
    'PAGE.repeatsAddress': ({ page }) => page.evaluate(() => history.replaceState(null, '', location.search || '?')),
    ...passTime('TIME.149ms', 'TIME.1ms', 'TIME.150ms'),
    'BOX.alone': { leftOut: 'Every page that has the box has its button; the box alone is walked without a browser.' },
  },
  see: seeBox,
}

async function seeBox(site: Site, { screen, text, offers, asks, found }: Look): Promise<void> {
  const provider = providerOf.get(site)
  if (!provider) throw new Error('the provider isn’t faked')
  const last = found.at(-1)
  await site.sees(() => readPage(site, provider), { screen, text, offers, asks: asks ? [asks] : [] })
  // A found address is in the URL; until then the URL is unchanged, or where the page navigated.
  await expect.poll(() => whereabouts(site.page)).toEqual(last ?? expect.objectContaining({ propertyLat: null }))
  if (!last) expect([null, elsewhere]).toContain((await whereabouts(site.page)).propertyAddress)
  if (screen.startsWith('plain')) expect(provider.asked).toEqual([])
  for (const { searchParams } of provider.asked) expect(searchParams.get('access_token')).toBe('pk.test')
}

async function readPage({ page }: Site, provider: SuggestionProvider) {
  const box = page.getByRole('search')
  const options = await box.getByRole('option').allTextContents()
  const said = (await box.getByRole('status').allTextContents()).join()
  const isPlain = (await page.getByRole('combobox').count()) === 0
  const isOpen = (await field(page).getAttribute('aria-expanded')) === 'true'
  const sentence = Object.entries(sentences).find(([, words]) => words === said)?.[0]
  // The permanent pin icon, and the loading door.
  const isBusy = (await box.locator('svg').count()) > 1
  const screens = [
    ...(isPlain ? ['plain'] : []),
    ...(isBusy ? ['busy'] : []),
    ...(isOpen && said === `${options.length} suggestions. Use the arrow keys to choose.` ? ['offering'] : []),
    ...(sentence ? [sentence] : []),
    ...((await box.getByRole('alert').allTextContents()).includes(addressBox.required) ? ['refused'] : []),
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
