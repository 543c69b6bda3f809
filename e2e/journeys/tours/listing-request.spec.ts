import { expect, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request a tour' })
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Continue' })
const day = (page: Page, nth: number) => dialog(page).getByRole('group', { name: 'Day' }).getByRole('radio').nth(nth)
const time = (page: Page, nth: number) =>
  dialog(page)
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
    .nth(nth)

test('[API-06] a buyer on a phone requests a tour on the listing, and both sides are emailed', {
  tag: '@smoke',
}, async ({ browser, visitor, server }) => {
  const phone = await browser.newPage({
    baseURL: server.origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await visitSample(phone)
  await phone.getByRole('region', { name: 'Price and contact' }).getByRole('button', { name: 'Request a tour' }).tap()
  await day(phone, 2).check()
  await time(phone, 1).check()
  await next(phone).tap()
  await next(phone).tap()
  await expect(dialog(phone).getByLabel(/^Name/)).toBeFocused()
  await dialog(phone).getByLabel(/^Name/).fill(visitor.name)
  await dialog(phone)
    .getByLabel(/^Email/)
    .fill(visitor.email)
  await dialog(phone)
    .getByLabel(/^Phone/)
    .fill('415 555 0199')
  await dialog(phone).getByLabel(/^Note/).fill('Is the yard fenced?')
  await next(phone).tap()
  await expect(dialog(phone).getByText('Is the yard fenced?')).toBeVisible()
  await dialog(phone).getByRole('button', { name: 'Request this tour' }).tap()
  await expect(dialog(phone).getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const [tour, ...others] = await toursOf(server, visitor)
  expect([tour?.status, others]).toEqual(['requested', []])
  const asked = await sentEmail(server, visitor.name, 'tour-requested')
  for (const words of ['415 555 0199', 'Is the yard fenced?']) expect(asked.text).toContain(words)
  const confirm = await sentEmail(server, visitor.name, 'tour-to-confirm')
  const link = /http:\S+\/tour\/request\?token=\S+/.exec(confirm.text ?? '')?.[0] ?? 'no link'
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Confirm your tour request')
  await phone.context().close()
})

test('[API-06] a buyer in another time zone reads the time on their own clock, too, from the choice to the receipt', async ({
  browser,
  visitor,
  server,
}) => {
  const far = await browser.newPage({ baseURL: server.origin, timezoneId: 'America/New_York' })
  await visitSample(far)
  await far.getByRole('button', { name: 'Request a tour' }).first().click()
  await expect(dialog(far).getByText('Times are in Pacific Time.')).toBeVisible()
  await day(far, 2).check()
  const slots = dialog(far)
    .getByRole('group', { name: /^Time on/ })
    .getByRole('radio')
  const named = dialog(far).getByRole('radio', { name: /^[\d:]+ [AP]M ?, (?:[A-Z][a-z]{2} )?[\d:]+ [AP]M your time$/ })
  await expect(named).toHaveCount(await slots.count())
  await expect(dialog(far).getByText('Your local time is below each one.')).toBeVisible()
  await time(far, 1).check()
  const own = dialog(far).getByText(/^That’s [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ at [\d:]+ [AP]M your time\.$/)
  const words = (await own.innerText()).trim()
  await next(far).click()
  await dialog(far).getByLabel(/^Name/).fill(visitor.name)
  await dialog(far)
    .getByLabel(/^Email/)
    .fill(visitor.email)
  await next(far).click()
  await expect(own).toHaveText(words)
  await dialog(far).getByRole('button', { name: 'Request this tour' }).click()
  await expect(dialog(far).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(own).toHaveText(words)
  await expect(dialog(far).getByText('confirm the request within 24 hours')).toBeVisible()
  await far.context().close()
})

test('[API-06] of two buyers who want the same time, one gets it and the other chooses another', async ({
  page,
  browser,
  visitor,
  server,
}) => {
  // axe would judge colors during the transition between themes.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const other = await browser.newPage({ baseURL: server.origin })
  for (const [buyer, name, email] of [
    [page, visitor.name, visitor.email],
    [other, 'Bo Diaz', 'bo.diaz@example.com'],
  ] as const) {
    await visitSample(buyer)
    await buyer.getByRole('banner').getByRole('button', { name: 'Request a tour' }).click()
    await day(buyer, 3).check()
    await time(buyer, 0).check()
    if (buyer === page) await findsNoBarrier(page)
    await next(buyer).click()
    if (buyer === page) await findsNoBarrier(page)
    await dialog(buyer).getByLabel(/^Name/).fill(name)
    await dialog(buyer)
      .getByLabel(/^Email/)
      .fill(email)
    await next(buyer).click()
    if (buyer === page) {
      await findsNoBarrier(page)
    }
  }
  await dialog(page).getByRole('button', { name: 'Request this tour' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await dialog(other).getByRole('button', { name: 'Request this tour' }).click()
  await expect(dialog(other).getByRole('alert')).toHaveText('That time was just taken. Please choose another one.')
  await day(other, 3).check()
  await time(other, 0).check()
  await next(other).click()
  await expect(dialog(other).getByLabel(/^Email/)).toHaveValue('bo.diaz@example.com')
  await next(other).click()
  await dialog(other).getByRole('button', { name: 'Request this tour' }).click()
  await expect(dialog(other).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await other.context().close()
})

test('[API-06] the tour is requested by keyboard alone', async ({ page, visitor, server }) => {
  await visitSample(page)
  await page.getByRole('main').getByRole('button', { name: 'Request a tour' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(day(page, 0)).toBeVisible()
  await day(page, 0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(day(page, 1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Your contact details' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('Please enter your name')).toBeVisible()
  await page.keyboard.type(visitor.name)
  await expect(dialog(page).getByLabel(/^Name/)).toBeFocused()
  await expect(dialog(page).getByText('Please enter your name')).toHaveCount(0)
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await expect(dialog(page).getByText('Please enter a valid email address')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Does this look right?' })).toBeFocused()
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Request this tour' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Check your email' })).toBeVisible()
  const [tour] = await toursOf(server, visitor)
  expect(tour?.status).toBe('requested')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('button', { name: 'Request a tour' }).last()).toBeFocused()
})
