import type { Valuation } from '#machines/property-view/known-home.ts'
import { locationQuery, type PropertyLocation } from '#machines/property-view/location.ts'
import { propertyViewModel } from '#machines/property-view/property-view.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { propertyView as actor } from './property-view.actor.ts'
import { opened, outcomes, shown, truthOf, typed, values } from './property-view.facts.ts'
import { rememberHistory, seeHome } from './property-view.page-see.ts'

const open =
  (place: PropertyLocation): PageEventDriver =>
  async (site) => {
    const query = place.propertyAddress === null ? '' : `?${locationQuery(place)}`
    await site.page.goto(`/property-view${query}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }

const type =
  ({ propertyAddress }: PropertyLocation): PageEventDriver =>
  async ({ page }) => {
    await page.getByPlaceholder('Enter any address').fill(propertyAddress ?? '  ')
    await page.getByRole('button', { name: 'Find Home' }).click()
  }

const show =
  (query: string | null): PageEventDriver =>
  ({ page }) =>
    page.evaluate((search) => history.replaceState(null, '', location.pathname + (search ?? location.search)), query)

const value =
  (changed: (truth: Valuation) => Valuation): PageEventDriver =>
  (site) =>
    site.answer('getValuation', { body: changed(truthOf(site.calls.held('getValuation')?.query.address)) })

/** On a narrow window the panels are behind the map; rotating a tablet shows them. */
const retry: PageEventDriver = async ({ page }, { before }) => {
  const [narrow, wide] = [page.viewportSize(), { width: 1280, height: 800 }]
  const isHidden = before?.matches({ page: { pane: 'map' } })
  if (isHidden) await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Try again' }).click()
  if (isHidden && narrow) await page.setViewportSize(narrow)
}

export const propertyView: PageDriver<typeof actor> = {
  name: 'property-view',
  page: 'property-view',
  isNightly: true,
  model: propertyViewModel,
  calls: { getValuation: 'held', listPropertyImages: exampleNamed('listPropertyImages.none') },
  browser: { viewport: { width: 390, height: 800 } },
  eventDrivers: {
    ...rowsOf(opened, open),
    ...rowsOf(typed, type),
    'USER.retries': retry,
    'USER.showsMap': ({ page }) => page.getByRole('button', { name: 'Map View' }).click(),
    'USER.goesBack': ({ page }) => page.getByRole('button', { name: 'Back' }).click(),
    'BAR.showsSame': show(null),
    ...rowsOf(shown, (place) => show(`?${locationQuery(place)}`)),
    ...rowsOf(values, value),
    ...outcomeRows('getValuation', outcomes),
    'USER.picksAlder': { leftOut: 'Without a token nothing is suggested; picking is walked with the address search.' },
    'BAR.breaks': { leftOut: 'A browser always has an address bar.' },
  },
  see: seeHome,
}
