import { expect, type Locator, type Page } from '@playwright/test'

export const askPennyButton = (page: Page): Locator => page.getByRole('button', { name: 'Ask Penny' })
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Penny' })
export const question = (page: Page): Locator => panel(page).getByLabel('Your question to Penny')

/** Opens the panel, which loads then, and waits until it accepts a question. */
export async function opensPenny(page: Page): Promise<void> {
  await askPennyButton(page).click()
  await expect(question(page)).toBeFocused()
}

/** Asks, and waits for text that only the real answer contains. */
export async function getsPennysAnswer(page: Page, text: string, words: RegExp | string): Promise<void> {
  await question(page).fill(text)
  await question(page).press('Enter')
  const log = panel(page).getByRole('log')
  await expect(log.locator('[data-author=user]').last()).toContainText(text)
  await expect(log.locator('[data-author=ai]:not(.answering)').last()).toContainText(words)
}
