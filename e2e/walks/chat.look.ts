import { expect } from '@playwright/test'
import { unnamed } from '#e2e/support/message-name.ts'
import { question } from './site/home.ts'
import type { Site } from './site/site.ts'
import type { Moment } from './walk.ts'

interface Look {
  shown: boolean
  talk: string[]
  busy: boolean
  draft: string
  scrolling: boolean
  heard: string
  sends?: object
}

/** Where the listing begins, in CSS pixels below the view's upper edge, for somebody who reads further down. */
export const furtherDown = -400

export const sectionTop = ({ page }: Site) =>
  page.locator('#listing').evaluate((section) => section.getBoundingClientRect().top)

const greeting = 'Penny: I’m Penny. Ask me anything about this home, at any hour.'

export async function lookAtChat(
  site: Site,
  { talk, scrolling: _, heard: __, ...expected }: Look,
  { after }: Moment,
): Promise<void> {
  // Visitor and Penny take turns.
  const said = talk.map((text, index) => `${index % 2 === 0 ? 'You' : 'Penny'}: ${text}`)
  await site.sees(() => see(site), { sends: null, ...expected, talk: expected.shown ? [greeting, ...said] : null })
  // The clock stands still, so a page that begins to move is where it was: `PAGE.arrives` lets it go.
  if (!after.matches({ here: { page: 'still' } })) expect(await sectionTop(site)).toBe(furtherDown)
}

async function see({ page, calls }: Site): Promise<object> {
  const log = page.getByRole('log', { name: 'Conversation with Penny' })
  const shown = await log.isVisible()
  const toggle = page.getByRole('button', { name: shown ? 'Hide chat' : 'Show chat' })
  const busy = await Promise.all([
    question(page).isDisabled(),
    page.getByRole('button', { name: 'Send' }).isDisabled(),
    page.getByRole('status').filter({ hasText: 'Penny is answering' }).count(),
  ])
  const asked = calls.held('sendChatMessage')
  return {
    shown: (await toggle.count()) === 1 && shown,
    talk: shown ? await log.getByRole('listitem').allTextContents() : null,
    busy: busy.every(Boolean) || (busy.some(Boolean) && busy),
    draft: await question(page).inputValue(),
    sends: asked ? unnamed(asked.body) : null,
  }
}
