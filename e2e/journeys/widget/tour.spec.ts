import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { test } from '#e2e/support/foreign-journey.ts'
import { friendly } from '#e2e/support/foreign-site.ts'
import { getsPennysAnswer, opensPenny, panel, question } from '#e2e/support/penny.ts'

const form = (page: Page) => panel(page).getByRole('form', { name: 'Request a tour' })
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true }).click()
const lastDay = (page: Page) => form(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio').last()
const slots = (page: Page) =>
  form(page)
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')

async function opensForm(page: Page) {
  await panel(page).getByRole('button', { name: 'Request a tour' }).click()
  await expect(slots(page).first()).toBeVisible()
}

async function fillsContact(page: Page, email: string) {
  await form(page).getByLabel(/^Name/).fill('Ann Chen')
  await form(page)
    .getByLabel(/^Email/)
    .fill(email)
}

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const width of [360, 1000])
    test(`[WIDGET-03] requests a tour in the panel, ${width} px wide`, async ({ page, foreign }) => {
      await page.setViewportSize({ width, height: 740 })
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
      await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
      await opensPenny(page)
      expect(loaded.some((path) => path.includes('/assets/tour-'))).toBe(false)

      await opensForm(page)
      expect(loaded.some((path) => path.includes('/assets/tour-'))).toBe(true)
      await findsNoBarrier(page)
      await form(page).getByRole('radio', { name: 'By video' }).check()
      await lastDay(page).check()
      await expect(lastDay(page)).toBeChecked()
      await expect(form(page).getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
      await slots(page).last().check()
      await press(page, 'Continue')

      await press(page, 'Continue')
      await expect(form(page).getByLabel(/^Name/)).toBeFocused()
      await expect(form(page).getByText('Please enter your name')).toBeVisible()
      await findsNoBarrier(page)
      await fillsContact(page, 'ann.widget@example.com')
      await expect(form(page).getByText('Please enter your name')).toBeHidden()
      await form(page).getByLabel(/^Note/).fill('Is the yard fenced?')
      await press(page, 'Continue')

      await expect(form(page).getByText('By video')).toBeVisible()
      await findsNoBarrier(page)
      expect(await panel(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      const sent = page.waitForRequest('**/tours')
      await press(page, 'Request this tour')
      await expect(form(page).getByRole('heading', { name: 'Check your email' })).toBeVisible()
      expect((await sent).postDataJSON()).toMatchObject({
        kind: 'video',
        name: 'Ann Chen',
        email: 'ann.widget@example.com',
        note: 'Is the yard fenced?',
      })
      expect((await (await sent).allHeaders()).cookie).toBeUndefined()
      await press(page, 'Done')
      await expect(question(page)).toBeFocused()
      expect(await page.context().cookies()).toEqual([])
    })
})

test('[WIDGET-03] Penny knows the tour of the conversation, and the form is kept meanwhile', async ({
  page,
  foreign,
}) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await getsPennysAnswer(page, 'When can I tour this home?', /open/)
  await panel(page).getByRole('button', { name: 'More times' }).click()
  await slots(page).first().check()
  await press(page, 'Continue')
  await fillsContact(page, 'bo.widget@example.com')
  await press(page, 'Back to chat')
  await expect(question(page)).toBeFocused()
  await panel(page).getByRole('button', { name: 'More times' }).click()
  await press(page, 'Continue')
  await expect(form(page).getByLabel(/^Email/)).toHaveValue('bo.widget@example.com')
  await press(page, 'Continue')
  await press(page, 'Request this tour')
  await press(page, 'Done')
  await getsPennysAnswer(page, 'When is my tour?', 'Your tour')
})

test('[WIDGET-03] asks Penny where the form can’t be loaded', async ({ page, foreign }) => {
  await page.goto(foreign.page('plain', { html: friendly(foreign.tag()) }))
  await opensPenny(page)
  await page.route('**/widget/assets/tour-*', (route) => route.abort())
  await panel(page).getByRole('button', { name: 'Request a tour' }).click()
  await expect(panel(page).getByRole('log')).toContainText('When can I tour this home?')
})
