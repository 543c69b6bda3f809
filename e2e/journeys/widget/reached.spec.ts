import { expect } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { seesFocus, tabsThrough } from '#e2e/support/focus.ts'
import { test } from '#e2e/support/foreign-journey.ts'
import { friendly } from '#e2e/support/foreign-site.ts'
import { askPennyButton, getsPennysAnswer, opensPenny, panel, question } from '#e2e/support/penny.ts'
import { widget as words } from '#src/content/widget.ts'

test.describe('without motion', () => {
  // Without transitions, so that axe judges final colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[WIDGET-03] axe finds no violations: closed, open, after an answer, and refused', async ({ page, foreign }) => {
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
    await expect(askPennyButton(page)).toBeVisible()
    await findsNoBarrier(page)
    await opensPenny(page)
    await findsNoBarrier(page)
    await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
    await findsNoBarrier(page)
    await page.goto(foreign.page('refused', { html: friendly(foreign.tag({ property: '8' })) }))
    await askPennyButton(page).click()
    await expect(page.getByText(words.notHere)).toBeVisible()
    await findsNoBarrier(page)
  })

  test('[WIDGET-03] the door animation stands still while an answer is awaited', async ({ page, foreign }) => {
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
    await opensPenny(page)
    await page.route('**/api/v1/chat', () => {})
    await question(page).fill('How much is it?')
    await question(page).press('Enter')
    const leaf = panel(page).locator('.answering .leaf')
    await expect(panel(page).locator('.answering')).toBeVisible()
    expect(await leaf.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  })
})

test('[WIDGET-03] by keyboard: open, ask, leave, and return to the conversation', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await expect(askPennyButton(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Our homes' })).toBeFocused()
  await tabsThrough(page, [askPennyButton(page)])
  await page.keyboard.press('Enter')
  await seesFocus(question(page))
  await expect(askPennyButton(page)).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.type('How much is it?')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('log')).toContainText('$4,750,000')
  await seesFocus(question(page))
  await tabsThrough(page, [panel(page).getByRole('button', { name: 'Send' })])

  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await seesFocus(askPennyButton(page))
  await expect(askPennyButton(page)).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Space')
  await seesFocus(question(page))
  await expect(panel(page).getByRole('log')).toContainText('$4,750,000')
  const suggestions = panel(page).getByRole('group', { name: 'Suggested questions' }).getByRole('button')
  await expect(suggestions).toHaveCount(3)
  for (const place of [2, 1, 0]) {
    await page.keyboard.press('Shift+Tab')
    await seesFocus(suggestions.nth(place))
  }
  await page.keyboard.press('Shift+Tab')
  await seesFocus(panel(page).getByRole('log'))
  await page.keyboard.press('Shift+Tab')
  await seesFocus(panel(page).getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Enter')
  await seesFocus(askPennyButton(page))
})

test('[WIDGET-03] the page works beside the open card, and the card stays', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await page.getByRole('link', { name: 'Our homes' }).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeVisible()
})

test('[WIDGET-03] announces a log with speakers, and that an answer is awaited', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/api/v1/chat', async (route) => {
    await held
    await route.continue()
  })
  await question(page).fill('How much is it?')
  await question(page).press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('Penny is typing')
  await expect(panel(page).getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  go()
  await expect(panel(page).getByRole('status')).toHaveText('')
  await expect(panel(page).getByRole('log', { name: 'Conversation with Penny' })).toMatchAriaSnapshot(`
    - log "Conversation with Penny":
      - list:
        - listitem: /Penny. Hi, I’m Penny/
        - listitem: "You: How much is it?"
        - listitem: /Penny. .*4,750,000/
  `)
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('[WIDGET-03] the panel fills the screen, and nothing behind it gets the focus', async ({ page, foreign }) => {
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
    await askPennyButton(page).tap()
    await expect(question(page)).toBeFocused()
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 })
    await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Our homes' })).not.toBeFocused()
    }
    expect(await panel(page).evaluate((element) => element.scrollWidth)).toBe(320)
    await panel(page).getByRole('button', { name: 'Close' }).tap()
    await expect(panel(page)).toBeHidden()
    await expect(askPennyButton(page)).toBeFocused()
  })

  test('[WIDGET-03] after rotating to a wider screen the sheet becomes a card, and typed text stays', async ({
    page,
    foreign,
  }) => {
    await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
    await opensPenny(page)
    await question(page).fill('What does')
    await page.setViewportSize({ width: 800, height: 700 })
    await expect(panel(page)).toHaveCSS('width', '384px')
    await expect(question(page)).toBeFocused()
    await expect(question(page)).toHaveValue('What does')
    await page.keyboard.press('Escape')
    await expect(askPennyButton(page)).toBeFocused()
  })
})
