import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const resourceKinds = ['document', 'stylesheet', 'font', 'image', 'script', 'media', 'other'] as const
export type ResourceKind = (typeof resourceKinds)[number]

export interface FirstView {
  /** Transferred bytes, including headers. */
  bytes: Record<ResourceKind, number>
  /** A selector for the main part of the page once it is loaded. */
  words: number
  wordsWithoutScripts: number
}

/** A page counts as loaded after this many milliseconds without a request. */
const quiet = 1000

/** What a visitor with an empty cache downloads when opening a page without interacting. */
export async function firstView(browser: Browser, address: string, options: BrowserContextOptions): Promise<FirstView> {
  const bytes = Object.fromEntries(resourceKinds.map((kind) => [kind, 0])) as Record<ResourceKind, number>
  await opened(browser, options, async (page) => {
    const session = await page.context().newCDPSession(page)
    const kindOf = new Map<string, ResourceKind>()
    let last = performance.now()
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ requestId, type }) => {
      const kind = type.toLowerCase()
      kindOf.set(requestId, resourceKinds.find((known) => known === kind) ?? 'other')
    })
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      last = performance.now()
      // A film keeps loading while it plays.
      if (kindOf.get(requestId) === 'media') bytes.media += encodedDataLength
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      last = performance.now()
      const kind = kindOf.get(requestId) ?? 'other'
      if (kind !== 'media') bytes[kind] += encodedDataLength
    })
    await page.goto(address, { waitUntil: 'load' })
    while (performance.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 50))
  })
  // Typed text would be measured at a random position.
  const still = { ...options, reducedMotion: 'reduce' } as const
  const words = await opened(browser, still, (page) => wordsAt(page, address))
  const wordsWithoutScripts = await opened(browser, { ...still, javaScriptEnabled: false }, (page) =>
    wordsAt(page, address),
  )
  return { bytes, words, wordsWithoutScripts }
}

async function opened<T>(browser: Browser, options: BrowserContextOptions, use: (page: Page) => Promise<T>) {
  const context = await browser.newContext(options)
  try {
    return await use(await context.newPage())
  } finally {
    await context.close()
  }
}

async function wordsAt(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  const text = await page.getByRole('main').innerText()
  return text.split(/\s+/).filter(Boolean).length
}
