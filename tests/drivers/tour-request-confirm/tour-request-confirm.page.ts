import { expect } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { readTourPage } from '#e2e/walks/site/tour-facts.ts'
import { tourRequestConfirmModel } from '#machines/tour-request-confirm/tour-request-confirm.model.ts'
import { findNothingToPress, openLink } from '../link.page.ts'
import type { PageDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { tourRequestConfirm as actor } from './tour-request-confirm.actor.ts'
import { confirmOutcomes, requestOutcomes, tokens } from './tour-request-confirm.facts.ts'

export const tourRequestConfirm: PageDriver<typeof actor> = {
  name: 'tour-request-confirm',
  page: 'tour-request',
  model: tourRequestConfirmModel,
  calls: { getTourRequest: 'held', confirmTourRequest: 'held' },
  acts: {
    ...rowsOf(tokens, openLink('/tour/request')),
    'USER.confirms': ({ page }) => page.getByRole('button', { name: 'Confirm my request' }).click(),
    'USER.confirmsAgain': async ({ page }) => {
      const button = page.getByRole('button', { name: /^Confirming/ })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      // The pointer cannot press it; a screen reader can.
      await button.dispatchEvent('click')
    },
    'USER.pressesTooSoon': findNothingToPress,
    'USER.pressesInVain': findNothingToPress,
    'USER.retries': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    ...outcomeRows('getTourRequest', requestOutcomes),
    ...outcomeRows('confirmTourRequest', confirmOutcomes),
  },
  see: seeRequest,
}

async function seeRequest(site: Site, expected: object): Promise<void> {
  await site.sees(() => readPage(site), { ...expected, isIndexed: false })
}

async function readPage({ page, calls }: Site): Promise<object> {
  const { title, sentence, alert, buttons, robots } = await readTourPage(page)
  const called = (operation: string) => calls.story.filter((call) => call.operation === operation)
  const isLoading = title?.startsWith('Loading') ?? true
  const isError = title === "This link doesn't work"
  return {
    title: isLoading ? 'loading' : title,
    message: isLoading || isError ? null : firstParagraph(sentence, title),
    problem: alert,
    button: buttons.some((words) => /^Confirm/.test(words ?? '')),
    busy: buttons.some((words) => /^Confirming/.test(words ?? '')),
    again: buttons.includes('Try again'),
    sends: calls.held('confirmTourRequest')?.path.split('/').at(-2) ?? null,
    asked: called('getTourRequest').length,
    sent: called('confirmTourRequest').length,
    isIndexed: !robots?.startsWith('noindex'),
  }
}

/** What is said of the request itself, before what to do about it. */
function firstParagraph(sentence: string | null, title: string | null): string | null {
  return title === 'Confirm your tour request' ? (sentence?.split('Confirm within')[0] ?? null) : sentence
}
