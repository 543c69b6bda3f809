import { expect } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { readTourPage } from '#e2e/walks/site/tour-facts.ts'
import { answerUnreadable } from '#e2e/walks/site/unreadable.ts'
import { tourRequestConfirmModel } from '#machines/tour-request-confirm/tour-request-confirm.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import type { tourRequestConfirm as actor } from './tour-request-confirm.actor.ts'

const open =
  (query: string): Act =>
  async ({ page }) =>
    void (await page.goto(`/tour/request?${query}`, { waitUntil: 'commit' }))
const asked =
  (outcome: string): Act =>
  (site) =>
    site.answer('getTourRequest', exampleNamed(`getTourRequest.${outcome}`))
const answered =
  (outcome: string): Act =>
  (site) =>
    site.answer('confirmTourRequest', exampleNamed(`confirmTourRequest.${outcome}`))

/** There is nothing to press. */
const pressInVain: Act = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}

export const tourRequestConfirm: PageDriver<EventOf<typeof actor>> = {
  name: 'tour-request-confirm',
  page: 'tour-request',
  model: tourRequestConfirmModel,
  calls: { getTourRequest: 'held', confirmTourRequest: 'held' },
  acts: {
    'USER.opensLink': open('token=token-of-the-email'),
    'USER.opensWithoutToken': open(''),
    'USER.opensWithBlankToken': open('token=%20'),
    'USER.confirms': ({ page }) => page.getByRole('button', { name: 'Confirm my request' }).click(),
    'USER.confirmsAgain': async ({ page }) => {
      const button = page.getByRole('button', { name: /^Confirming/ })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      // The pointer cannot press it; a screen reader can.
      await button.dispatchEvent('click')
    },
    'USER.pressesTooSoon': pressInVain,
    'USER.pressesInVain': pressInVain,
    'USER.retries': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'API.request.unconfirmed': asked('unconfirmed'),
    'API.request.confirmed': asked('confirmed'),
    'API.request.timeTaken': asked('timeTaken'),
    'API.request.timePassed': asked('timePassed'),
    'API.request.accepted': asked('accepted'),
    'API.request.declined': asked('declined'),
    'API.request.newTimeProposed': asked('newTimeProposed'),
    'API.request.cancelled': asked('cancelled'),
    'API.request.404': asked('notFound'),
    'API.request.400': asked('badRequest'),
    'API.request.500': asked('serverError'),
    'API.request.notJson': (site) => site.answerNotJson('getTourRequest'),
    'API.request.unreadable': (site) => answerUnreadable(site, 'getTourRequest'),
    'API.request.network': (site) => site.disconnect('getTourRequest'),
    'API.confirm.confirmed': answered('confirmed'),
    'API.confirm.timeTaken': answered('timeTaken'),
    'API.confirm.accepted': answered('accepted'),
    'API.confirm.declined': answered('declined'),
    'API.confirm.cancelled': answered('cancelled'),
    'API.confirm.nothing': (site) => site.answer('confirmTourRequest', exampleNamed('getTourRequest.unconfirmed')),
    'API.confirm.404': answered('notFound'),
    'API.confirm.400': answered('badRequest'),
    'API.confirm.500': answered('serverError'),
    'API.confirm.unreadable': (site) => answerUnreadable(site, 'confirmTourRequest'),
    'API.confirm.network': (site) => site.disconnect('confirmTourRequest'),
  },
  see: seeRequest,
}

export async function seeRequest(site: Site, expected: object): Promise<void> {
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
