import type { Page } from '@playwright/test'
import type { Site } from './site/site.ts'

export const answerField = (page: Page) => page.getByLabel('Your answer')

export async function lookAtQuestion(site: Site, expected: object): Promise<void> {
  await site.sees(() => see(site), { ...expected, isIndexed: false })
}

async function see({ page, calls }: Site): Promise<object> {
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
    asked: calls.story.filter(({ operation }) => operation === 'getQuestionByToken').length,
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
    case 'This question does not open':
      return { ...seen, screen: 'error', problem: facts.alert }
    default:
      return { ...seen, screen: 'loading' }
  }
}
