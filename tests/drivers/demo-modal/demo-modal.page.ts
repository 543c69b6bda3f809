import { expect, type Page } from '@playwright/test'
import { arrangeBreakage } from '#e2e/walks/site/breakage.ts'
import { motionless, openHomePage } from '#e2e/walks/site/home-page.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { demoModalModel } from '#machines/demo-modal/demo-modal.model.ts'
import { website } from '../demo-request-outcomes.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { demoModal as actor } from './demo-modal.actor.ts'
import { filledIn, outcomes } from './demo-modal.facts.ts'

declare global {
  interface Window {
    /** How often the page went to the demo. */
    demos: number
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a demo' })

const submitButton = (page: Page) => dialog(page).getByRole('button', { name: /^(Continue|Preparing demo)$/ })

const operation = 'sendDemoRequest'
const labels = { name: /^Name/, email: /^Email/, message: /^Additional notes/ }
interface Values extends Partial<Record<keyof typeof labels, string>> {
  teamSize?: string
}

const fill =
  ({ teamSize, ...texts }: Values): PageEventDriver =>
  async ({ page }) => {
    if (teamSize !== undefined) await dialog(page).getByLabel('Team size').selectOption(teamSize)
    for (const [field, value] of Object.entries(texts))
      await dialog(page)
        .getByLabel(labels[field as keyof typeof labels])
        .fill(value)
  }

/** The demo's page has another dialog; the visitor goes back for it. */
const open: PageEventDriver = async ({ page }) => {
  if (new URL(page.url()).pathname === '/demo') await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Request a demo' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Request a demo' })).toBeVisible()
}

/** By its button, by Escape during the request, or by the backdrop. */
const close: PageEventDriver = async ({ page }, { before }) => {
  if (before?.matches({ dialog: 'calm' })) await dialog(page).getByRole('button', { name: 'Close' }).click()
  else if (before?.matches('sending')) await page.keyboard.press('Escape')
  else await page.mouse.click(5, 300)
}

export const demoModal: PageDriver<typeof actor> = {
  name: 'demo-modal',
  page: 'home',
  isNightly: true,
  model: demoModalModel,
  calls: { sendDemoRequest: 'held' },
  browser: motionless,
  prepare: async (site) => {
    await arrangeBreakage(site)
    await countDemos(site)
  },
  eventDrivers: {
    'USER.visitsPage': openHomePage,
    'USER.opensDialog': open,
    'USER.closes': close,
    ...rowsOf(filledIn, fill),
    'PROGRAM.fillsHiddenField': ({ page }) => page.locator('[name=website]').fill(website),
    'USER.submits': ({ page }) => submitButton(page).click(),
    'USER.submitsTooSoon': async ({ page }) => {
      await expect(submitButton(page)).toBeDisabled()
      await dialog(page).getByLabel(labels.name).press('Enter')
    },
    'USER.submitsAgain': async ({ page }) => {
      await submitButton(page).click({ force: true })
      await expect(dialog(page).getByLabel(labels.message)).not.toBeEditable()
      await dialog(page).getByLabel(labels.name).press('Enter')
    },
    ...outcomeRows(operation, outcomes),
  },
  see: seeDialog,
}

/** Call it before the page is opened. */
async function countDemos(site: Site): Promise<void> {
  await site.addInitScript(() => {
    window.demos = 0
    addEventListener('pushState', () => {
      if (location.pathname === '/demo') window.demos += 1
    })
  })
}

async function seeDialog(site: Site, expected: object): Promise<void> {
  await site.sees(() => readPage(site), expected)
}

async function readPage({ page, calls }: Site): Promise<object> {
  const facts = await page.evaluate(() => {
    const box = document.querySelector('[role=dialog]')
    const fields = [...(box?.querySelectorAll<HTMLInputElement>('form [name]') ?? [])]
    const button = box?.querySelector<HTMLButtonElement>('form button')
    const lines = [...(box?.querySelectorAll('[role=alert] p') ?? [])].map((line) => line.textContent)
    const words = (field: HTMLInputElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    return {
      screen: box ? 'dialog' : 'page',
      gone: window.demos,
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields: Object.fromEntries(fields.flatMap((field) => (field.ariaInvalid ? [[field.name, words(field)]] : []))),
      waits: fields.filter((field) => field.readOnly || field.ariaDisabled).length === 4,
      button: button && { words: button.textContent, isDisabled: button.disabled, isBusy: button.ariaDisabled },
      problem: lines[0] ?? null,
      hint: lines[1] ?? null,
    }
  })
  const { screen, gone, values, fields, waits, button, problem, hint } = facts
  const sent = calls.history.filter(({ operation }) => operation === 'sendDemoRequest').length
  const sends = calls.held('sendDemoRequest')?.body ?? null
  if (screen === 'page') return { screen, sent, gone, sends }
  return {
    screen,
    values,
    ready: button?.words === 'Continue' && !button.isDisabled,
    busy: button?.words === 'Preparing demo' && button.isBusy === 'true' && waits,
    problem,
    fields,
    hint,
    sent,
    gone,
    sends,
  }
}
