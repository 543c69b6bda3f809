import { expect, type Locator, type Page } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
import { getsAnswer, lastAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { emailsAbout } from '#e2e/support/outbox.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'

const log = (page: Page) => page.getByRole('log')
const group = (page: Page, name: string) => log(page).getByRole('group', { name })

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
}

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${device}`, () => {
    const isPhone = device === 'phone'
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone, timezoneId: 'America/Los_Angeles' })
    const press = (button: Locator) => (isPhone ? button.tap() : button.click())

    test('[API-06] a tour can be requested from the chat before the first question', async ({ page }) => {
      await visitSample(page)
      const questions = page.getByRole('list', { name: 'Suggested questions' })
      await press(questions.getByRole('button', { name: 'Request a tour' }))
      await expect(page.getByRole('heading', { name: 'Request a tour' })).toBeVisible()
      await page.keyboard.press('Escape')
      await getsAnswer(page, 'How many baths?', '4.5 baths')
      await expect(questions).toHaveCount(0)
    })

    test('[API-05] [API-06] a prospect books a tour by pressing a time and the summary’s button', async ({
      page,
      visitor,
      server,
    }) => {
      await visitSample(page)
      await getsAnswer(page, 'Can I come and see it next week?', /times are open/)
      const times = group(page, 'Open times').getByRole('button', { name: / at / })
      await expect(times).toHaveCount(3)
      const more = group(page, 'Open times').getByRole('button', { name: 'More times' })
      expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await press(more)
      const dialog = page.getByRole('dialog', { name: 'Request a tour' })
      await expect(dialog.getByRole('radio', { name: 'By video' })).toBeVisible()
      expect(await dialog.getByRole('group', { name: 'Day' }).getByRole('radio').count()).toBeGreaterThan(3)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page.getByLabel('Your question to Penny')).toBeFocused()
      const time = await times.nth(1).innerText()
      // The times aren't repeated visually; the complete text is there for screen readers.
      const listed = log(page).locator('[data-author=ai]').last().locator('.offer')
      await expect(listed).toHaveCount(3)
      expect((await listed.first().boundingBox())?.width).toBe(1)
      expect((await times.nth(1).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await press(times.nth(1))
      await expect(lastAnswer(page)).toContainText('What name should I put it under?')
      await expect(group(page, 'Open times')).toBeHidden()
      await expect(log(page).locator('[data-author=user]').last()).toContainText(time)
      expect((await log(page).locator('.offer').first().boundingBox())?.width).toBeGreaterThan(100)

      await getsAnswer(page, visitor.name, 'What email should the seller')
      await getsAnswer(page, visitor.email, 'To confirm: a tour of 48 Alder Ridge Road')
      const card = group(page, 'Your tour request')
      await expect(card.getByRole('definition')).toHaveText([time, 'In person', visitor.name, visitor.email])
      expect(await toursOf(server, visitor)).toEqual([])

      // The chat doesn't wait for a conversation that takes more than three seconds to load.
      await expect(async () => {
        await page.reload()
        await seesListing(page, seededListings.open)
        await expect(card).toBeVisible({ timeout: 5000 })
      }).toPass()
      await press(card.getByRole('button', { name: 'Change' }))
      await expect(lastAnswer(page)).toContainText('What should I change')
      await getsAnswer(page, time, 'To confirm: a tour of 48 Alder Ridge Road')
      await press(card.getByRole('button', { name: 'Confirm' }))
      await expect(lastAnswer(page)).toContainText('Done. I asked the seller')
      await expect(card).toBeHidden()
      expect(await toursOf(server, visitor)).toMatchObject([{ status: 'requested' }])
      await expect.poll(() => emailsAbout(server, visitor.name)).not.toEqual([])
    })
  })
}

test('[API-05] a visitor in another time zone reads each open time on their own clock, too', async ({
  browser,
  server,
}) => {
  const phone = await browser.newPage({
    baseURL: server.origin,
    viewport: sizes.phone,
    isMobile: true,
    hasTouch: true,
    timezoneId: 'America/New_York',
  })
  await visitSample(phone)
  await getsAnswer(phone, 'Can I come and see it next week?', /times are open/)
  const times = group(phone, 'Open times').getByRole('button', {
    name: /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+ at [\d:]+ [AP]M ?, [\d:]+ [AP]M your time$/,
  })
  await expect(times).toHaveCount(3)
  await times.first().tap()
  await expect(lastAnswer(phone)).toContainText('What name should I put it under?')
  await phone.context().close()
})

test('[API-05] suggested questions are pressed by keyboard after the answer, without a layout shift', async ({
  page,
}) => {
  await watchShifts(page)
  await visitSample(page)
  const heights = () =>
    page
      .getByRole('region', { name: 'Penny' })
      .evaluate((panel) => [panel, ...panel.querySelectorAll('header, form')].map((part) => part.clientHeight))
  const before = await heights()
  await getsAnswer(page, 'How many bedrooms?', '5 bedrooms')
  await expect(page.getByText('From the listing: bedrooms')).toBeVisible()
  expect(await heights()).toEqual(before)
  await expect(log(page).getByRole('button', { name: 'Copy answer' })).toBeVisible()
  const questions = group(page, 'Suggested questions').getByRole('button')
  await expect(questions).toHaveCount(3)
  const question = await questions.first().innerText()

  await page.getByLabel('Your question to Penny').press('Shift+Tab')
  await expect(questions.last()).toBeFocused()
  await questions.first().focus()
  await questions.first().press('Enter')
  await expect(log(page)).toBeFocused()
  await expect(log(page).locator('[data-author=user]').last()).toContainText(question)
  await expect(page.getByLabel('Your question to Penny')).toBeEnabled()
  await expect(questions.filter({ hasText: question })).toHaveCount(0)
  await expect(log(page)).toBeFocused()
  expect(await shifts(page)).toEqual([])

  await findsNoBarrier(page)
  await getsAnswer(page, 'Can I come and see it next week?', /times are open/)
  await expect(group(page, 'Open times')).toBeVisible()
  await findsNoBarrier(page)
})
