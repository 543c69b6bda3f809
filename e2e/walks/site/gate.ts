import type { Page } from '@playwright/test'

/** A gate's fields by their API names, with their labels. */
const labels = {
  password: 'Password',
  email: 'Email',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  company: 'Company',
}
export type GateLabel = keyof typeof labels

export const gateField = (page: Page, field: GateLabel) =>
  page.getByRole('textbox', { name: labels[field], exact: true })

export const gateButton = (page: Page) =>
  page.getByRole('button', { name: /^(View this home|Continue|Try again|Verifying\.\.\.)$/ })

/** The fields that the gate shows, from top to bottom. */
export async function shownFields(page: Page): Promise<GateLabel[]> {
  const names = await page
    .getByRole('textbox')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name }) => name))
  return names as GateLabel[]
}
