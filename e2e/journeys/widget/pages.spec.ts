import { expect } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { test } from '#e2e/support/journey.ts'
import { getsPennysAnswer, opensPenny, panel } from '#e2e/support/penny.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' })

const reply = 'This is a demo chat interface. For the full chat experience, please visit the Sellers page.'

test('[WIDGET-01] /chat has one reply to everything, without an API call', { tag: '@smoke' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url())
  })
  expect((await page.goto('/chat'))?.status()).toBe(200)
  await expect(page).toHaveTitle('Meet Penny · Pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Penny, your AI home companion')
  await findsNoBarrier(page)
  const answers = page.getByRole('log').locator('[data-author=ai]')
  for (const [index, text] of ['Hello', 'How much is it?'].entries()) {
    await page.getByLabel('Your question to Penny').fill(text)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(answers).toHaveCount(index + 2)
    await expect(answers.last()).toContainText(reply)
  }
  await findsNoBarrier(page)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Ask her on a sample listing' }).click()
  await expect(page).toHaveURL('/p/48-alder-ridge-road')
})

test('[WIDGET-02] /penny-test shows the house, text about investing, and the real Penny', async ({ page }) => {
  const response = await page.goto('/penny-test')
  expect(response?.status()).toBe(200)
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page).toHaveTitle('Penny on another page · Pending')
  const tag = page.locator('script[src="/widget/penny-widget.js"]')
  await expect(tag).toHaveAttribute('data-penny-key', 'pk_pending_penny_test')
  await expect(tag).toHaveAttribute('data-penny-property', '4')
  const images = page.locator('main img')
  await expect(images).toHaveCount(5)
  const hero = await images.first().boundingBox()
  expect(hero?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.8)
  await expect(page.getByText('Start with the rent, not the price')).toBeVisible()
  await opensPenny(page)
  await getsPennysAnswer(page, 'How much is it?', '$4,750,000')
  await findsNoBarrier(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Pending, home' }).click()
  await expect(page.locator('penny-widget')).toHaveCount(0)
})

test('[WIDGET-02] [API-05] “Request a tour” on another page opens the form', async ({ page }) => {
  await page.goto('/penny-test')
  await opensPenny(page)
  await panel(page).getByRole('button', { name: 'Request a tour' }).click()
  const form = panel(page).getByRole('form', { name: 'Request a tour' })
  await expect(form.getByRole('group', { name: 'Day', exact: true }).getByRole('radio').first()).toBeFocused()
  await expect(panel(page).getByRole('log')).toBeHidden()
})

test('[WIDGET-02] [API-05] a tour is booked by buttons on another page, too', async ({ page }) => {
  await page.goto('/penny-test')
  await opensPenny(page)
  const log = panel(page).getByRole('log')
  const group = (name: string) => log.getByRole('group', { name })
  await getsPennysAnswer(page, 'How many bedrooms?', '5 bedrooms')
  await expect(group('Suggested questions').getByRole('button')).toHaveCount(3)

  await getsPennysAnswer(page, 'Can I come and see it next week?', /times are open/)
  await expect(group('Suggested questions')).toBeHidden()
  const times = group('Open times').getByRole('button').filter({ hasNotText: 'More times' })
  await expect(times).toHaveCount(3)
  await findsNoBarrier(page)
  expect((await log.locator('.offer').first().boundingBox())?.width).toBe(1)
  const time = await times.nth(1).innerText()
  await times.nth(1).focus()
  await times.nth(1).press('Enter')
  await expect(log).toBeFocused()
  await expect(log.locator('[data-author=user]').last()).toContainText(time)
  await expect(group('Open times')).toBeHidden()

  await getsPennysAnswer(page, 'Ann Chen', 'What email should the seller')
  await getsPennysAnswer(page, 'widget.visitor@example.com', 'To confirm: a tour of 48 Alder Ridge Road')
  const card = group('Your tour request')
  await expect(card.getByRole('definition')).toHaveText([time, 'In person', 'Ann Chen', 'widget.visitor@example.com'])
  await findsNoBarrier(page)
  await card.getByRole('button', { name: 'Change' }).click()
  await expect(log.locator('[data-author=ai]').last()).toContainText('What should I change')
  await expect(card).toBeHidden()
})
