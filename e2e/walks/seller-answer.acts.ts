import { expect } from '@playwright/test'
import { sellerAnswerModel } from '#machines/seller-answer/seller-answer.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { answerField, lookAtQuestion } from './seller-answer.look.ts'
import { answerUnreadable } from './site/unreadable.ts'
import type { Act, Walk } from './walk.ts'

const open =
  (query: string): Act =>
  async ({ page }) =>
    void (await page.goto(`/question?${query}`, { waitUntil: 'commit' }))
const asked =
  (outcome: string): Act =>
  (site) =>
    site.answer('getQuestionByToken', exampleNamed(`getQuestionByToken.${outcome}`))
const taken =
  (outcome: string): Act =>
  (site) =>
    site.answer('answerQuestion', exampleNamed(`answerQuestion.${outcome}`))

const submit: Act = ({ page }) => page.getByRole('button', { name: /^Send/ }).click()
const retryInVain: Act = async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
}

export const sellerAnswer: Walk = {
  name: 'seller-answer',
  page: 'question',
  model: sellerAnswerModel,
  calls: { getQuestionByToken: 'held', answerQuestion: 'held' },
  acts: {
    'USER.opensLink': open('token=token-of-the-letter'),
    'USER.opensWithoutToken': open(''),
    'USER.opensWithBlankToken': open('token=%20'),
    'USER.writes': ({ page }) => answerField(page).fill(' Yes, below the kitchen, for about 400 bottles. '),
    'USER.writesBlank': ({ page }) => answerField(page).fill('  '),
    'USER.submits': submit,
    'USER.submitsNothing': submit,
    'USER.submitsAgain': async (site) => {
      await expect(answerField(site.page)).not.toBeEditable()
      // Whoever sees the page cannot press it; a screen reader can.
      await site.page.getByRole('button', { name: /^Send/ }).dispatchEvent('click')
    },
    'USER.retries': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'USER.retriesTooSoon': retryInVain,
    'USER.retriesInVain': retryInVain,
    'API.question.open': asked('open'),
    'API.question.answered': asked('answered'),
    'API.question.404': asked('notFound'),
    'API.question.400': asked('badRequest'),
    'API.question.500': asked('serverError'),
    'API.question.notJson': (site) => site.answerNotJson('getQuestionByToken'),
    'API.question.network': (site) => site.disconnect('getQuestionByToken'),
    'API.answer.kept': taken('kept'),
    'API.answer.alreadyAnswered': taken('alreadyAnswered'),
    'API.answer.aboutPeople': taken('aboutPeople'),
    'API.answer.invalid': taken('invalid'),
    'API.answer.404': taken('notFound'),
    'API.answer.400': taken('badRequest'),
    'API.answer.500': taken('serverError'),
    'API.answer.unreadable': (site) => answerUnreadable(site, 'answerQuestion'),
    'API.answer.network': (site) => site.disconnect('answerQuestion'),
  },
  look: lookAtQuestion,
}
