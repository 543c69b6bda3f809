import { expect } from '@playwright/test'
import type { PageEventDriver } from './page-driver.ts'

/** Opens the page of an email's link, with or without this token. */
export const openLink =
  (path: string) =>
  (token: string | null): PageEventDriver =>
  async ({ page }) => {
    const query = new URLSearchParams(token === null ? {} : { token })
    await page.goto(`${path}?${query}`, { waitUntil: 'commit' })
  }

/** There is a page with nothing to press on it. */
export const findNothingToPress: PageEventDriver = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}
