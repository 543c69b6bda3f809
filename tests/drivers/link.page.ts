import { expect } from '@playwright/test'
import type { PageAct } from './page-driver.ts'

/** Opens the page of a link from an email, with this token or without one. */
export const openLink =
  (path: string) =>
  (token: string | null): PageAct =>
  async ({ page }) => {
    const query = new URLSearchParams(token === null ? {} : { token })
    await page.goto(`${path}?${query}`, { waitUntil: 'commit' })
  }

/** There is a page, and nothing on it to press. */
export const findNothingToPress: PageAct = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}
