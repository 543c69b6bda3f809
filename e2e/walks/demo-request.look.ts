import type { Page } from '@playwright/test'
import type { Site } from './site/site.ts'

export const requestForm = (page: Page) => page.getByRole('form', { name: 'Request a demo' })
export const submitButton = (page: Page) => requestForm(page).getByRole('button')

export async function lookAtRequest(site: Site, expected: object): Promise<void> {
  await site.sees(() => see(site), expected)
}

async function see({ page, calls }: Site): Promise<object> {
  const facts = await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? null
    const fields = [...document.querySelectorAll<HTMLInputElement>('main form [name]')]
    const button = document.querySelector<HTMLButtonElement>('main form button')
    const words = (field: HTMLInputElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    return {
      headings: [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent),
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields: Object.fromEntries(fields.flatMap((field) => (field.ariaInvalid ? [[field.name, words(field)]] : []))),
      waits: fields.filter(({ readOnly }) => readOnly).length === 4,
      button: button && { words: button.textContent, isDisabled: button.disabled, isBusy: button.ariaDisabled },
      problem: textOf('[role=alert] p'),
      hint: textOf('[role=alert] p + p'),
    }
  })
  const sent = calls.story.filter(({ operation }) => operation === 'submitDemoRequest').length
  if (facts.headings.includes('Request Submitted Successfully!')) return { screen: 'submitted', sent }
  const { headings, values, fields, waits, button, problem, hint } = facts
  const isBusy = button?.words === 'Submitting...' && button.isBusy === 'true' && waits
  return {
    screen: headings[0] === 'For individuals and Teams' ? 'form' : headings[0],
    values,
    ready: button?.words === 'Submit Request' && !button.isDisabled,
    busy: isBusy,
    problem,
    fields,
    hint,
    sent,
    sends: calls.held('submitDemoRequest')?.body ?? null,
  }
}
