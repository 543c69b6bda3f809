import { expect, type Page } from '@playwright/test'
import { openListing } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { listingReportModel } from '#machines/listing-report/listing-report.model.ts'
import { listingReportForm } from '#src/content/listing-report.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { listingReport as actor } from './listing-report.actor.ts'
import { filledIn, outcomes } from './listing-report.facts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report this listing' })
const submitButton = (page: Page) => dialog(page).locator('button[type=submit]')

/** By its button, by Escape or when it is done. */
const close: PageEventDriver = async ({ page }, { before }) => {
  if (before?.matches('form')) await page.keyboard.press('Escape')
  else
    await dialog(page)
      .getByRole('button', { name: before?.matches('sent') ? 'Done' : 'Close', exact: true })
      .click()
  await expect(dialog(page)).toHaveCount(0)
}

export const listingReport: PageDriver<typeof actor> = {
  name: 'listing-report',
  page: 'property',
  isNightly: true,
  model: listingReportModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
    reportListing: 'held',
  },
  eventDrivers: {
    'USER.visitsListing': (site) => openListing(site),
    'USER.reportsListing': async ({ page }) => {
      await page.getByRole('button', { name: 'Report this listing' }).click()
      await expect(dialog(page).getByRole('heading', { name: 'Report this listing' })).toBeVisible()
    },
    'USER.closes': close,
    ...rowsOf(
      filledIn,
      ({ reason, details, email }): PageEventDriver =>
        async ({ page }) => {
          await dialog(page).getByRole('radio', { name: listingReportForm.reasons[reason], exact: true }).check()
          await dialog(page)
            .getByLabel(/^Details/)
            .fill(details)
          await dialog(page)
            .getByLabel(/^Email/)
            .fill(email)
        },
    ),
    'USER.sends': ({ page }) => submitButton(page).click(),
    'USER.sendsAgain': async ({ page }) => {
      await submitButton(page).click({ force: true })
      await submitButton(page).press('Enter')
    },
    ...outcomeRows('reportListing', outcomes),
  },
  see: (site, expected) => site.sees(() => readPage(site), expected),
}

async function readPage({ page, calls }: Site): Promise<object> {
  const shown = await page.evaluate(() => {
    const box = document.querySelector('[role=dialog]')
    const field = (name: string) => box?.querySelector<HTMLInputElement>(`[name=${name}]:not([type=radio])`)
    const chosen = box?.querySelector('input[type=radio]:checked')
    const problemOf = (element: Element | null | undefined) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    const said = {
      reason: problemOf(box?.querySelector('fieldset')),
      details: problemOf(field('details')),
      email: problemOf(field('email')),
    }
    return {
      isOpen: box !== null,
      thanks: box?.querySelector('[role=status] h3 + p')?.textContent ?? null,
      isBusy: box?.querySelector('button[type=submit]')?.ariaDisabled === 'true',
      values: {
        reason: chosen?.closest('label')?.textContent ?? null,
        details: field('details')?.value,
        email: field('email')?.value,
      },
      needsDetails: field('details')?.required,
      problem: box?.querySelector('[role=alert] div')?.textContent ?? null,
      fields: Object.fromEntries(Object.entries(said).filter(([, words]) => words)),
    }
  })
  const request = calls.held('reportListing')?.body as { request_id?: string } | undefined
  const { request_id: id, ...report } = request ?? {}
  if (request) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  const sent = calls.history.filter(({ operation }) => operation === 'reportListing').length
  const { isOpen, thanks, isBusy, values, needsDetails, problem, fields } = shown
  const seen = { screen: 'page', sent, sends: request ? report : null }
  if (!isOpen) return seen
  if (thanks !== null) return { ...seen, screen: 'sent', email: /we’ll email (\S+)\.$/.exec(thanks)?.[1] ?? null }
  return { ...seen, screen: 'form', busy: isBusy, values, needsDetails, problem, fields }
}
