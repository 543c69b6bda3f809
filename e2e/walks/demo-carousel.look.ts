import { expect, type Page } from '@playwright/test'
import type { Site } from './site/site.ts'

interface Look {
  step: '1/3' | '2/3' | '3/3'
  sign: 'Click here' | 'chat'
  gate: 'locked' | 'open'
  typed: string
  says: string | null
  signTalk: object | null
  photosOf: number | null
  pageTalk: object | null
}

export const arrow = (page: Page, way: 'Next' | 'Previous') => page.getByRole('button', { name: `${way} step` })
export const sign = (page: Page) => page.getByRole('button', { name: /^Click here/ })
export const passwordField = (page: Page) => page.getByLabel('Password')
const failure = 'Sorry, I encountered an error. Please try again.'
const stage = (page: Page) => page.getByRole('group', { name: /^\d of 3/ })

/** Only one step is seen: of the others the walk looks when it comes to them. */
export async function lookAtDemo(site: Site, expected: Look): Promise<void> {
  const { step, sign, gate, typed, says, signTalk, photosOf, pageTalk } = expected
  const ofStep = {
    '1/3':
      sign === 'chat'
        ? { button: false, placeholder: 'tell me about the house', talks: signTalk !== null }
        : { button: true, placeholder: null, talks: false },
    '2/3': {
      photographs: photosOf === null ? null : '1/5',
      placeholder: 'ask about anything',
      talks: pageTalk !== null,
      price: true,
    },
    '3/3': { gate, typed: gate === 'open' ? null : typed, says },
  }
  await site.sees(() => see(site), { step, ...ofStep[step] })
  const box = await stage(site.page).boundingBox()
  heights.set(site, heights.get(site) ?? box?.height ?? 0)
  expect(box?.height).toBe(heights.get(site))
}

/** DEMO-03: the stage is as high in each step as it was in the first. */
const heights = new WeakMap<Site, number>()

async function see({ page }: Site): Promise<object> {
  const title = (await stage(page).getAttribute('aria-label')) ?? ''
  const step = title.replace(/^(\d) of (\d): .*/, '$1/$2')
  const question = page.getByRole('textbox', { name: 'Your question to Penny' })
  const placeholder = (await question.count()) ? await question.getAttribute('placeholder') : null
  const talks = placeholder !== null && (await question.isEnabled()) && (await page.getByText(failure).count()) === 0
  if (step === '1/3') return { step, button: await sign(page).isVisible(), placeholder, talks }
  const counter = stage(page).getByText(/^\d\/5$/)
  if (step === '2/3')
    return {
      step,
      photographs: (await counter.count()) ? await counter.textContent() : null,
      placeholder,
      talks,
      price: await stage(page).getByText('$4,750,000').isVisible(),
    }
  const isLocked = (await passwordField(page).count()) > 0
  const says = stage(page).getByText(/^(Wrong password|Access granted! Private property page loaded\.)$/)
  return {
    step,
    gate: isLocked ? 'locked' : 'open',
    typed: isLocked ? await passwordField(page).inputValue() : null,
    says: (await says.count()) ? await says.textContent() : null,
  }
}
