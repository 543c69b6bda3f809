import { expect, type Locator, type Page } from '@playwright/test'

/** VALUE-04. */
const trouble = "We're having trouble pricing that address. We may need some additional information"

/** The calls for a value. */
export const valuations = '**/api/v1/public/valuation?*'

/** Opens the page of an address, as a link does. */
export async function openHome(page: Page, address: string, place = ''): Promise<void> {
  await page.goto(`/property-view?${new URLSearchParams({ address })}${place}`, { waitUntil: 'commit' })
}

export const addressField = (page: Page): Locator => page.getByPlaceholder('Enter any address')

/** Types an address and searches for it. */
export async function findHome(page: Page, address: string): Promise<void> {
  await addressField(page).fill(address)
  await page.getByRole('button', { name: 'Find Home' }).click()
}

/** Expects the chart of a home with a value near the given one: the illustration varies it by 10 and by 1 percent. */
export async function seesValue(page: Page, address: string, value: number): Promise<void> {
  await seesHome(page, address)
  const heading = page.getByRole('heading', { name: /^Illustrated value/ })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('slider')).toBeVisible()
  const shown = Number((await heading.innerText()).replace(/\D/g, ''))
  expect(Math.abs(shown - value)).toBeLessThanOrEqual(value * 0.111 + 1)
  await expect(page.getByText(trouble)).toHaveCount(0)
}

/** An address without a value: in the page's title when it has a listing, otherwise below the title. */
export async function seesTrouble(page: Page, address: string): Promise<void> {
  await expect(page.locator('h1, h1 + [data-address]').last()).toHaveText(address)
  await seesAddress(page, address)
  await expect(page.getByRole('heading', { name: trouble })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
}

/** VALUE-04: a home for rent has a rent, no value, and no error. */
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

/** The recipient, subject and text of a mail link. */
export async function draftOf(link: Locator): Promise<{ to: string; subject: string | null; body: string | null }> {
  const draft = new URL((await link.getAttribute('href')) ?? '')
  return { to: draft.pathname, subject: draft.searchParams.get('subject'), body: draft.searchParams.get('body') }
}
