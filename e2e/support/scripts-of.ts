import { expect, type Page, type Request } from '@playwright/test'

/**
 * The limit in gzipped bytes of JavaScript before the chat of an open listing accepts a question. The gate's and the
 * visit's machines load later or when needed.
 */
export const scriptsAtMost = 105_000

export interface LoadedScript {
  /** Path within the site, for instance `/assets/index-1.js`. */
  path: string
  /** Transferred bytes, including headers. */
  transferred: number
}

// Both run in the page, and are text because scripts/ reads this file, whose types include no DOM.
const notesReadiness = `
  new MutationObserver((_, observer) => {
    const field = document.querySelector('[aria-label="Your question to Penny"]')
    if (!field || field.disabled || field.readOnly) return
    performance.mark('chat-ready')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })`
const lateResources = `(() => {
  const [ready] = performance.getEntriesByName('chat-ready')
  if (!ready) throw new Error('the page didn’t record when the chat was ready')
  return performance.getEntriesByType('resource')
    .filter(({ responseEnd }) => responseEnd > ready.startTime)
    .map(({ name }) => name)
})()`

/**
 * Every script loaded before a listing's chat accepts a question, and those loaded until the map is there. The page
 * itself records the moment, since a test polls too rarely.
 */
export async function scriptsOf(
  page: Page,
  address: string,
): Promise<{ before: LoadedScript[]; after: LoadedScript[] }> {
  const loaded: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(request)
  })
  await page.addInitScript({ content: notesReadiness })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByLabel('Your question to Penny')).toBeEditable()
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  const late = await page.evaluate<string[]>(lateResources)
  const isLate = (request: Request) => late.includes(request.url())
  const [before, after] = await Promise.all(
    [loaded.filter((request) => !isLate(request)), loaded.filter(isLate)].map((requests) =>
      Promise.all(requests.map(scriptOf)),
    ),
  )
  return { before: before ?? [], after: after ?? [] }
}

async function scriptOf(request: Request): Promise<LoadedScript> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { path: new URL(request.url()).pathname, transferred: responseBodySize + responseHeadersSize }
}
