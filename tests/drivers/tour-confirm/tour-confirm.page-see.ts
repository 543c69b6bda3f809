import type { Site } from '#e2e/walks/site/site.ts'
import { readTourPage } from '#e2e/walks/site/tour-facts.ts'

interface Look {
  screen: 'processing' | 'settled' | 'error'
  asked: number
  movesTo: { token: string; action: string } | null
  [more: string]: unknown
}

const historyOf = new WeakMap<Site, number>()

/** A replaced address adds no history entry (CONFIRM-02). */
export async function rememberHistory(site: Site): Promise<void> {
  historyOf.set(site, await site.page.evaluate(() => history.length))
}

export async function seeDecision(site: Site, expected: Look): Promise<void> {
  if (expected.movesTo) return seeReschedule(site, expected.movesTo)
  await site.sees(() => readPage(site), {
    ...expected,
    isIndexed: false,
    focusOnTitle: expected.screen !== 'processing',
  })
}

async function readPage({ page, calls }: Site): Promise<object> {
  const { title, sentence, alert, kind, details, buttons, robots, focus } = await readTourPage(page)
  const screen = title === 'Processing your answer...' ? 'processing' : title === 'Error' ? 'error' : 'settled'
  return {
    screen,
    title: screen === 'settled' ? title : null,
    message: screen === 'error' ? alert : sentence,
    kind,
    details,
    again: buttons.includes('Try again'),
    offers: buttons.find((words) => words?.endsWith(' this tour')) ?? null,
    sends: calls.held('confirmTour')?.query ?? null,
    movesTo: null,
    summary: await summaryOn(page),
    asked: calls.history.filter(({ operation }) => operation === 'confirmTour').length,
    isIndexed: !robots?.startsWith('noindex'),
    focusOnTitle: focus === 'title',
  }
}

/** The buyer and the home of the request that waits. */
async function summaryOn(page: Site['page']): Promise<string[] | null> {
  const terms = await page.getByRole('region', { name: 'Tour request' }).getByRole('definition').allTextContents()
  return terms.length > 0 ? terms.slice(0, 2) : null
}

/** CONFIRM-02: the other page has replaced this one, and requests the tour of the same token. */
async function seeReschedule(site: Site, { token, action }: { token: string; action: string }): Promise<void> {
  await site.sees(
    async () => {
      const [path, query, entries] = await site.page.evaluate(
        () => [location.pathname, location.search, history.length] as const,
      )
      const isReplaced = entries === historyOf.get(site)
      return { path, ...Object.fromEntries(new URLSearchParams(query)), isReplaced, asks: asked(site) }
    },
    { path: '/tour/reschedule', token, action, isReplaced: true, asks: [`/api/v1/tour/token/${token}`] },
  )
}

function asked({ calls }: Site): string[] {
  return calls.history.map(({ path }) => path)
}
