import { expect } from '@playwright/test'
import { tourConfirmModel } from '#machines/tour-confirm/tour-confirm.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { arrangeBreakage, breakCall } from './site/breakage.ts'
import { arrangePresence, turnTab } from './site/presence.ts'
import { answerUnreadable } from './site/unreadable.ts'
import { lookAtDecision, rememberHistory } from './tour-confirm.look.ts'
import type { Act, Walk } from './walk.ts'

const open =
  (query: string): Act =>
  async (site) => {
    await site.page.goto(`/tour/confirm?${query}`, { waitUntil: 'commit' })
    await rememberHistory(site)
  }
const link = (action: string) => open(`token=token-of-the-letter&action=${action}`)

const answer =
  (name: string): Act =>
  (site) =>
    site.answer('confirmTour', exampleNamed(`confirmTour.${name}`))
const refuse =
  (status: number): Act =>
  (site) =>
    site.answer('confirmTour', { status, body: { detail: 'Not now' } })

const retry: Act = ({ page }) => page.getByRole('button', { name: 'Try again' }).click()
/** There is nothing to press. */
const retryInVain: Act = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}

export const tourConfirm: Walk = {
  name: 'tour-confirm',
  model: tourConfirmModel,
  calls: { confirmTour: 'held', getTourByToken: 'held' },
  // The page is opened in a tab that nobody sees yet.
  prepare: async (site) => {
    await arrangeBreakage(site)
    await arrangePresence(site, false)
  },
  acts: {
    'USER.opensAccept': link('accept'),
    'USER.opensDeny': link('deny'),
    'USER.opensProposeNewTime': link('propose_new_time'),
    'USER.opensWithoutToken': open('action=accept'),
    'USER.opensWithoutAction': open('token=token-of-the-letter'),
    'USER.opensWithBlankToken': open('token=%20&action=accept'),
    'USER.opensWithBlankAction': open('token=token-of-the-letter&action=+'),
    'USER.opensWithBadActionAndNoToken': open('action=cancel'),
    'USER.opensWithBadAction': link('cancel'),
    'USER.reloads': async ({ page }) => void (await page.reload({ waitUntil: 'commit' })),
    'USER.retries': retry,
    'USER.retriesTooSoon': retryInVain,
    'USER.retriesInVain': retryInVain,
    'PAGE.isSeen': async (site) => {
      await expect(site.page.getByRole('status')).toHaveText('Processing your answer...')
      await turnTab(site, true)
    },
    'PAGE.isSeenAgain': async (site) => {
      await turnTab(site, false)
      await turnTab(site, true)
    },
    'API.confirm.accepted': answer('accepted'),
    'API.confirm.alreadyAccepted': answer('alreadyAccepted'),
    'API.confirm.declined': answer('declined'),
    'API.confirm.alreadyDeclined': answer('alreadyDeclined'),
    'API.confirm.alreadyProposed': answer('alreadyProposed'),
    'API.confirm.byOlderServer': (site) => {
      const isAccept = site.calls.held('confirmTour')?.query.action === 'accept'
      const { body } = exampleNamed(`confirmTour.${isAccept ? 'accepted' : 'declined'}`)
      return site.answer('confirmTour', { body: { ...(body as object), status: undefined } })
    },
    'API.confirm.waiting': answer('waiting'),
    'API.confirm.404': answer('notFound'),
    'API.confirm.400': answer('badRequest'),
    'API.confirm.500': answer('serverError'),
    'API.confirm.503': refuse(503),
    'API.confirm.429': refuse(429),
    'API.confirm.notJson': (site) => site.answerNotJson('confirmTour'),
    'API.confirm.unreadable': (site) => answerUnreadable(site, 'confirmTour'),
    'API.confirm.network': (site) => site.disconnect('confirmTour'),
    'API.confirm.exception': (site) => breakCall(site, 'confirmTour', 'The lights went out'),
  },
  leftOut: {
    'PAGE.cannotTell': 'A browser always says whether a page is in view.',
  },
  look: lookAtDecision,
}
