import { expect } from '@playwright/test'
import { test } from '#e2e/support/foreign-journey.ts'
import { friendly } from '#e2e/support/foreign-site.ts'
import { askPennyButton, getsPennysAnswer, opensPenny, panel, question } from '#e2e/support/penny.ts'
import { widget as words } from '#src/content/widget.ts'

test('[WIDGET-03] answers on another site in one conversation, and loads nothing that isn’t shown', {
  tag: '@smoke',
}, async ({ page, foreign }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(foreign.product)) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await expect(askPennyButton(page)).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual(['GET /widget/penny-widget.js'])

  await opensPenny(page)
  await expect(panel(page).getByRole('link')).toHaveAttribute('href', `${foreign.product}/p/48-alder-ridge-road`)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  const second = page.waitForRequest('**/api/v1/chat')
  await getsPennysAnswer(page, 'How many bedrooms does it have?', /5|five/)
  const { chat_conversation_id } = (await second).postDataJSON()
  expect(chat_conversation_id).toMatch(/^[\w-]{32}$/)
  expect((await (await second).allHeaders()).cookie).toBeUndefined()
  expect(asked.filter((call) => call.includes('/widget/assets/'))).toHaveLength(1)
})

test('[WIDGET-03] adds only one element to the page', async ({ page, foreign }) => {
  await page.goto(foreign.page('before', { html: friendly('') }))
  const state = () =>
    page.evaluate(() => ({
      names: Object.getOwnPropertyNames(window).sort(),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      head: document.head.innerHTML,
      inBody: [...document.body.children].map(({ tagName }) => tagName),
      width: document.documentElement.scrollWidth,
    }))
  const before = await state()
  await page.goto(foreign.page('after', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  expect(await state()).toEqual({ ...before, inBody: [...before.inBody, 'SCRIPT', 'PENNY-WIDGET'] })
})

test('[WIDGET-03] tries again when it couldn’t be reached', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await page.route('**/widget/assets/**', (route) => route.abort(), { times: 1 })
  await askPennyButton(page).click()
  await expect(page.getByRole('status')).toHaveText('Penny isn’t available right now. Please try again.')
  await opensPenny(page)
  await expect(page.getByText('cannot be reached')).toHaveCount(0)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
})

test('[WIDGET-03] shows an error when an answer fails, and continues', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await page.route('**/api/v1/chat', (route) => route.abort(), { times: 1 })
  await getsPennysAnswer(page, 'How much is it?', 'Sorry, I encountered an error. Please try again.')
  await expect(question(page)).toBeFocused()
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
})

test.describe('when Penny doesn’t answer', () => {
  // The browser reports the CORS error; Penny warns the page's developer.
  test.use({ expectedComplaints: /CORS policy/ })

  test('[WIDGET-03] on a site without the key', async ({ page, elsewhere }) => {
    await page.goto(elsewhere.page('plain', { html: friendly(elsewhere.tag()) }))
    await askPennyButton(page).click()
    await expect(page.getByRole('status')).toHaveText('Penny isn’t available right now. Please try again.')
    await expect(panel(page)).toHaveCount(0)
  })

  test('[WIDGET-03] with an unknown key', async ({ page, foreign }) => {
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag({ key: 'pk_nobody' })) }))
    await askPennyButton(page).click()
    await expect(page.getByRole('status')).toHaveText('Penny isn’t available right now. Please try again.')
  })

  test('[WIDGET-03] for a listing without this key', async ({ page, foreign }) => {
    const warned = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag({ property: '8' })) }))
    await askPennyButton(page).click()
    await expect(page.getByRole('status')).toHaveText(words.notHere)
    expect((await warned).text()).toContain('This key doesn’t work for this listing.')
  })

  test('[WIDGET-03] a tag without a key: no button, and a console message for the developer', async ({
    page,
    foreign,
  }) => {
    const warned = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag({ key: '' })) }))
    expect((await warned).text()).toContain('data-penny-key')
    await expect(askPennyButton(page)).toHaveCount(0)
  })
})
