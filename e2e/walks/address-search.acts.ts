import { addressSearchModel } from '#machines/address-search/address-search.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { elsewhere, field, lookAtBox, providerOf } from './address-search.look.ts'
import { arrangeClock, pass, stopClock } from './site/clock.ts'
import { Provider } from './site/provider.ts'
import type { Site } from './site/site.ts'
import { placed, SuggestionProvider, told } from './site/suggestion-provider.ts'
import type { Act, Walk } from './walk.ts'

const road = '48 Alder Ridge Road, Mill Valley, California 94941'
const street = '48 Alder Street, Vallejo, California 94590'

const provider = (site: Site) => providerOf.get(site) as SuggestionProvider
const answer =
  (json: object): Act =>
  (site) =>
    provider(site).answer(json)
/** The same text again is only typed when it was another one in between. */
const type =
  (text: string): Act =>
  async ({ page }) => {
    if ((await field(page).inputValue()) === text) await field(page).fill(`${text}.`)
    await field(page).fill(text)
  }

const open =
  (hasToken: boolean): Act =>
  async (site) => {
    if (hasToken) await Provider.giveToken(site, '**/property-view*')
    await site.page.goto('/property-view', { waitUntil: 'commit' })
    await field(site.page).focus()
    await stopClock(site)
  }

/** The address bar changes under the page, as it does by back and forward. */
const show = ({ page }: Site, address: string | null) =>
  page.evaluate(
    (query) => history.replaceState(null, '', query),
    address ? `?${new URLSearchParams({ address })}` : '?',
  )

/** By the key or by the button, as it comes. */
const submit: Act = async ({ page }, { before }) => {
  const isAtList = before?.matches({ box: 'offering' }) || before?.matches({ box: 'failed' })
  if (isAtList) await field(page).press('Enter')
  else await page.getByRole('button', { name: 'Find Home' }).click()
}

const pick: Act = async ({ page }, { next }) => {
  if (next === 'API.retrieve.fails') return page.getByRole('option', { name: '48 Alder Street' }).click()
  await field(page).press('ArrowDown')
  await field(page).press('End')
  await field(page).press('Enter')
}

/** By going elsewhere, or by Escape. */
const leave: Act = async ({ page }, { before }) => {
  if (before?.matches({ box: 'offering' })) await field(page).blur()
  else await field(page).press('Escape')
}

export const addressSearch: Walk = {
  name: 'address-search',
  page: 'property-view',
  model: addressSearchModel,
  calls: { getValuation: exampleNamed('getValuation.unknown') },
  prepare: async (site) => {
    await arrangeClock(site)
    await Provider.behind(site)
    providerOf.set(site, await SuggestionProvider.behind(site))
  },
  acts: {
    'BOX.withoutToken': open(false),
    'BOX.withButton': open(true),
    'USER.typesTwo': type(' 48 '),
    'USER.types': type('48 Ald'),
    'USER.typesMore': type('48 Alder Ri '),
    'USER.clears': type('   '),
    'USER.picks': pick,
    'USER.submits': submit,
    'USER.leaves': leave,
    'USER.returns': ({ page }, { before }) =>
      before?.matches({ box: 'putAside' }) ? field(page).focus() : field(page).press('ArrowDown'),
    'API.suggest.found': answer({ suggestions: [told(road), told(street)], attribution: 'Mapbox' }),
    'API.suggest.none': answer({ suggestions: [] }),
    'API.suggest.fails': (site) => provider(site).refuse(),
    'API.retrieve.found': answer(placed(street, [-122.2566, 38.1041])),
    'API.retrieve.fails': (site) => provider(site).disconnect(),
    'PAGE.changesAddress': async (site) => {
      await show(site, null)
      await show(site, elsewhere)
    },
    'PAGE.repeatsAddress': ({ page }) => page.evaluate(() => history.replaceState(null, '', location.search || '?')),
    'TIME.149ms': (site) => pass(site, 149),
    'TIME.1ms': (site) => pass(site, 1),
    'TIME.150ms': (site) => pass(site, 150),
  },
  leftOut: { 'BOX.alone': 'Every page that has the box has its button; the box alone is walked without a browser.' },
  look: lookAtBox,
}
