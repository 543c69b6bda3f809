import { expect } from '@playwright/test'
import { fits } from '#e2e/support/fits.ts'
import { hold } from '#e2e/support/held.ts'
import { shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
import { animations, movable } from '#e2e/support/motion.ts'
import { comesToLinkPage, opensLink, waitsForPerson } from '#e2e/support/person.ts'
import {
  choosesDay,
  expectedOn,
  gridDay,
  nextMonth,
  nextMonths15th,
  notes,
  seesForm,
  seesOutcome,
  submit,
  summary,
  test,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'

for (const [device, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['narrow phone', { width: 320, height: 568 }],
  ['desktop', { width: 1280, height: 800 }],
] as const) {
  test(`[RESCHED-02] there is no layout shift on a ${device} while the form loads with slow answers`, async ({
    page,
    tour,
  }) => {
    await page.setViewportSize(viewport)
    await watchShifts(page)
    const held = {
      chunk: await hold(page, '**/assets/tour-reschedule-page-*.js'),
      tour: await hold(page, '**/api/v1/tour/token/*'),
      times: await hold(page, '**/available-times'),
      lists: await hold(page, '**/assets/time-lists-*.js'),
    }
    await page.goto(tour.links.propose, { waitUntil: 'commit' })
    await held.chunk.arrived()
    expect(await shifts(page)).toEqual([])
    await held.chunk.release()
    await held.tour.arrived()
    expect(await shifts(page)).toEqual([])
    await held.tour.release()
    await held.times.arrived()
    expect(await shifts(page)).toEqual([])
    await held.times.release()
    await seesForm(page, tour)
    expect(await shifts(page)).toEqual([])
    await page.getByText('Another time').click()
    await held.lists.release()
    const minute = page.getByRole(device === 'desktop' ? 'button' : 'listbox', { name: /^Minute/ })
    await expect(minute).toBeAttached()
    expect(await shifts(page)).toEqual([])
  })

  test(`[CONFIRM-03] there is no layout shift on a ${device} when the button appears or while an answer is sent`, async ({
    page,
    tour,
  }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    await watchShifts(page)
    const held = await hold(page, '**/api/v1/tour/confirm?*')
    await page.goto(tour.links.accept, { waitUntil: 'commit' })
    await waitsForPerson(page)
    await page.clock.runFor(3000)
    await expect(page.getByRole('button')).toBeInViewport({ ratio: 1 })
    expect(await shifts(page)).toEqual([])
    await comesToLinkPage(page)
    await held.arrived()
    expect(await shifts(page)).toEqual([])
    await held.release()
    await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
    expect(await shifts(page)).toEqual([])
  })
}

test('[CONFIRM-03] [CONFIRM-04] the result pages of an answer fit a narrow window and large text', async ({
  page,
  tour,
}) => {
  await page.goto(`/tour/confirm?token=${tour.token}&action=cancel`)
  await expect(page.getByRole('alert')).toBeVisible()
  await fits(page)
  await page.clock.install()
  await page.goto(tour.links.accept)
  await waitsForPerson(page)
  await page.clock.runFor(3000)
  await expect(page.getByRole('button', { name: 'Accept this tour' })).toBeVisible()
  await fits(page)
  await comesToLinkPage(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await fits(page)
})

test('[RESCHED-05] [RESCHED-06] [RESCHED-07] the form fits a narrow window and large text', async ({ page, tour }) => {
  test.setTimeout(90_000)
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  await fits(page)
  await page.reload()
  await seesForm(page, tour)
  await submit(page).click({ force: true })
  await expect(page.getByRole('alert')).toBeVisible()
  await fits(page)
})

test('[RESCHED-08] a filled-in form on a narrow phone is readable without scrolling sideways', async ({
  page,
  tour,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const chosen = await choosesDay(page, tour)
  await notes(page).fill('Riverside'.repeat(40))
  await expect(summary(page)).toContainText(withoutThisYear(chosen.words))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', /works\.$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const still = reducedMotion === 'reduce'

  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } })

    test(`[CONFIRM-03] [RESCHED-06] ${still ? 'nothing moves with reduced motion' : 'the door moves without reduced motion'}`, async ({
      page,
      tour,
    }) => {
      await page.goto(tour.links.propose)
      await seesForm(page, tour)
      await nextMonth(page).click()
      await gridDay(page, nextMonths15th(tour.zone)).click()
      expect((await movable(page)) > 0).toBe(!still)
      if (still) expect(await animations(page)).toBe(0)
      const held = await hold(page, '**/api/v1/tour/confirm?*')
      await opensLink(page, tour.links.accept)
      await held.arrived()
      expect((await animations(page)) > 0).toBe(!still)
      await held.release()
      await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
      if (still) expect(await animations(page)).toBe(0)
    })
  })
}
