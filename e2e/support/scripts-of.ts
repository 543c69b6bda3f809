import { expect, type Page, type Request } from '@playwright/test'

/**
 * As many bytes of JavaScript, by gzip, may be needed before the chat of an open listing takes a question. The machines of the
 * gate and of the visit come only where they are needed, or later.
 */
export const scriptsAtMost = 105_000

export interface LoadedScript {
  /** Within the site, for instance `/assets/index-1.js`. */
  path: string
  /** Bytes as they came over the wire, headers included. */
  transferred: number
}

// Both run in the page, and are text because scripts/ reads this file, where no page is known.
const notesReadiness = `
  new MutationObserver((_, observer) => {
    const field = document.querySelector('[aria-label="Your question to Penny"]')
    if (!field || field.disabled || field.readOnly) return
    performance.mark('chat-ready')
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true, attributes: true })`
const lateResources = `(() => {
  const [ready] = performance.getEntriesByName('chat-ready')
  if (!ready) throw new Error('nobody saw when the chat was ready')
  return performance.getEntriesByType('resource')
    .filter(({ responseEnd }) => responseEnd > ready.startTime)
    .map(({ name }) => name)
})()`

/**
 * Every script that the browser has down before the chat of a listing takes a question, and those that come until the map is
 * there. The page notes the moment itself: a test looks too rarely.
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
