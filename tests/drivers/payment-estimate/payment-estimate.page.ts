import type { Page } from '@playwright/test'
import { openListing } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { paymentEstimateModel } from '#machines/payment-estimate/payment-estimate.model.ts'
import { example } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { rowsOf } from '../rows.ts'
import type { paymentEstimate as actor } from './payment-estimate.actor.ts'
import { rentalCosts, saleCosts, typed } from './payment-estimate.facts.ts'

const sale = example('getPropertyByUrl.open').body as object
const rental = example('getPropertyByUrl.rental').body as object
const labels = {
  price: 'Price',
  down: 'Down payment',
  rate: 'Interest rate',
  years: 'Loan term',
  taxes: 'Property taxes per year',
}

const open =
  (body: object): PageEventDriver =>
  async (site) => {
    await openListing(site, { body: { ...body, id: 17 } })
    await costs(site.page)
      .getByText(/^For illustration only/)
      .waitFor()
  }
const costs = (page: Page) =>
  page.getByRole('region', { name: /^(Estimate your monthly payment|What it costs to rent)$/ })
const parking = ({ page }: Site) => costs(page).getByRole('checkbox', { name: 'Parking, $180 a month' })
const pets =
  (name: string): PageEventDriver =>
  ({ page }) =>
    costs(page).getByRole('group', { name: 'Pets, $50 a month each' }).getByRole('radio', { name }).check()

export const paymentEstimate: PageDriver<typeof actor> = {
  name: 'payment-estimate',
  page: 'property',
  isNightly: true,
  model: paymentEstimateModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: example('listPropertyImages.none'),
  },
  eventDrivers: {
    'USER.opensSale': open({ ...sale, price: 1_000_000, costs: saleCosts }),
    'USER.opensSaleWithTaxes': open({ ...sale, price: 1_000_000, costs: { ...saleCosts, annual_taxes: 12_000 } }),
    'USER.opensRental': open({ ...rental, costs: rentalCosts }),
    'USER.opensRentalWithoutDeposit': open({ ...rental, costs: { ...rentalCosts, deposit: null } }),
    ...rowsOf(
      typed,
      ([field, text]): PageEventDriver =>
        ({ page }) =>
          costs(page).getByRole('textbox', { name: labels[field] }).fill(text),
    ),
    'USER.picks30Years': async ({ page }) => {
      await costs(page).getByRole('combobox', { name: labels.years }).selectOption('30 years')
    },
    'USER.wantsParking': (site) => parking(site).check(),
    'USER.wantsNoParking': (site) => parking(site).uncheck(),
    'USER.hasTwoPets': pets('2'),
    'USER.hasNoPets': pets('None'),
  },
  see: (site, expected) => site.sees(() => readPage(site.page), expected),
}

async function readPage(page: Page): Promise<object> {
  const sums = await costs(page).evaluate((section) =>
    Object.fromEntries(
      [...section.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent,
        row.querySelector('dd')?.textContent,
      ]),
    ),
  )
  if ((await costs(page).getAttribute('aria-label')) === 'What it costs to rent')
    return { kind: 'rental', month: sums['Monthly total'] ?? null, moveIn: sums['Due at move-in'] ?? null }
  const wrong = await costs(page).evaluate((section) =>
    [...section.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) =>
      field.labels?.[0]?.firstChild?.textContent?.trim(),
    ),
  )
  return {
    kind: 'sale',
    wrong,
    loan: sums['Principal and interest'] ?? null,
    total: sums['Monthly total'] ?? null,
  }
}
