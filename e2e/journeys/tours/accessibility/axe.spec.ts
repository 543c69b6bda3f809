import { expect } from '@playwright/test'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { isStillOpen } from '#e2e/support/booked-tour.ts'
import { hold } from '#e2e/support/held.ts'
import { comesToLinkPage, opensLink, waitsForPerson } from '#e2e/support/person.ts'
import { choosesDay, expectedOn, seesForm, seesOutcome, submit, test, wasDeclined } from '#e2e/support/tour-journey.ts'
import { tourConfirm } from '#src/content/tour.ts'

// Without transitions, so that axe judges final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(90_000)

test('[CONFIRM-03] an answer has no axe violations while it is sent and when it is accepted', async ({
  page,
  tour,
}) => {
  const held = await hold(page, '**/api/v1/tour/confirm?*')
  await opensLink(page, tour.links.accept)
  await held.arrived()
  await findsNoBarrier(page)
  await held.release()
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await findsNoBarrier(page)
})

test('[CONFIRM-03] the button shown when nothing moves has no axe violations, and is announced', async ({
  page,
  server,
  tour,
}) => {
  await page.clock.install()
  await page.goto(tour.links.decline)
  await waitsForPerson(page)
  const announced = page.locator('[aria-live=polite]').filter({ hasNot: page.getByRole('status') })
  // What the request is comes into it as soon as it's loaded.
  await expect(announced).not.toContainText('Press the button')
  await page.clock.runFor(3000)
  await expect(announced).toContainText(`${tourConfirm.pressToAnswer}${tourConfirm.confirm.deny}`)
  await findsNoBarrier(page)
  await isStillOpen(server, tour)
})

test('[CONFIRM-03] [CONFIRM-04] a declined tour and an invalid link have no axe violations', async ({ page, tour }) => {
  await opensLink(page, tour.links.decline)
  await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
  await findsNoBarrier(page)
  for (const path of ['confirm', 'reschedule']) {
    await page.goto(
      `/tour/${path}?token=${'u'.repeat(32)}&action=${path === 'confirm' ? 'accept' : 'propose_new_time'}`,
    )
    if (path === 'confirm') await comesToLinkPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error')
    await findsNoBarrier(page)
  }
})

test('[RESCHED-02] [RESCHED-06] [RESCHED-09] the form has no axe violations while loading, empty, and refused', async ({
  page,
  tour,
}) => {
  const held = await hold(page, '**/api/v1/tour/token/*')
  await page.goto(tour.links.propose)
  await held.arrived()
  await findsNoBarrier(page)
  await held.release()
  await seesForm(page, tour)
  await findsNoBarrier(page)
  await submit(page).click({ force: true })
  await expect(page.getByRole('alert')).toBeVisible()
  await findsNoBarrier(page)
})

test('[RESCHED-07] [RESCHED-08] [RESCHED-12] the form has no axe violations when it is filled in, sent and done', async ({
  page,
  tour,
}) => {
  await choosesDay(page, tour)
  await findsNoBarrier(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Hour 2', exact: true }).click()
  await expect(page.getByRole('option', { name: '12', exact: true })).toBeVisible()
  await page.getByRole('option', { name: '12', exact: true }).click()
  const held = await hold(page, '**/submit-new-time')
  await submit(page).click()
  await held.arrived()
  await findsNoBarrier(page)
  await held.release()
  await seesOutcome(page, 'New Time Proposed!', /works\.$/)
  await findsNoBarrier(page)
})
