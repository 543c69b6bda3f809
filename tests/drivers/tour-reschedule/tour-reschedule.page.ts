import { expect } from '@playwright/test'
import { arrangeBreakage, breakCall, clickWithFault } from '#e2e/walks/site/breakage.ts'
import { pass, stopClock } from '#e2e/walks/site/clock.ts'
import type { Operation } from '#e2e/walks/site/contract.ts'
import { dayButton, notes, option, submitButton, wheel } from '#e2e/walks/site/tour-form.ts'
import { answerUnreadable } from '#e2e/walks/site/unreadable.ts'
import { tourRescheduleModel } from '#machines/tour-reschedule/tour-reschedule.model.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import type { EventOf } from '../driver.ts'
import type { Act, PageDriver } from '../page-driver.ts'
import type { tourReschedule as actor } from './tour-reschedule.actor.ts'
import { seeProposal } from './tour-reschedule.page-see.ts'

const opened = new Date('2026-11-21T05:00:00Z')
/** Far enough away that no page takes as long to open. */
const soon = new Date('2026-11-21T05:10:00Z')

const open =
  (query: string): Act =>
  async (site) => {
    await site.page.goto(`/tour/reschedule?${query}`, { waitUntil: 'commit' })
    await expect(site.page.getByRole('heading', { level: 1 })).toBeVisible()
    await stopClock(site, soon)
  }
const example =
  (name: string): Act =>
  (site) =>
    site.answer(name.split('.')[0] as Operation, exampleNamed(name))
const found = exampleNamed('getTourByToken.found').body as object
const find =
  (change: object): Act =>
  (site) =>
    site.answer('getTourByToken', { body: { ...found, ...change } })
const failLookup =
  (status: number, body: unknown = null): Act =>
  (site) =>
    site.answer('getTourByToken', { status, body })

const pickDay: Act = async ({ page }, { before }) => {
  if (before?.context.day === null) return dayButton(page, 'Tuesday, November 24, 2026').click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await dayButton(page, 'Tuesday, December 1, 2026').click()
}

/** 12:05 AM, by all the ways in which a wheel is turned: a key, a finger, a tap. */
const pickTime: Act = async ({ page }) => {
  await wheel(page, 'Hour').press('End')
  await wheel(page, 'Minute').evaluate((column) => column.scrollBy({ top: 44, behavior: 'instant' }))
  await option(page, 'AM or PM', 'AM').click()
}

/** Who cannot wait presses again, and writes: neither is taken. */
const submitAgain: Act = async ({ page }) => {
  const written = await notes(page).inputValue()
  await submitButton(page).click({ force: true })
  await notes(page).press('End')
  await page.keyboard.type('and while I wait')
  await expect(notes(page)).toHaveValue(written)
}

/** The next page comes in time of its own. */
const cancel: Act = async ({ page }) => {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.clock.resume()
}

/** There is nothing to press. */
const retryInVain: Act = ({ page }) => expect(page.getByRole('button')).toHaveCount(0)

export const tourReschedule: PageDriver<EventOf<typeof actor>> = {
  name: 'tour-reschedule',
  page: 'tour-reschedule',
  model: tourRescheduleModel,
  calls: {
    getTourByToken: 'held',
    listAvailableTimes: 'held',
    submitNewTime: 'held',
    listPropertyImages: exampleNamed('listPropertyImages.none'),
  },
  browser: { timezoneId: 'Asia/Kathmandu', viewport: { width: 390, height: 844 } },
  prepare: async (site) => {
    await arrangeBreakage(site)
    await site.page.clock.install({ time: opened })
  },
  acts: {
    'USER.opensLink': open('token=token-of-the-letter&action=propose_new_time'),
    'USER.opensWithoutToken': open('action=propose_new_time'),
    'USER.opensWithBlankToken': open('token=+&action=propose_new_time'),
    'USER.opensWithoutAction': open('token=token-of-the-letter'),
    'USER.opensToAccept': open('token=token-of-the-letter&action=accept'),
    'USER.picksDay': pickDay,
    'USER.picksTime': pickTime,
    'USER.writesNotes': ({ page }) => notes(page).fill('  The side gate is open. \n'),
    'USER.writesBlankNotes': ({ page }) => notes(page).fill(' \n '),
    // Not disabled for good: whoever presses it too early is told what is missing.
    'USER.submits': ({ page }) => submitButton(page).click({ force: true }),
    'USER.submitsAgain': submitAgain,
    'USER.cancels': cancel,
    'CALENDAR.breaks': (site) =>
      clickWithFault(site.page.getByRole('button', { name: 'Next month' }), { of: 'String', method: 'padStart' }),
    'TIME_PICKER.breaks': (site) =>
      clickWithFault(option(site.page, 'Hour', '11'), { of: 'Array', method: 'includes' }),
    'USER.retries': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'USER.retriesInVain': retryInVain,
    'API.lookup.found': example('getTourByToken.found'),
    'API.lookup.byOlderServer': example('getTourByToken.foundByOlderServer'),
    'API.lookup.alreadyAccepted': example('getTourByToken.alreadyAccepted'),
    'API.lookup.alreadyDeclined': find({ status: 'declined' }),
    'API.lookup.alreadyProposed': find({ status: 'new_time_proposed' }),
    'API.lookup.cancelled': example('getTourByToken.cancelled'),
    'API.lookup.moved': example('getTourByToken.moved'),
    'API.lookup.withoutNumber': example('getTourByToken.withoutNumber'),
    'API.lookup.unknownZone': find({ time_zone: 'America/Atlantis' }),
    'API.lookup.badMoment': find({ proposed_time: 'next Wednesday' }),
    'API.lookup.404': example('getTourByToken.notFound'),
    'API.lookup.400': example('getTourByToken.badRequest'),
    'API.lookup.400.bare': failLookup(400, { detail: ' ' }),
    'API.lookup.500': example('getTourByToken.serverError'),
    'API.lookup.500.message': failLookup(500, { message: 'The database sleeps' }),
    'API.lookup.500.error': failLookup(500, { detail: [], error: 'Out of memory' }),
    'API.lookup.500.bare': failLookup(500),
    'API.lookup.503': failLookup(503),
    'API.lookup.notJson': (site) => site.answerNotJson('getTourByToken'),
    'API.lookup.unreadable': (site) => answerUnreadable(site, 'getTourByToken'),
    'API.lookup.network': (site) => site.disconnect('getTourByToken'),
    'API.lookup.exception': (site) => breakCall(site, 'getTourByToken', 'The lights went out'),
    'API.times.free': example('listAvailableTimes.free'),
    'API.times.none': example('listAvailableTimes.none'),
    'API.times.404': example('listAvailableTimes.notFound'),
    'API.times.network': (site) => site.disconnect('listAvailableTimes'),
    'TIME.4999ms': (site) => pass(site, 4999),
    'TIME.1ms': (site) => pass(site, 1),
    'API.submit.proposed': example('submitNewTime.proposed'),
    'API.submit.byOlderServer': (site) => {
      const { message } = exampleNamed('submitNewTime.proposed').body as { message: string }
      return site.answer('submitNewTime', { body: { message } })
    },
    'API.submit.alreadyProposed': example('submitNewTime.alreadyProposed'),
    'API.submit.alreadyAccepted': example('submitNewTime.alreadyAccepted'),
    'API.submit.alreadyDeclined': example('submitNewTime.alreadyDeclined'),
    'API.submit.cancelled': example('submitNewTime.cancelled'),
    'API.submit.moved': example('submitNewTime.moved'),
    'API.submit.waiting': (site) => site.answer('submitNewTime', exampleNamed('rescheduleTour.waiting')),
    'API.submit.404': example('submitNewTime.notFound'),
    'API.submit.400': example('submitNewTime.badRequest'),
    'API.submit.422.issue': example('submitNewTime.issue'),
    'API.submit.422.issues': example('submitNewTime.invalid'),
    'API.submit.500': example('submitNewTime.serverError'),
    'API.submit.503': (site) => site.answer('submitNewTime', { status: 503 }),
    'API.submit.notJson': (site) => site.answerNotJson('submitNewTime'),
    'API.submit.unreadable': (site) => answerUnreadable(site, 'submitNewTime'),
    'API.submit.network': (site) => site.disconnect('submitNewTime'),
    'API.submit.exception': (site) => breakCall(site, 'submitNewTime', 'The lights went out'),
  },
  see: seeProposal,
}
