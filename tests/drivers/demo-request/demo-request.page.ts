import { expect, type Page } from '@playwright/test'
import { arrangeBreakage } from '#e2e/walks/site/breakage.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { demoRequestModel } from '#machines/demo-request/demo-request.model.ts'
import { website } from '../demo-request-outcomes.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { demoRequest as actor } from './demo-request.actor.ts'
import { filledIn, outcomes } from './demo-request.facts.ts'

const requestForm = (page: Page) => page.getByRole('form', { name: 'Request a demo' })

const submitButton = (page: Page) => requestForm(page).getByRole('button')

const operation = 'submitDemoRequest'
const labels = { name: /^Name/, email: /^Email/, phone: /^Phone number/, goals: /^Goals/ }
const fill =
  (values: Partial<Record<keyof typeof labels, string>>): PageEventDriver =>
  async ({ page }) => {
    for (const [field, value] of Object.entries(values))
      await requestForm(page)
        .getByLabel(labels[field as keyof typeof labels])
        .fill(value)
  }

export const demoRequest: PageDriver<typeof actor> = {
  name: 'demo-request',
  page: 'request',
  isNightly: true,
  model: demoRequestModel,
  calls: { submitDemoRequest: 'held' },
  prepare: arrangeBreakage,
  eventDrivers: {
    'USER.opensPage': async (site) => {
      await site.page.goto('/request')
      await site.complete()
    },
    ...rowsOf(filledIn, fill),
    'PROGRAM.fillsHiddenField': ({ page }) => page.locator('[name=website]').fill(website),
    'USER.submits': ({ page }) => submitButton(page).click(),
    'USER.submitsTooSoon': async ({ page }) => {
      await expect(submitButton(page)).toBeDisabled()
      await requestForm(page).getByLabel(labels.phone).press('Enter')
    },
    'USER.submitsAgain': async ({ page }) => {
      await submitButton(page).click({ force: true })
      await expect(requestForm(page).getByLabel(labels.goals)).not.toBeEditable()
      await requestForm(page).getByLabel(labels.phone).press('Enter')
    },
    'USER.asksAnew': ({ page }) => page.getByRole('button', { name: 'Submit Another Request' }).click(),
    ...outcomeRows(operation, outcomes),
  },
  see: seeRequest,
}

async function seeRequest(site: Site, expected: object): Promise<void> {
  await site.sees(() => readPage(site), expected)
}

async function readPage({ page, calls }: Site): Promise<object> {
  const facts = await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null
    const fields = [...document.querySelectorAll<HTMLInputElement>('main form [name]')]
    const button = document.querySelector<HTMLButtonElement>('main form button')
    const words = (field: HTMLInputElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    return {
      headings: [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent),
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields: Object.fromEntries(fields.flatMap((field) => (field.ariaInvalid ? [[field.name, words(field)]] : []))),
      waits: fields.filter(({ readOnly }) => readOnly).length === 4,
      button: button && { words: button.textContent, isDisabled: button.disabled, isBusy: button.ariaDisabled },
      problem: textOf('[role=alert] p'),
      hint: textOf('[role=alert] p + p'),
    }
  })
  const sent = calls.history.filter(({ operation }) => operation === 'submitDemoRequest').length
  if (facts.headings.includes('Request Submitted Successfully!')) return { screen: 'submitted', sent }
  const { headings, values, fields, waits, button, problem, hint } = facts
  const isBusy = button?.words === 'Submitting...' && button.isBusy === 'true' && waits
  return {
    screen: headings[0] === 'For individuals and Teams' ? 'form' : headings[0],
    values,
    ready: button?.words === 'Submit Request' && !button.isDisabled,
    busy: isBusy,
    problem,
    fields,
    hint,
    sent,
    sends: calls.held('submitDemoRequest')?.body ?? null,
  }
}
