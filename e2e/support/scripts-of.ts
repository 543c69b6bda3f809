import { expect, type Page, type Request } from '@playwright/test'

/** As many bytes of JavaScript, by gzip, may be needed before the chat of an open listing takes a question. */
export const scriptsAtMost = 105_000

export interface LoadedScript {
  /** Within the site, for instance `/assets/index-1.js`. */
  path: string
  /** Bytes as they came over the wire, headers included. */
  transferred: number
}

/** Every script that the browser has down before the chat of a listing takes a question, and those that come until the map is there. */
export async function scriptsOf(
  page: Page,
  address: string,
): Promise<{ before: LoadedScript[]; after: LoadedScript[] }> {
  const loaded: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(request)
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByLabel('Your question to Penny')).toBeEditable()
  const count = loaded.length
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  const scripts = await Promise.all(loaded.map(scriptOf))
  return { before: scripts.slice(0, count), after: scripts.slice(count) }
}

async function scriptOf(request: Request): Promise<LoadedScript> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return { path: new URL(request.url()).pathname, transferred: responseBodySize + responseHeadersSize }
}
