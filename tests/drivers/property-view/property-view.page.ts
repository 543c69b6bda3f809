import { locationIn, queryOf } from '#machines/property-view/location.ts'
import { propertyViewModel } from '#machines/property-view/property-view.model.ts'
import type { components } from '#openapi/generated/types.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import type { propertyView as actor } from './property-view.actor.ts'
import { places, rememberHistory, seeHome } from './property-view.page-see.ts'

type Valuation = components['schemas']['Valuation']

const valuations = {
  alder: exampleNamed('getValuation.known').body as Valuation,
  harbor: exampleNamed('getValuation.granted').body as Valuation,
}

const open =
  (query: string): Act =>
  async (site) => {
    await site.page.goto(`/property-view${query}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }

const type =
  (address: string): Act =>
  async ({ page }) => {
    await page.getByPlaceholder('Enter any address').fill(address)
    await page.getByRole('button', { name: 'Find Home' }).click()
  }

/** As a link of another part of the site would, and as going back does. */
const show =
  (query: string | null): Act =>
  ({ page }) =>
    page.evaluate((search) => history.replaceState(null, '', location.pathname + (search ?? location.search)), query)

const value =
  (changed: (truth: Valuation) => Valuation = (truth) => truth): Act =>
  (site) => {
    const asked = site.calls.held('getValuation')?.query.address
    const truth = asked === places.alder.propertyAddress ? valuations.alder : valuations.harbor
    return site.answer('getValuation', { body: changed(truth) })
  }
const refuse =
  (status: number): Act =>
  (site) =>
    site.answer('getValuation', { status, body: { detail: 'Not now' } })

/** On a narrow window the panels are behind the map; a tablet that is turned shows them. */
const retry: Act = async ({ page }, { before }) => {
  const [narrow, wide] = [page.viewportSize(), { width: 1280, height: 800 }]
  const isHidden = before?.matches({ page: { pane: 'map' } })
  if (isHidden) await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Try again' }).click()
  if (isHidden && narrow) await page.setViewportSize(narrow)
}

export const propertyView: PageDriver<EventOf<typeof actor>> = {
  name: 'property-view',
  page: 'property-view',
  model: propertyViewModel,
  calls: { getValuation: 'held', listPropertyImages: exampleNamed('listPropertyImages.none') },
  browser: { viewport: { width: 390, height: 800 } },
  acts: {
    'USER.opensNothing': open(''),
    'USER.opensAlder': open(`?${queryOf(places.alder)}`),
    'USER.opensHarbor': open(`?${queryOf(places.harbor)}`),
    'USER.typesAlder': type(places.alder.propertyAddress),
    'USER.typesHarbor': type(places.harbor.propertyAddress),
    'USER.typesNothing': type('  '),
    'USER.retries': retry,
    'USER.showsMap': ({ page }) => page.getByRole('button', { name: 'Map View' }).click(),
    'USER.goesBack': ({ page }) => page.getByRole('button', { name: 'Back' }).click(),
    'BAR.showsSame': show(null),
    'BAR.showsAlder': show(`?${queryOf(places.alder)}`),
    'BAR.showsHarbor': show(`?${queryOf(places.harbor)}`),
    'BAR.showsNothing': show(`?${queryOf(locationIn(''))}`),
    'API.valuation.valued': value(),
    'API.valuation.unvalued': value((truth) => ({ ...truth, value: null })),
    'API.valuation.zero': value((truth) => ({ ...truth, value: 0 })),
    'API.valuation.unknown': (site) => site.answer('getValuation', exampleNamed('getValuation.unknown')),
    'API.valuation.422': (site) => site.answer('getValuation', exampleNamed('getValuation.invalid')),
    'API.valuation.429': refuse(429),
    'API.valuation.500': (site) => site.answer('getValuation', exampleNamed('getValuation.serverError')),
    'API.valuation.network': (site) => site.disconnect('getValuation'),
    'API.valuation.notJson': (site) => site.answerNotJson('getValuation'),
    'USER.picksAlder': { leftOut: 'Without a token nothing is suggested; picking is walked with the address search.' },
    'BAR.breaks': { leftOut: 'A browser always has an address bar.' },
  },
  see: seeHome,
}
