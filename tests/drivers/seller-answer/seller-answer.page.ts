import { expect, type Page } from '@playwright/test'
import type { Site } from '#e2e/walks/site/site.ts'
import { sellerAnswerModel } from '#machines/seller-answer/seller-answer.model.ts'
import { findNothingToPress, openLink } from '../link.page.ts'
import type { PageDriver, PageEventDriver } from '../page-driver.ts'
import { outcomeRows } from '../rows.page.ts'
import { rowsOf } from '../rows.ts'
import type { sellerAnswer as actor } from './seller-answer.actor.ts'
import { answerOutcomes, questionOutcomes, tokens, written } from './seller-answer.facts.ts'

const answerField = (page: Page) => page.getByLabel('Your answer')

const write =
  (text: string): PageEventDriver =>
  ({ page }) =>
    answerField(page).fill(text)

const submit: PageEventDriver = ({ page }) => page.getByRole('button', { name: /^Send/ }).click()

export const sellerAnswer: PageDriver<typeof actor> = {
  name: 'seller-answer',
  page: 'question',
  model: sellerAnswerModel,
  calls: { getQuestionByToken: 'held', answerQuestion: 'held' },
  eventDrivers: {
    ...rowsOf(tokens, openLink('/question')),
    ...rowsOf(written, write),
    'USER.submits': submit,
    'USER.submitsNothing': submit,
    'USER.submitsAgain': async (site) => {
      await expect(answerField(site.page)).not.toBeEditable()
      // A pointer can't press it; a screen reader can.
      await site.page.getByRole('button', { name: /^Send/ }).dispatchEvent('click')
    },
    'USER.retries': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'USER.retriesTooSoon': findNothingToPress,
    'USER.retriesInVain': findNothingToPress,
    ...outcomeRows('getQuestionByToken', questionOutcomes),
    ...outcomeRows('answerQuestion', answerOutcomes),
  },
  see: seeQuestion,
}

async function seeQuestion(site: Site, expected: object): Promise<void> {
  await site.sees(() => readPage(site), { ...expected, isIndexed: false })
}

async function readPage({ page, calls }: Site): Promise<object> {
  const facts = await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null
    const field = document.querySelector('textarea')
    return {
      heading: textOf('h1'),
      alert: textOf('[role=alert]'),
      buttons: [...document.querySelectorAll('button')].map((button) => button.textContent),
      quote: textOf('blockquote'),
      message: document.querySelector('figure')?.previousElementSibling?.textContent ?? null,
      address: [...document.querySelectorAll('p')]
        .map((each) => each.textContent)
        .find((text) => /, CA \d+$/.test(text)),
      draft: field?.value ?? null,
      busy: field?.readOnly ?? false,
      robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    }
  })
  const answer = calls.held('answerQuestion')?.body as { answer: string } | undefined
  const seen = {
    title: null,
    message: null,
    again: facts.buttons.includes('Try again'),
    sends: answer?.answer ?? null,
    asked: calls.history.filter(({ operation }) => operation === 'getQuestionByToken').length,
    isIndexed: !facts.robots?.startsWith('noindex'),
  }
  switch (facts.heading) {
    case 'Answer a question':
      return {
        ...seen,
        screen: 'form',
        question: facts.quote?.slice(1, -1),
        address: facts.address,
        draft: facts.draft,
        busy: facts.busy,
        problem: facts.alert,
      }
    case 'Answered':
      return { ...seen, screen: 'answered', message: facts.message, answer: facts.quote }
    case 'This link doesn’t work':
      return { ...seen, screen: 'error', problem: facts.alert }
    default:
      return { ...seen, screen: 'loading' }
  }
}
