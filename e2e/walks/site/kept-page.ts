import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type Expected, Site } from './site.ts'

/** After so many tests a context is replaced: each command to a page's clock is repeated in every document after it. */
const mostTests = 25

interface Kept {
  key: string
  context: BrowserContext
  page: Page
  tests: number
}

/** The page that the last walk of a worker left, in the order in which walks of one driver follow each other. */
class KeptPage {
  private kept: Kept | undefined

  /** The page that walks with this key used before, or null. */
  take(key: string): Kept | null {
    return this.kept?.key === key && this.kept.tests < mostTests ? this.kept : null
  }

  async keep(kept: Kept): Promise<void> {
    if (this.kept?.context !== kept.context) await this.drop()
    this.kept = kept
  }

  async drop(): Promise<void> {
    const { kept } = this
    this.kept = undefined
    await kept?.context.close()
  }
}

interface OfTest {
  /** Walks with the same key take over each other's page. */
  keptFor: string
  /** Opens a page of the built site with a fake server, as a new visitor. */
  visit: (calls: Expected) => Promise<Site>
}

/**
 * A walk in the page that the walk before it has left: a page in a new context takes half a second of processor time
 * more, since its process starts anew and compiles every script. Storage, cookies, history, emulation and init scripts
 * are cleared in between; after a failed test the context is closed.
 */
export const walkTest = base.extend<OfTest, { keptPage: KeptPage }>({
  keptFor: ['', { option: true }],
  keptPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const kept = new KeptPage()
      await use(kept)
      await kept.drop()
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, baseURL, viewport, contextOptions, keptFor, keptPage }, use, info) => {
    const kept = keptPage.take(keptFor) ?? (await opened())
    const { page } = kept
    let site: Site | undefined
    await use(async (calls) => {
      site = await Site.on(page, baseURL ?? '', calls)
      return site
    })
    kept.tests += 1
    const isSound = info.status === info.expectedStatus && kept.context.pages().length === 1
    if (!site || !isSound) return keptPage.drop()
    await site.leave({
      size: viewport,
      reducedMotion: contextOptions.reducedMotion ?? 'no-preference',
    })
    await keptPage.keep(kept)

    async function opened(): Promise<Kept> {
      await keptPage.drop()
      const context = await browser.newContext()
      return { key: keptFor, context, page: await context.newPage(), tests: 0 }
    }
  },
})
