import type { Page } from '@playwright/test'
import type { Site } from './site/site.ts'

declare global {
  interface Window {
    /** How often the page went on to the demo. */
    demos: number
  }
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a demo' })
export const submitButton = (page: Page) => dialog(page).getByRole('button', { name: /^(Continue|Preparing demo)$/ })

/** Arrange it before the page is opened. */
export async function countDemos({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    window.demos = 0
    addEventListener('pushState', () => {
      if (location.pathname === '/demo') window.demos += 1
    })
  })
}

export async function lookAtDialog(site: Site, expected: object): Promise<void> {
  await site.sees(() => see(site), expected)
}

async function see({ page, calls }: Site): Promise<object> {
  const facts = await page.evaluate(() => {
    const box = document.querySelector('[role=dialog]')
    const fields = [...(box?.querySelectorAll<HTMLInputElement>('form [name]') ?? [])]
    const button = box?.querySelector<HTMLButtonElement>('form button')
    const lines = [...(box?.querySelectorAll('[role=alert] p') ?? [])].map((line) => line.textContent)
    const words = (field: HTMLInputElement) =>
      (field.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)[0]
    return {
      screen: box ? 'dialog' : 'page',
      gone: window.demos,
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
      fields: Object.fromEntries(fields.flatMap((field) => (field.ariaInvalid ? [[field.name, words(field)]] : []))),
      waits: fields.filter((field) => field.readOnly || field.ariaDisabled).length === 4,
      button: button && { words: button.textContent, isDisabled: button.disabled, isBusy: button.ariaDisabled },
      problem: lines[0] ?? null,
      hint: lines[1] ?? null,
    }
  })
  const { screen, gone, values, fields, waits, button, problem, hint } = facts
  const sent = calls.story.filter(({ operation }) => operation === 'sendDemoRequest').length
  const sends = calls.held('sendDemoRequest')?.body ?? null
  if (screen === 'page') return { screen, sent, gone, sends }
  return {
    screen,
    values,
    ready: button?.words === 'Continue' && !button.isDisabled,
    busy: button?.words === 'Preparing demo' && button.isBusy === 'true' && waits,
    problem,
    fields,
    hint,
    sent,
    gone,
    sends,
  }
}
