import { expect, type Page } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { tourAnswerModel } from '#machines/tour-answer/tour-answer.model.ts'
import { findNothingToPress } from '../link.page.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { tourAnswer as actor } from './tour-answer.actor.ts'
import {
  acceptOutcomes,
  answers,
  cancelOutcomes,
  confirmOutcomes,
  followedAt,
  links,
  monday,
  moveOutcomes,
  timesOutcomes,
  tourOutcomes,
} from './tour-answer.facts.ts'

const open =
  (link: Record<string, string | null>): PageEventDriver =>
  async ({ page }) => {
    const given = Object.entries(link).filter((part): part is [string, string] => part[1] !== null)
    await page.goto(`/tour/request?${new URLSearchParams(given)}`, { waitUntil: 'commit' })
  }
const press =
  (name: string): PageEventDriver =>
  ({ page }) =>
    page.getByRole('button', { name, exact: true }).click()

export const tourAnswer: PageDriver<typeof actor> = {
  name: 'tour-answer',
  page: 'tour-request',
  // The specification knows the clock of the property alone.
  browser: { timezoneId: 'America/Los_Angeles' },
  model: tourAnswerModel,
  calls: {
    getTourRequest: 'held',
    confirmTourRequest: 'held',
    acceptNewTime: 'held',
    listNewTimes: 'held',
    suggestNewTime: 'held',
    cancelTourRequest: 'held',
  },
  prepare: ({ page }) => page.clock.setFixedTime(followedAt),
  eventDrivers: {
    ...rowsOf(links, open),
    'USER.confirms': press('Confirm my request'),
    'USER.accepts': press('Accept this time'),
    'USER.suggests': press('Suggest another time'),
    'USER.asksToCancel': press('Cancel this tour'),
    'USER.cancels': press('Yes, cancel it'),
    'USER.keeps': press('Keep the tour'),
    'USER.goesBack': press('Go back'),
    'USER.picksDay': async ({ page }) => void (await page.getByRole('combobox').selectOption(monday)),
    'USER.picksTime': ({ page }) => page.getByText('2:00 PM', { exact: true }).click(),
    'USER.submits': press('Suggest this time'),
    'USER.submitsNothing': press('Suggest this time'),
    'USER.retries': press('Try again'),
    'USER.pressesAgain': async ({ page }) => {
      // A pointer can't press a disabled button; a keyboard can try.
      for (const button of await page.getByRole('button').all()) {
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await button.press('Enter')
      }
    },
    'USER.pressesTooSoon': findNothingToPress,
    'USER.pressesInVain': findNothingToPress,
    'USER.findsNothingToPress': findNothingToPress,
    'SCRIPT.presses': async ({ page }) => {
      await expect(page.getByRole('button').first()).toHaveText(/Confirm|Accept/)
      await page.getByRole('button').first().dispatchEvent('click')
    },
    ...outcomeRows('getTourRequest', tourOutcomes),
    ...outcomeRows('confirmTourRequest', confirmOutcomes),
    ...outcomeRows('acceptNewTime', acceptOutcomes),
    ...outcomeRows('cancelTourRequest', cancelOutcomes),
    ...outcomeRows('listNewTimes', timesOutcomes),
    ...outcomeRows('suggestNewTime', moveOutcomes),
  },
  see: seeAnswer,
}

async function seeAnswer(site: Site, expected: object): Promise<void> {
  await site.sees(() => readPage(site), { ...expected, isIndexed: false })
}

async function readPage({ page, calls }: Site): Promise<object> {
  const called = (...operations: string[]) => calls.history.filter(({ operation }) => operations.includes(operation))
  const { title, robots, ...shown } = await readTour(page)
  const isLoading = title?.startsWith('Loading') ?? true
  const isError = title === 'This link doesn’t work'
  const busy = shown.buttons.find((words) => words?.endsWith('...')) ?? null
  const call = answers.map((operation) => calls.held(operation)).find((held) => held !== undefined)
  return {
    ...shown,
    title: isLoading ? (title ?? 'Loading your tour...') : title,
    message: isLoading || isError ? null : shown.message,
    busy,
    sends: call ? { token: call.path.split('/').at(-2), ...(call.body as object | null) } : null,
    asked: called('getTourRequest').length,
    listed: called('listNewTimes').length,
    sent: called(...answers).length,
    isIndexed: !robots?.startsWith('noindex'),
  }
}

/** What the page shows, read at once so that nothing changes in between. */
function readTour(page: Page) {
  return page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent ?? null
    const heading = document.querySelector('h1')
    const sentences = document.getElementById(heading?.getAttribute('aria-describedby') ?? '')
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const select = document.querySelector('select')
    const contact = document.querySelector('section:has(a[href^="mailto:"])')
    const how = [...document.querySelectorAll('dt')].find((term) => term.textContent === 'How')
    const days = [...(select?.options ?? [])].filter(({ value }) => value !== '').map(textOf)
    return {
      title: textOf(heading),
      message: textOf(sentences?.querySelector('p')),
      kind: textOf(how?.nextElementSibling),
      note: textOf(document.querySelector('blockquote')),
      contact: contact ? [...contact.querySelectorAll('p, li')].map(textOf).join(' · ') : null,
      calendar: document.querySelector('a[href$=".ics"][type="text/calendar"]') !== null,
      feed: document.querySelector('a[href^="webcal:"]') !== null,
      problem: textOf(document.querySelector('[role=alert]')),
      buttons: [...document.querySelectorAll('button')].map(textOf),
      days: select ? days : null,
      day: textOf(select?.selectedOptions[0]),
      slots: select ? radios.map((radio) => textOf(radio.parentElement)) : null,
      picked: textOf(radios.find(({ checked }) => checked)?.parentElement),
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    }
  })
}
