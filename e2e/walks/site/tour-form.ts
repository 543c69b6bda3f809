import { expect, type Page } from '@playwright/test'
import { exampleNamed } from '#tests/support/examples.ts'
import type { Expected, Site } from './site.ts'

export type WheelName = 'Hour' | 'Minute' | 'AM or PM'

/** The calls that the form needs to open. */
export const tourCalls: Expected = {
  getTourByToken: exampleNamed('getTourByToken.found'),
  listAvailableTimes: exampleNamed('listAvailableTimes.none'),
}

/** Opens the form of the seller's third link, and waits for it. */
export async function openForm({ page }: Site): Promise<void> {
  await page.goto('/tour/reschedule?token=token-of-the-email&action=propose_new_time', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propose New Time')
}

/** A day by its full date, with any state after it. */
export const dayButton = (page: Page, date: string) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${date}(,|$)`) })

export const wheel = (page: Page, name: WheelName) => page.getByRole('listbox', { name })

export const option = (page: Page, name: WheelName, value: string) =>
  wheel(page, name).getByRole('option', { name: value, exact: true })

/** Opens the wheels, which are collapsed when the day has free times. */
export async function unfoldWheels(page: Page): Promise<void> {
  if (!(await wheel(page, 'Hour').isVisible())) await page.getByText('Another time').click()
}

export const notesField = (page: Page) => page.getByRole('textbox', { name: 'Notes for the buyer (optional)' })

export const submitButton = (page: Page) => page.getByRole('button', { name: /^Submit(ting\.\.\.)?$/ })

/** `Tuesday, November 24, 2026, selected` → `2026-11-24` */
export function dayOfLabel(label: string): string {
  return new Date(`${label.split(', ').slice(1, 3).join(', ')} UTC`).toISOString().slice(0, 10)
}
