import { type Browser, expect, type Page } from '@playwright/test'
import { longForm } from '#domain/moment-words.ts'
import { seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { hold } from '#e2e/support/held.ts'
import { comesToLinkPage, opensLink } from '#e2e/support/person.ts'
import {
  accepts,
  choosesDay,
  expectedOn,
  seesOutcome,
  submit,
  test,
  wasAsked,
  wasDeclined,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'
import { earlierOutcomes } from '#src/content/tour.ts'

const accepted = ['tour-accepted', 'tour-accepted-copy']

/** Another device of the same seller. */
async function device(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

test('[CONFIRM-05] the same link shows the same again in any browser, and no one gets another email', async ({
  page,
  browser,
  server,
  tour,
}) => {
  const other = await device(browser)
  for (const window of [page, page, other]) {
    await opensLink(window, tour.links.accept)
    await seesOutcome(window, 'Tour Request Accepted!', expectedOn(tour))
  }
  await other.reload()
  await comesToLinkPage(other)
  await seesOutcome(other, 'Tour Request Accepted!', expectedOn(tour))
  await seesEmails(server, tour, accepted)
  await other.context().close()
})

test('[CONFIRM-05] [RESCHED-10] after an acceptance the other links show the decision and change nothing', async ({
  page,
  server,
  tour,
}) => {
  await accepts(page, tour)
  await opensLink(page, tour.links.decline)
  const stays = `You’ve already accepted this tour. It’s on ${longForm(tour.proposedAt, tour.zone, new Date())}.`
  await seesOutcome(page, 'Tour Request Accepted!', stays)
  await page.goto(tour.links.propose)
  await seesOutcome(page, 'Tour Request Accepted!', earlierOutcomes.accepted)
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(await tourAt(server, tour)).toMatchObject({ status: 'accepted', new_time: null })
  await seesEmails(server, tour, accepted)
})

test('[CONFIRM-05] a declined tour stays declined', async ({ page, server, tour }) => {
  await opensLink(page, tour.links.decline)
  await seesOutcome(page, 'Tour Request Declined', wasDeclined(tour))
  await opensLink(page, tour.links.accept)
  await seesOutcome(page, 'Tour Request Declined', earlierOutcomes.declined)
  await page.goto(tour.links.propose)
  await seesOutcome(page, 'Tour Request Declined', earlierOutcomes.declined)
  expect(await tourAt(server, tour)).toMatchObject({ status: 'declined' })
  await seesEmails(server, tour, ['tour-declined'])
})

test('[CONFIRM-05] [RESCHED-12] a proposed time is final, and the form doesn’t open again', async ({
  page,
  server,
  tour,
}) => {
  const chosen = await choosesDay(page, tour)
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))
  await opensLink(page, tour.links.accept)
  const before = new RegExp(
    `^You’ve already proposed ${withoutThisYear(chosen.words)} at 2:00 PM P[SD]T\\. Nothing has changed\\.$`,
  )
  await seesOutcome(page, 'New Time Proposed!', before)
  await page.goto(tour.links.propose)
  await seesOutcome(page, 'New Time Proposed!', earlierOutcomes.new_time_proposed)
  expect(await tourAt(server, tour)).toMatchObject({ new_time: `${chosen.iso}T14:00:00` })
  await seesEmails(server, tour, ['tour-new-time'])
})

test('[CONFIRM-05] two browsers decide at once: one decision is stored, and both show it', async ({
  page,
  browser,
  server,
  tour,
}) => {
  const other = await device(browser)
  const held = [await hold(page, '**/api/v1/tour/confirm?*'), await hold(other, '**/api/v1/tour/confirm?*')]
  await Promise.all([opensLink(page, tour.links.accept), opensLink(other, tour.links.decline)])
  await Promise.all(held.map((each) => each.arrived()))
  await Promise.all(held.map((each) => each.release()))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tour Request/)
  const { status } = (await tourAt(server, tour)) ?? {}
  const isAccepted = status === 'accepted'
  const title = isAccepted ? 'Tour Request Accepted!' : 'Tour Request Declined'
  await seesOutcome(page, title, isAccepted ? expectedOn(tour) : /^You’ve already declined this tour/)
  await seesOutcome(other, title, isAccepted ? /^You’ve already accepted this tour/ : wasDeclined(tour))
  await seesEmails(server, tour, isAccepted ? accepted : ['tour-declined'])
  await other.context().close()
})

test('[CONFIRM-05] [RESCHED-10] a seller who proposes while another device accepts sees which of the two was stored', async ({
  page,
  browser,
  server,
  tour,
}) => {
  const other = await device(browser)
  const chosen = await choosesDay(page, tour)
  const held = [await hold(page, '**/submit-new-time'), await hold(other, '**/api/v1/tour/confirm?*')]
  await Promise.all([submit(page).click(), opensLink(other, tour.links.accept)])
  await Promise.all(held.map((each) => each.arrived()))
  await Promise.all(held.map((each) => each.release()))

  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^(Tour Request Accepted|New Time Proposed)!$/)
  const isAccepted = (await tourAt(server, tour))?.status === 'accepted'
  const words = isAccepted ? 'Tour Request Accepted!' : 'New Time Proposed!'
  await seesOutcome(page, words, isAccepted ? /^You’ve already accepted this tour/ : wasAsked(tour, chosen, '2:00 PM'))
  await seesOutcome(
    other,
    words,
    isAccepted ? expectedOn(tour) : /^You’ve already proposed .+\. Nothing has changed\.$/,
  )
  await seesEmails(server, tour, isAccepted ? accepted : ['tour-new-time'])
  await other.context().close()
})
