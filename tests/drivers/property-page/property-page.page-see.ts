import { expect } from '@playwright/test'
import type { Call } from '#e2e/walks/site/calls.ts'
import { questionField, visitorInChat } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { showSiteTab } from '#e2e/walks/site/tab-visibility.ts'
import { waitForVisitCode } from '#e2e/walks/site/visit-code.ts'
import type { Moment } from '../driver.ts'
import { carousel, drawing } from '../photos/photos.page.ts'
import { priceOf } from './property-page.facts.ts'

interface Look {
  screen: string
  address: string
  visitor?: 'session' | 'session and email' | null
  /** The part without which the listing continues. */
  broken?: 'photos' | 'chat' | 'visit' | null
}

/** The titles of the page's screens, of which one is shown (PROP-02). */
const screens: Record<string, string> = {
  'Loading property...': 'loading',
  'Checking access...': 'checking',
  'Property Not Available': 'error',
  'Access Required': 'gate',
  'Contact Information': 'gate',
  '48 Alder Ridge Road, Mill Valley, CA 94941': 'listing',
}

const historyOf = new WeakMap<Site, number>()

/** A replaced address adds no history entry (PROP-04). */
export async function rememberHistory(site: Site): Promise<void> {
  historyOf.set(site, await site.page.evaluate(() => history.length))
}

export async function seePage(site: Site, { visitor, broken, ...expected }: Look, { before }: Moment): Promise<void> {
  const byUrl = `/api/v1/public/properties/by-url/${expected.address.split('/').at(-1)}`
  const access = '/api/v1/public/properties/17/access-requirements'
  const asks = { loading: [byUrl], checking: [before?.matches('gate') ? byUrl : access] }[expected.screen] ?? []
  await site.sees(() => readPage(site), { ...expected, asks })
  if (expected.screen !== 'listing') return
  if (broken) return seeWithout(site, broken)
  await expect(site.page.getByText('Offered at:').locator('..')).toContainText(
    `$${priceOf(before?.matches('loadingAnew') === true).toLocaleString('en-US')}`,
  )
  expect(await whoLooks(site)).toEqual(visitor)
}

async function readPage(site: Site): Promise<object> {
  const { page, calls } = site
  const titles = await page.getByRole('heading', { level: 1 }).allTextContents()
  const screen = titles.map((title) => screens[title] ?? title).join(' and ')
  const [path, entries] = await page.evaluate(() => [location.pathname, history.length] as const)
  const asked = [calls.held('getPropertyByUrl'), calls.held('getAccessRequirements')].filter(
    (call) => call !== undefined,
  )
  return {
    screen,
    address: entries === historyOf.get(site) ? path : `${path} as a new entry of the history`,
    asks: asked.map((call) => (isFresh(call) ? call.path : `${call.path} from a cache`)),
    ...(screen === 'error' && {
      message: (await page.getByRole('alert').allInnerTexts()).join(' and '),
      again: await page.getByRole('button', { name: 'Try again' }).isVisible(),
    }),
  }
}

/** Every other part is unchanged. */
async function seeWithout(site: Site, broken: 'photos' | 'chat' | 'visit'): Promise<void> {
  const { page, calls } = site
  await site.sees(
    async () => ({
      placeholder: await carousel(page).getByAltText(drawing).isVisible(),
      apology: await page.getByRole('log').getByText('Sorry, I encountered an error. Please try again.').isVisible(),
      canHideChat: await page.getByRole('button', { name: 'Hide chat' }).isVisible(),
    }),
    { placeholder: broken === 'photos', apology: broken === 'chat', canHideChat: broken !== 'chat' },
  )
  if (broken === 'chat') await expect(questionField(page)).toBeDisabled()
  // One from when the whole listing was shown, and none since.
  if (broken === 'visit') expect(calls.history.filter(({ operation }) => operation === 'endVisit')).toHaveLength(1)
}

/** PROP-01. */
function isFresh({ headers }: Call): boolean {
  return headers['cache-control'] === 'no-cache' && headers.pragma === 'no-cache'
}

/** The visitor that the chat and the visit of an open listing use (GATE-10, VISIT-01). */
async function whoLooks(site: Site): Promise<string | null> {
  const photos = site.calls.history.find(({ operation }) => operation === 'listPropertyImages')
  expect([photos?.path, photos?.query]).toEqual(['/api/v1/public/properties/17/images', { size: 'large' }])
  const { sessionId, email } = await visitorInChat(site)
  if (sessionId) await waitForVisitCode(site.page)
  await showSiteTab(site, false)
  await site.settled()
  const visit = site.calls.held('endVisit')?.body as { visitor_session_id: string } | undefined
  expect(visit?.visitor_session_id ?? null).toEqual(sessionId)
  if (!sessionId) return email ? 'nobody, with an email address' : null
  return email === 'ann.chen@example.com' ? 'session and email' : 'session'
}
