import { expect, type Page } from '@playwright/test'
import { isStillOpen, seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { seesFocus, tabsThrough } from '#e2e/support/focus.ts'
import { opensLink, waitsForPerson } from '#e2e/support/person.ts'
import {
  type ChosenDay,
  expectedOn,
  gridDay,
  nextMonths15th,
  notes,
  seesForm,
  seesOutcome,
  submit,
  summary,
  test,
  wasAsked,
  wasDeclined,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'

const turner = (page: Page, name: string) => page.getByRole('button', { name })

/** From the top of the page to the calendar, and by its keys to the 15th of next month. */
async function walksToDay(page: Page, chosen: ChosenDay): Promise<void> {
  const { keyboard } = page
  const home = page.getByRole('link', { name: 'Pending, home' })
  const today = gridDay(page, { iso: '', words: 'today' })
  await tabsThrough(page, [page.getByRole('link', { name: 'Skip to content' }), home])
  await tabsThrough(page, [turner(page, 'Previous month'), turner(page, 'Next month'), today])
  // Past days can't be reached; next month's days follow this month's.
  await keyboard.press('ArrowLeft')
  await seesFocus(today)
  await keyboard.press('PageDown')
  const number = Number(chosen.iso.slice(8))
  const focused = page.getByRole('grid').locator('button[tabindex="0"]')
  for (;;) {
    const now = Number(await focused.innerText())
    if (now === number) break
    await keyboard.press(
      Math.abs(number - now) >= 7
        ? now < number
          ? 'ArrowDown'
          : 'ArrowUp'
        : now < number
          ? 'ArrowRight'
          : 'ArrowLeft',
    )
    await expect(focused).not.toHaveText(String(now))
  }
  await seesFocus(gridDay(page, chosen))
  await keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(String(number))
}

test('[RESCHED-06] [RESCHED-07] [RESCHED-08] a seller on a desktop proposes another time by keyboard', async ({
  page,
  server,
  tour,
}) => {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  const chosen = nextMonths15th(tour.zone)
  await walksToDay(page, chosen)
  const list = (name: string) => page.getByRole('button', { name, exact: true })
  const { keyboard } = page

  await expect(list('Hour 2')).toBeVisible()
  await tabsThrough(page, [list('Hour 2')])
  await keyboard.press('Enter')
  await expect(page.getByRole('option', { name: '2', exact: true })).toBeVisible()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await seesFocus(list('Hour 12'))
  await tabsThrough(page, [list('Minute 00')])
  await keyboard.press('Space')
  await expect(page.getByRole('option', { name: '05', exact: true })).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await seesFocus(list('Minute 05'))
  await tabsThrough(page, [list('AM or PM PM'), notes(page)])
  await keyboard.type('The bell is shy.')
  await expect(summary(page)).toContainText(`${withoutThisYear(chosen.words)} at 12:05 PM`)
  await tabsThrough(page, [submit(page)])
  await keyboard.press('Enter')

  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '12:05 PM'))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabsThrough(page, [page.getByRole('link', { name: 'Return to Home' })])
  expect(await tourAt(server, tour)).toMatchObject({
    new_time: `${chosen.iso}T12:05:00`,
    seller_notes: 'The bell is shy.',
  })
  await seesEmails(server, tour, ['tour-new-time'])
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[RESCHED-07] [RESCHED-09] the wheels in a narrow window move by keys, and an error moves the focus to the day', async ({
    page,
    server,
    tour,
  }) => {
    await page.goto(tour.links.propose)
    await seesForm(page, tour)
    const { keyboard } = page
    const chosen = nextMonths15th(tour.zone)
    await submit(page).focus()
    await keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please select a date and time before submitting.')
    await seesFocus(gridDay(page, { iso: '', words: 'today' }))
    await page.goto(tour.links.propose)
    await seesForm(page, tour)
    await walksToDay(page, chosen)

    for (const [name, key] of [
      ['Hour', 'Home'],
      ['Minute', 'PageDown'],
      ['AM or PM', 'a'],
    ] as const) {
      await keyboard.press('Tab')
      await expect(page.getByRole('listbox', { name }).and(page.locator(':focus-visible'))).toBeInViewport()
      await keyboard.press(key)
    }
    await expect(summary(page)).toContainText(`${withoutThisYear(chosen.words)} at 1:15 AM`)
    await keyboard.press('Tab')
    await expect(notes(page)).toBeFocused()
    await tabsThrough(page, [submit(page)])
    await keyboard.press('Space')
    await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '1:15 AM'))
    expect(await tourAt(server, tour)).toMatchObject({ new_time: `${chosen.iso}T01:15:00`, seller_notes: null })
  })
})

test('[CONFIRM-04] [CONFIRM-05] a seller whose call failed tries again by keyboard', async ({
  page,
  context,
  tour,
}) => {
  await page.route('**/api/v1/tour/confirm?*', (route) => route.abort(), { times: 1 })
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabsThrough(page, [page.getByRole('button', { name: 'Try again' })])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tour Request Accepted!' })).toBeFocused()
  expect(context.pages()).toHaveLength(1)
})

test('[CONFIRM-03] Tab on a newly opened page answers, and moves to the result', async ({ page, tour }) => {
  await page.goto(tour.links.accept)
  await waitsForPerson(page)
  await page.keyboard.press('Tab')
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('[CONFIRM-03] [CONFIRM-05] with the button shown, Tab moves to it and only pressing it answers', async ({
  page,
  server,
  tour,
}) => {
  await page.clock.install()
  await page.goto(tour.links.decline)
  await waitsForPerson(page)
  await page.clock.runFor(3000)
  const button = page.getByRole('button', { name: 'Decline this tour' })
  await expect(button).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  const home = page.getByRole('link', { name: 'Pending, home' })
  await tabsThrough(page, [page.getByRole('link', { name: 'Skip to content' }), home, button])
  await page.keyboard.press('Shift+Tab')
  await seesFocus(home)
  await page.keyboard.press('Shift')
  await page.keyboard.press('Escape')
  await isStillOpen(server, tour)
  await tabsThrough(page, [button])
  await page.keyboard.press('Space')
  await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabsThrough(page, [page.getByRole('link', { name: 'Return to Home' })])
  await seesEmails(server, tour, ['tour-declined'])
})

test('[CONFIRM-03] a seller who leaves for the home page by keyboard or touch has answered nothing', async ({
  browser,
  server,
  tour,
}) => {
  const context = await browser.newContext({ hasTouch: true })
  for (const leave of [
    async (page: Page) => {
      for (let tab = 0; tab < 2; tab++) await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    },
    (page: Page) => page.getByRole('link', { name: 'Pending, home' }).tap(),
  ]) {
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(tour.links.accept)
    await waitsForPerson(page)
    await page.clock.runFor(3000)
    await leave(page)
    await expect(page).toHaveURL(({ pathname }) => pathname === '/')
    await page.close()
  }
  await context.close()
  await isStillOpen(server, tour)
})
