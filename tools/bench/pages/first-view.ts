import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const resourceKinds = ['document', 'stylesheet', 'font', 'image', 'script', 'media', 'other'] as const
export type ResourceKind = (typeof resourceKinds)[number]

export interface FirstView {
  /** Over the wire, headers included. */
  bytes: Record<ResourceKind, number>
  /** That the main part of the page shows once it is loaded. */
  words: number
  wordsWithoutScripts: number
}

/** As long as nothing new comes, in milliseconds, a page counts as loaded. */
const quiet = 1000

/** What comes to a visitor with an empty cache who opens a page and does nothing. */
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
      // A film is never finished while it plays.
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
  // What types itself would be counted at some letter or other.
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
