import { expect } from '@playwright/test'
import { longForm } from '#domain/moment-words.ts'
import { isStillOpen, seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import {
  choosesDay,
  gridDay,
  nextMonth,
  nextMonths15th,
  notes,
  seesForm,
  seesOutcome,
  submit,
  summary,
  test,
  wasAsked,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'

test('[CONFIRM-02] [RESCHED-05] [RESCHED-10] [RESCHED-12] a seller on a desktop proposes another time', async ({
  page,
  server,
  tour,
}) => {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  expect(new URL(page.url())).toMatchObject({
    pathname: '/tour/reschedule',
    search: `?token=${tour.token}&action=propose_new_time`,
  })
  await expect(page.getByRole('definition')).toHaveText([
    tour.buyer,
    '48 Alder Ridge Road, Mill Valley, CA 94941',
    new RegExp(`^${longForm(tour.proposedAt, tour.zone, new Date())}`),
    'In person',
  ])
  await expect(page.getByText('Times are in Pacific Time.')).toBeVisible()
  await expect(submit(page)).toBeDisabled()

  const chosen = nextMonths15th(tour.zone)
  await nextMonth(page).click()
  await gridDay(page, chosen).click()
  for (const [list, option] of [
    ['Hour 2', '9'],
    ['Minute 00', '35'],
    ['AM or PM PM', 'AM'],
  ] as const) {
    await page.getByRole('button', { name: list, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await notes(page).fill('  Ring twice, please.\nYou can park on the drive. ')
  await expect(summary(page)).toContainText(`${withoutThisYear(chosen.words)} at 9:35 AM`)
  const sent = page.waitForRequest(`**/api/v1/tour/${tour.id}/submit-new-time`)
  await submit(page).click()
  expect((await sent).postDataJSON()).toEqual({
    new_time: `${chosen.iso}T09:35:00`,
    seller_notes: 'Ring twice, please.\nYou can park on the drive.',
  })
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '9:35 AM'))

  await seesEmails(server, tour, ['tour-new-time'])
  const proposal = await sentEmail(server, tour.buyer, 'tour-new-time')
  expect(proposal.to).toEqual([{ name: '', address: tour.buyerEmail }])
  expect(proposal.text).toMatch(new RegExp(`New time: ${withoutThisYear(chosen.words)} at 9:35 AM P[SD]T`))
  expect(proposal.text?.replaceAll('\r', '')).toContain('> Ring twice, please.\n> You can park on the drive.')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
})

test('[RESCHED-08] [RESCHED-09] nothing is sent without a day, and canceling proposes nothing', async ({
  page,
  server,
  tour,
}) => {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  await submit(page).click({ force: true })
  await expect(page.getByRole('alert')).toHaveText('Please select a date and time before submitting.')
  await gridDay(page, { iso: '', words: 'today' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/')
  await isStillOpen(server, tour)
})

test('[RESCHED-10] [RESCHED-11] a time that the server refuses is shown in its words, and the form keeps its input', async ({
  page,
  server,
  tour,
}) => {
  const chosen = await choosesDay(page, tour)
  await notes(page).fill('At the side gate')
  for (let month = 0; month < 12; month++) await nextMonth(page).click()
  const far = {
    ...chosen,
    words: chosen.words.replace(/^\w+, (\w+ \d+), (\d+)$/, (_, date, year) => `${date}, ${+year + 1}`),
  }
  await gridDay(page, far).click()
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('This time is more than a year away. Please choose an earlier one.')
  await expect(notes(page)).toHaveValue('At the side gate')
  await expect(summary(page)).toContainText(far.words)
  await isStillOpen(server, tour)
  expect(await tourAt(server, tour)).toMatchObject({ seller_notes: null })
})

test('[RESCHED-07] a day with free times offers them first, and any other time under “Another time”', async ({
  page,
  tour,
}) => {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  const free = page.getByRole('grid').getByRole('button', { name: /, open times$/ })
  if ((await free.count()) === 0) await nextMonth(page).click()
  await free.last().click()
  const times = page.getByRole('group', { name: 'Open times on this day' }).getByRole('button')
  const first = await times.first().innerText()
  await times.first().click()
  await expect(times.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(summary(page)).toContainText(` at ${first} `)

  const minutes = page.getByRole('button', { name: /^Minute \d\d$/ })
  await expect(minutes).toHaveCount(0)
  await page.getByText('Another time').click()
  await minutes.click()
  await page.getByRole('option', { name: '25', exact: true }).click()
  await expect(summary(page)).toContainText(` at ${first.replace(/:\d\d/, ':25')} `)
  await expect(times.and(page.locator('[aria-pressed=true]'))).toHaveCount(0)
})
