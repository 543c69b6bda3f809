import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { isStillOpen, seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { touchesPage, waitsForPerson } from '#e2e/support/person.ts'
import {
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
  wasAsked,
  wasDeclined,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'

// A seller on the road: the phone is in another time zone than the property.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, timezoneId: 'Asia/Kathmandu' })

const wheel = (page: Page, name: string) => page.getByRole('listbox', { name })

/** Swipes a wheel up by this many CSS pixels, towards later options. */
async function turn(finger: CDPSession, wheel: Locator, pixels: number): Promise<void> {
  const box = await wheel.boundingBox()
  if (!box) throw new Error('The wheel is not there.')
  const at = (moved: number) => [{ x: box.x + box.width / 2, y: box.y + box.height * 0.8 - moved }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 8; step++) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((pixels * step) / 8) })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The selected option of a wheel, once it has come to rest. */
async function restsAt(wheel: Locator): Promise<string> {
  const chosen = wheel.getByRole('option', { selected: true })
  await expect
    .poll(() =>
      chosen.evaluate((option) => {
        const [own, whole] = [option, option.parentElement as Element].map((each) => each.getBoundingClientRect())
        return Math.abs((own?.y ?? 0) + (own?.height ?? 0) / 2 - (whole?.y ?? 0) - (whole?.height ?? 0) / 2)
      }),
    )
    .toBeLessThan(2)
  return chosen.innerText()
}

test('[RESCHED-07] [RESCHED-10] [RESCHED-12] a seller on a phone proposes another time by touch, in the property’s time zone', async ({
  page,
  context,
  server,
  tour,
}) => {
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  await expect(
    page.getByText(/^In your time zone: .+ at \d+:15 [AP]M GMT\+5:45$|^In your time zone: .+:45 [AP]M GMT\+5:45$/),
  ).toBeVisible()
  await expect(page.getByText('Times are in Pacific Time.')).toBeVisible()
  await expect(page.getByText('Choose a day to see its open times.')).toBeVisible()
  await expect(page.getByText('Another time')).toBeVisible()
  await expect(wheel(page, 'Hour')).toHaveCount(0)
  const chosen = nextMonths15th(tour.zone)
  await nextMonth(page).tap()
  await gridDay(page, chosen).tap()

  const finger = await context.newCDPSession(page)
  expect(await restsAt(wheel(page, 'Hour'))).toBe('2')
  await wheel(page, 'Hour').scrollIntoViewIfNeeded()
  await turn(finger, wheel(page, 'Hour'), 110)
  await expect(wheel(page, 'Hour').getByRole('option', { name: '2', exact: true, selected: true })).toHaveCount(0)
  const hour = await restsAt(wheel(page, 'Hour'))
  await wheel(page, 'Minute').getByRole('option', { name: '10', exact: true }).tap()
  await wheel(page, 'AM or PM').getByRole('option', { name: 'AM', exact: true }).tap()
  expect([await restsAt(wheel(page, 'Minute')), await restsAt(wheel(page, 'AM or PM'))]).toEqual(['10', 'AM'])
  await notes(page).fill('I am back by then.')
  const time = `${hour}:10 AM`
  await expect(summary(page)).toContainText(`${withoutThisYear(chosen.words)} at ${time}`)
  await submit(page).tap()

  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, time))
  const hour24 = String(Number(hour) % 12).padStart(2, '0')
  expect(await tourAt(server, tour)).toMatchObject({
    status: 'new_time_proposed',
    new_time: `${chosen.iso}T${hour24}:10:00`,
  })
  await seesEmails(server, tour, ['tour-new-time'])
  const { text } = await sentEmail(server, tour.buyer, 'tour-new-time')
  expect(text).toMatch(new RegExp(`New time: ${withoutThisYear(chosen.words)} at ${time} P[SD]T`))
  expect(text).toContain('> I am back by then.')
})

test('[CONFIRM-03] on a phone a tap on the email’s link and a touch of its page are an answer', async ({
  page,
  tour,
  server,
}) => {
  await page.setContent((await sentEmail(server, tour.buyer, 'tour-requested')).html ?? '')
  await page.getByRole('link', { name: 'Accept this time' }).tap()
  await waitsForPerson(page)
  await isStillOpen(server, tour)
  await touchesPage(page)
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await seesEmails(server, tour, ['tour-accepted', 'tour-accepted-copy'])
})

test('[CONFIRM-03] a seller who doesn’t touch the page gets a button after three seconds', async ({
  page,
  tour,
  server,
}) => {
  await page.clock.install()
  await page.goto(tour.links.decline)
  await waitsForPerson(page)
  await page.clock.runFor(3000)
  await isStillOpen(server, tour)
  await page.getByRole('button', { name: 'Decline this tour' }).tap()
  await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
  await seesEmails(server, tour, ['tour-declined'])
})
