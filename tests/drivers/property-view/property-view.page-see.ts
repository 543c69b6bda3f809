import { expect, type Page } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { locationIn } from '#machines/property-view/location.ts'
import type { Moment } from '../driver.ts'
import { places } from './property-view.facts.ts'

interface Look {
  screen: 'invitation' | 'skeleton' | 'chart' | 'trouble' | 'failed'
  place: 'nowhere' | 'alder' | 'harbor'
  onMap: boolean
  entries: number
  asked: number
  value: number | null
  facts: boolean
  waits: boolean
  again: boolean
  pane?: 'details' | 'map'
}

const pages = { nowhere: '', alder: '/p/48-alder-ridge-road', harbor: '/p/harbor-tower-2104' }

/** VALUE-04. */
const trouble = "We're having trouble pricing that address. We may need some additional information"

const historyOf = new WeakMap<Site, number>()

export async function rememberHistory(site: Site): Promise<void> {
  historyOf.set(site, await site.page.evaluate(() => history.length))
}

/** The address shown when the visitor cleared the field: it stays empty until another one is shown. */
const emptiedAt = new WeakMap<Site, Look['place']>()

export async function seeHome(site: Site, { value, ...expected }: Look, { event }: Moment): Promise<void> {
  const { propertyAddress } = places[expected.place]
  if (event === 'USER.typesNothing') emptiedAt.set(site, expected.place)
  if (emptiedAt.get(site) !== expected.place) emptiedAt.delete(site)
  const typed = emptiedAt.has(site) ? '' : (propertyAddress ?? '')
  await site.sees(() => readPage(site, expected.place), {
    ...expected,
    typed,
    title: `${propertyAddress ?? 'Home value illustration'} · Pending`,
    // Only the page without an address is indexed.
    isIndexed: propertyAddress === null,
    mails: expected.screen === 'invitation' || expected.screen === 'skeleton' ? [] : mailsOf(expected),
  })
  expect(expected.screen === 'chart').toBe(value !== null)
}

async function readPage(site: Site, place: Look['place']): Promise<object> {
  const { page, calls } = site
  const { entries, search, title, robots } = await page.evaluate(() => ({
    entries: history.length,
    search: location.search,
    title: document.title,
    robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
  }))
  const bar = locationIn(search)
  const asks = calls.held('getValuation')?.query
  const screen = await screenOn(page)
  return {
    screen,
    place: await placeOn(page),
    typed: (await page.getByPlaceholder('Enter any address').inputValue()).trim(),
    onMap: bar.propertyLat !== null,
    entries: entries - (historyOf.get(site) ?? 0),
    asked: calls.history.filter(({ operation }) => operation === 'getValuation').length,
    facts: await hidden(page, 'link', 'See the listing').evaluateAll(
      (links, own) => links.some((link) => link.getAttribute('href') === own),
      pages[place],
    ),
    waits: asks !== undefined && new URLSearchParams(asks).toString() === new URLSearchParams(search).toString(),
    again: (await hidden(page, 'button', 'Try again').count()) > 0,
    title,
    isIndexed: !robots?.startsWith('noindex'),
    mails: await page
      .locator('a[href^="mailto:"]')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))),
    ...(screen !== 'invitation' && { pane: await paneOn(page) }),
  }
}

/** Includes what is behind the map. */
const hidden = (page: Page, role: 'link' | 'button', name: string) =>
  page.getByRole(role, { name, exact: true, includeHidden: true })

async function screenOn(page: Page): Promise<string> {
  const says = await page.getByRole('status').allInnerTexts()
  const hasTrouble = (await page.getByText(trouble).count()) > 0
  const isFailed = (await hidden(page, 'button', 'Try again').count()) > 0
  if (says.includes('Looking up the home...')) return hasTrouble ? 'skeleton and trouble' : 'skeleton'
  if (says.includes('Value found.')) return hasTrouble ? 'chart and trouble' : 'chart'
  if (says.includes('No value found.') && hasTrouble) return isFailed ? 'failed' : 'trouble'
  return hasTrouble ? 'trouble, unsaid' : 'invitation'
}

async function placeOn(page: Page): Promise<string> {
  const titles = await page.getByRole('heading', { level: 1 }).allTextContents()
  const { propertyAddress } = locationIn(new URL(page.url()).search)
  const known = Object.entries(places).find(([, each]) => each.propertyAddress === propertyAddress)
  const unlisted = await page.locator('[data-address]').allTextContents()
  const seen = titles.join() === 'Not listed here' ? unlisted.join() : titles.join()
  if (seen !== (propertyAddress ?? 'Home value illustration'))
    return `${titles.join()}, and in the bar ${propertyAddress}`
  return known?.[0] ?? 'elsewhere'
}

/** PVIEW-02: one of the two is shown, with a button to the other. */
async function paneOn(page: Page): Promise<string> {
  const isSeen = {
    map: await page.getByRole('region', { name: 'Location' }).isVisible(),
    details: await page.getByRole('region', { name: 'Details' }).isVisible(),
  }
  const ways = await page.getByRole('button', { name: /^(Map View|Back)$/ }).allInnerTexts()
  const shown = Object.entries(isSeen).flatMap(([pane, seen]) => (seen ? [pane] : []))
  const way = shown[0] === 'map' ? 'Back' : 'Map View'
  return shown.length === 1 && ways.join() === way ? (shown[0] ?? '') : `${shown.join(' and ')} with ${ways.join()}`
}

function mailsOf({ place, screen }: Pick<Look, 'place' | 'screen'>): string[] {
  const address = places[place].propertyAddress
  const contact = `mailto:support@pending.example?subject=Pricing an address&body=I couldn’t see a value for this home:\r\n\r\n${address}\r\n\r\n`
  const offer = `mailto:advisor@pending.example?subject=Offer Submission&body=I would like to make an offer for this home:\r\n\r\n${address}\r\n\r\n`
  return screen === 'chart' ? [offer] : [contact, offer]
}
