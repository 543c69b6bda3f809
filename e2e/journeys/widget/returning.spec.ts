import { expect } from '@playwright/test'
import { test } from '#e2e/support/foreign-journey.ts'
import { friendly } from '#e2e/support/foreign-site.ts'
import { getsPennysAnswer, opensPenny, panel } from '#e2e/support/penny.ts'

test('[WIDGET-03] shows the conversation again after a reload, and goes on with it', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  const kept = await page.evaluate(() => Object.entries(localStorage))
  expect(kept).toEqual([
    [`penny-conversation:${foreign.key}:4`, expect.stringMatching(/^\{"id":"[\w-]{32}","until":\d{13}\}$/)],
  ])

  await page.reload()
  await opensPenny(page)
  const log = panel(page).getByRole('log')
  await expect(log).toContainText('How much is it?')
  await expect(log).toContainText('$4,750,000')
  const asked = page.waitForRequest('**/api/v1/chat')
  await getsPennysAnswer(page, 'How many bedrooms does it have?', /5|five/)
  expect((await asked).postDataJSON().chat_conversation_id).toBe(JSON.parse(kept[0]?.[1] ?? '').id)
  expect(await page.context().cookies()).toEqual([])
})

test('[WIDGET-03] begins anew after 30 days', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  await page.evaluate(() => {
    const [[name, text]] = Object.entries(localStorage) as [[string, string]]
    localStorage.setItem(name, JSON.stringify({ ...JSON.parse(text), until: Date.now() - 1 }))
  })
  await page.reload()
  await opensPenny(page)
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'How much is it?' })).toHaveCount(1)
  await expect(panel(page).getByRole('log')).not.toContainText('$4,750,000')
})

test('[WIDGET-03] begins anew where the conversation can’t be loaded', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  await page.reload()
  await page.route('**/api/v1/public/widget/conversation?*', (route) => route.abort())
  await opensPenny(page)
  await getsPennysAnswer(page, 'How many bedrooms does it have?', /5|five/)
})
