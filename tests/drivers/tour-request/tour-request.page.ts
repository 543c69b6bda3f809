import { expect, type Page } from '@playwright/test'
import { type GateLabel, gateButton, gateField } from '#e2e/walks/site/gate.ts'
import { homeAnswer, openListing, questionField } from '#e2e/walks/site/home.ts'
import type { Site } from '#e2e/walks/site/site.ts'
import { tourRequestModel } from '#machines/tour-request/tour-request.model.ts'
import { shortDayWords, shortTimeWords } from '#src/content/dates.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { tourRequest as actor } from './tour-request.actor.ts'
import { days, filledIn, lead, requestOutcomes, times, timesOutcomes } from './tour-request.facts.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a tour' })
const submitButton = (page: Page) => dialog(page).locator('button[type=submit]')
const choose = (page: Page, words: string) => dialog(page).getByRole('radio', { name: words, exact: true }).check()
const labels = { name: /^Name/, email: /^Email/, phone: /^Phone/, note: /^Note/ }
const press =
  (name: string): PageEventDriver =>
  ({ page }) =>
    dialog(page).getByRole('button', { name, exact: true }).click()

const asksAll = {
  password_protection_enabled: false,
  lead_capture_enabled: true,
  required_fields: { email: true, first_name: true, last_name: true, phone: true, company: true },
  session_id: null,
}

const passGate: PageEventDriver = async (site) => {
  await site.page.goto('/p/first', { waitUntil: 'commit' })
  await site.answer('getPropertyByUrl', exampleNamed('getPropertyByUrl.withheldBoth'))
  await site.answer('getAccessRequirements', { body: asksAll })
  for (const [field, value] of Object.entries(lead)) await gateField(site.page, field as GateLabel).fill(value)
  await gateButton(site.page).click()
  await site.answer('captureLead', exampleNamed('captureLead.kept'))
  await site.answer('getPropertyByUrl', homeAnswer)
  await expect(questionField(site.page)).toBeVisible()
}

/** By its button, by Escape or by the backdrop. */
const close: PageEventDriver = async ({ page }, { before }) => {
  if (before?.matches('choosing')) await page.keyboard.press('Escape')
  else if (before?.matches('requested')) await press('Done')({ page } as Site, {} as never)
  else await press('Close')({ page } as Site, {} as never)
  await expect(dialog(page)).toHaveCount(0)
}

export const tourRequest: PageDriver<typeof actor> = {
  name: 'tour-request',
  page: 'property',
  isNightly: true,
  // The specification knows the clock of the property alone.
  browser: { timezoneId: 'America/Los_Angeles' },
  model: tourRequestModel,
  calls: {
    getPropertyByUrl: 'held',
    getAccessRequirements: 'held',
    captureLead: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
    listTourTimes: 'held',
    requestTour: 'held',
  },
  eventDrivers: {
    'USER.visitsListing': (site) => openListing(site),
    'USER.passesGate': passGate,
    'USER.requestsTour': async ({ page }) => {
      await page.getByRole('button', { name: 'Request a tour' }).first().click()
      await expect(dialog(page).getByRole('heading', { name: 'Request a tour' })).toBeVisible()
    },
    'USER.closes': close,
    'USER.retries': press('Try again'),
    ...rowsOf(
      days,
      (day): PageEventDriver =>
        ({ page }) =>
          choose(page, shortDayWords(day)),
    ),
    ...rowsOf(
      times,
      (time): PageEventDriver =>
        ({ page }) =>
          choose(page, shortTimeWords(time)),
    ),
    'USER.choosesVideo': ({ page }) => choose(page, 'By video'),
    'USER.continues': press('Continue'),
    'USER.continuesTooSoon': async ({ page }) => {
      await expect(submitButton(page)).toBeDisabled()
      await dialog(page).getByRole('radio').first().press('Enter')
    },
    ...rowsOf(
      filledIn,
      (contact): PageEventDriver =>
        async ({ page }) => {
          for (const [field, value] of Object.entries(contact)) {
            const input = dialog(page).getByLabel(labels[field as keyof typeof labels])
            // A listing may not ask for a phone number.
            if ((await input.count()) > 0) await input.fill(value)
          }
        },
    ),
    'USER.goesBack': press('Back'),
    'USER.changesTime': press('Change the time'),
    'USER.sends': press('Request this tour'),
    'USER.sendsAgain': async ({ page }) => {
      await submitButton(page).click({ force: true })
      await submitButton(page).press('Enter')
    },
    ...outcomeRows('listTourTimes', timesOutcomes),
    ...outcomeRows('requestTour', requestOutcomes),
  },
  see: (site, expected) => site.sees(() => readPage(site), expected),
}

async function readPage({ page, calls }: Site): Promise<object> {
  const shown = await page.evaluate(() => {
    const box = document.querySelector('[role=dialog]')
    const texts = (selector: string) =>
      [...(box?.querySelectorAll(selector) ?? [])].map((each) => {
        const read = each.cloneNode(true) as Element
        // The browser's own clock is not the property's, and the specification knows the property's alone.
        for (const other of read.querySelectorAll('[data-viewers-time]')) other.remove()
        return read.textContent
      })
    const radios = (name: string) =>
      [...(box?.querySelectorAll<HTMLInputElement>(`input[name=${name}]`) ?? [])].map((radio) => ({
        words: radio.ariaLabel ?? radio.closest('label')?.textContent ?? '',
        checked: radio.checked,
      }))
    const fields = [
      ...(box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=radio]), textarea') ?? []),
    ]
    const button = box?.querySelector<HTMLButtonElement>('button[type=submit]')
    const problemOf = (field: Element) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    return {
      step: box?.querySelector('form')?.getAttribute('data-step') ?? null,
      waits: texts('[role=status]'),
      problem: texts('[role=alert] p')[0] ?? null,
      kinds: radios('kind'),
      days: radios('day'),
      times: radios('time'),
      contact: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      phoneIsRequired: fields.some(({ name, required }) => name === 'phone' && required),
      fields: Object.fromEntries(
        fields.flatMap((field) => (field.ariaInvalid ? [[field.name, problemOf(field)]] : [])),
      ),
      rows: texts('dd'),
      when: texts('[data-when]')[0] ?? null,
      done: texts('[role=status] p')[0] ?? '',
      button: button && { words: button.textContent, isDisabled: button.disabled, isBusy: button.ariaDisabled },
    }
  })
  const request = calls.held('requestTour')?.body as { request_id?: string } | undefined
  const { request_id: id, ...sends } = request ?? {}
  if (request) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  const { step, button } = shown
  const seen = {
    screen: step ?? 'page',
    sent: calls.history.filter(({ operation }) => operation === 'requestTour').length,
    busy: step === 'loading' ? shown.waits.includes('Loading open times...') : button?.isBusy === 'true',
    problem: shown.problem,
    fields: shown.fields,
    sends: request ? sends : null,
  }
  const chosen = (radios: { words: string; checked: boolean }[]) => radios.find(({ checked }) => checked)?.words ?? null
  switch (step) {
    case 'choosing':
      return {
        ...seen,
        day: chosen(shown.days),
        times: shown.times.map(({ words }) => words),
        time: chosen(shown.times),
        kind: chosen(shown.kinds) === 'By video' ? 'video' : 'in_person',
        ready: button?.isDisabled === false,
      }
    case 'contact':
      return { ...seen, contact: shown.contact, phoneIsRequired: shown.phoneIsRequired }
    case 'review':
      return { ...seen, summary: shown.rows }
    case 'requested':
      return { ...seen, summary: [shown.when, /[^\s]+@[^\s]+\.\w+/.exec(shown.done)?.[0] ?? null] }
    default:
      return seen
  }
}
