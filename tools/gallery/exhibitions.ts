import type { Browser } from '@playwright/test'
import { RealServer } from '#e2e/support/real-server.ts'
import { sitePages } from '#e2e/support/site-pages.ts'
import type { Subject } from './camera.ts'
import { startGallery } from './start.ts'

/** Subjects and a function that ends their server. */
interface Exhibition {
  subjects: Subject[]
  close: () => Promise<void>
}

/** Every view in every state, by its name in the gallery. */
export async function openGallery(browser: Browser): Promise<Exhibition> {
  const { address, stop } = await startGallery()
  const contents = await browser.newPage()
  // The first request bundles everything, which takes a while.
  await contents.goto(address, { timeout: 180_000 })
  await contents.getByRole('listitem').first().waitFor()
  const names = await contents.locator('li a').allTextContents()
  await contents.close()
  return { subjects: names.map((name) => ({ name, address: `${address}?view=${name}` })), close: stop }
}

/** Every prerendered page of the built site on the real server, each at one address, and some other pages. */
export async function openSite(): Promise<Exhibition> {
  const server = await RealServer.start()
  const paths = [
    ...sitePages.filter(({ path, head }) => (head.canonicalPath ?? path) === path).map(({ path }) => path),
    '/chat',
    '/p/48-alder-ridge-road',
    '/property-view',
  ]
  return {
    subjects: paths.map((path) => ({ name: nameOf(path), address: `${server.origin}${path}` })),
    close: () => server.dispose(),
  }
}

/** `/` is site-front, `/insights/a-story` is site-insights-a-story. */
const nameOf = (path: string) => `site-${path.slice(1).replaceAll('/', '-') || 'front'}`
