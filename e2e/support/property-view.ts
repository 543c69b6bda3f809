import { expect, type Locator, type Page } from '@playwright/test'

/** VALUE-04. */
const trouble = "We're having trouble pricing that address. We may need some additional information"

/** The calls for a value. */
export const valuations = '**/api/v1/public/valuation?*'

/** Opens the page of an address, as a link would. */
export async function openHome(page: Page, address: string, place = ''): Promise<void> {
  await page.goto(`/property-view?${new URLSearchParams({ address })}${place}`, { waitUntil: 'commit' })
}

export const addressField = (page: Page): Locator => page.getByPlaceholder('Enter any address')

/** Types an address and looks for the home that stands there. */
export async function findHome(page: Page, address: string): Promise<void> {
  await addressField(page).fill(address)
  await page.getByRole('button', { name: 'Find Home' }).click()
}

/** The chart of a home is there, with a value near the one that it is asked for: it moves by a tenth and a hundredth. */
export async function seesValue(page: Page, address: string, value: number): Promise<void> {
  await seesHome(page, address)
  const heading = page.getByRole('heading', { name: /^Home value/ })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('slider')).toBeVisible()
  const shown = Number((await heading.innerText()).replace(/\D/g, ''))
  expect(Math.abs(shown - value)).toBeLessThanOrEqual(value * 0.111 + 1)
  await expect(page.getByText(trouble)).toHaveCount(0)
}

/** An address without a value: in the title of the page where a listing has it, below the title where none has. */
export async function seesTrouble(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1, h1 + [data-address]').last()).toHaveText(address)
  await seesAddress(page, address)
  await expect(page.getByRole('heading', { name: trouble })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** VALUE-04: a home for rent has a rent and no value, and nothing is missing. */
export async function seesRental(page: Page, address: string): Promise<void> {
  await seesHome(page, address)
  await expect(page.getByRole('term').first()).toHaveText('Monthly rent')
  await expect(page.getByText(trouble)).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(0)
}

async function seesHome(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address)
  await seesAddress(page, address)
}

async function seesAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveTitle(`${address} · Pending`)
  await expect(addressField(page)).toHaveValue(address)
}

/** What a mail draft says: to whom, about what, and the text. */
export async function draftOf(link: Locator): Promise<{ to: string; subject: string | null; body: string | null }> {
  const draft = new URL((await link.getAttribute('href')) ?? '')
  return { to: draft.pathname, subject: draft.searchParams.get('subject'), body: draft.searchParams.get('body') }
}
