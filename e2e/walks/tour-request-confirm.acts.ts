import { expect } from '@playwright/test'
import { tourRequestConfirmModel } from '#machines/tour-request-confirm/tour-request-confirm.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { answerUnreadable } from './site/unreadable.ts'
import { lookAtRequest } from './tour-request-confirm.look.ts'
import type { Act, Walk } from './walk.ts'

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

export const tourRequestConfirm: Walk = {
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
  look: lookAtRequest,
}
