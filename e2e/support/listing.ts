import { expect, type Locator, type Page } from '@playwright/test'

/** The seeded listings, by what their gate asks for. */
export const seededListings = {
  open: { path: '/p/48-alder-ridge-road', headline: '48 Alder Ridge Road, Mill Valley, CA 94941' },
  password: { path: '/p/harbor-tower-2104', headline: '300 Spear Street #2104, San Francisco, CA 94105' },
  lead: { path: '/p/77-juniper-row', headline: '77 Juniper Row, Oakland, CA 94609' },
  both: { path: '/p/the-linden-house', headline: '9 Linden Court, Piedmont, CA 94611' },
  rental: { path: '/p/415-valencia-3b', headline: '415 Valencia Street #3B, San Francisco, CA 94103' },
  nothingAsked: { path: '/p/22-carver-lofts-5', headline: '22 Carver Street #5, Brooklyn, NY 11211' },
} as const

/** Waits until a listing and its chat are open; comparing a password takes a while on a busy machine. */
export async function seesListing(page: Page, { headline }: { headline: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline, { timeout: 20_000 })
  await expect(page.getByLabel('Your question to Penny')).toBeEditable()
}

/** Waits for the parts that load when they are near the view: the map and the payment estimate. */
export async function seesLateParts(page: Page): Promise<void> {
  await expect(page.getByText('Interactive Map View')).toBeVisible()
  await expect(page.getByText(/^For illustration only\. /)).toBeVisible()
}

/** Types a question to Penny and presses Enter. */
export async function askInChat(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question to Penny').fill(question)
  await page.getByLabel('Your question to Penny').press('Enter')
}

/** Penny's last message. */
export function lastAnswer(page: Page): Locator {
  return page.getByRole('log').locator('[data-author=ai]').last()
}

/** Asks, and waits for text that only the answer contains. */
export async function getsAnswer(page: Page, question: string, words: string | RegExp): Promise<void> {
  await askInChat(page, question)
  await expect(page.getByRole('log').locator('[data-author=user]').last()).toContainText(question)
  await expect(lastAnswer(page)).toContainText(words)
  await expect(page.getByLabel('Your question to Penny')).toBeEnabled()
}

/** Fills in the gate's fields by label; the others stay unchanged. */
export async function fillGate(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
}

/** Presses the gate's button. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(View this home|Continue)$/ }).click()
}
