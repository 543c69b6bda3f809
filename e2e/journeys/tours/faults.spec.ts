import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { isStillOpen, seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { hold } from '#e2e/support/held.ts'
import { interfere, loseConnection } from '#e2e/support/interfere.ts'
import { opensLink } from '#e2e/support/person.ts'
import {
  choosesDay,
  expectedOn,
  notes,
  seesForm,
  seesOutcome,
  submit,
  summary,
  test,
  wasAsked,
  withoutThisYear,
} from '#e2e/support/tour-journey.ts'

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
const accepted = ['tour-accepted', 'tour-accepted-copy']

/** The server handles the next such call, and its answer is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const cut = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.abort('connectionreset')
  }
  await page.route(address, cut, { times: 1 })
}

test('[CONFIRM-04] [CONFIRM-05] an acceptance whose answer is lost counts once, however often it is tried', async ({
  page,
  server,
  tour,
}) => {
  await loseAnswer(page, '**/api/v1/tour/confirm?*')
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.')
  expect(await tourAt(server, tour)).toMatchObject({ status: 'accepted' })
  await again(page).click()
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
  await seesEmails(server, tour, accepted)
})

test('[RESCHED-11] [RESCHED-12] a proposal whose answer is lost stays in the form, and counts once', async ({
  page,
  server,
  tour,
}) => {
  const chosen = await choosesDay(page, tour)
  await notes(page).fill('The side gate is open.')
  await loseAnswer(page, '**/submit-new-time')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit new time. Please try again.')
  await expect(notes(page)).toHaveValue('The side gate is open.')
  await expect(summary(page)).toContainText(withoutThisYear(chosen.words))
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))
  await seesEmails(server, tour, ['tour-new-time'])
})

test('[RESCHED-11] without a connection the form keeps its input', async ({ page, context, server, tour }) => {
  const chosen = await choosesDay(page, tour)
  const reconnect = await loseConnection(context)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit new time. Please try again.')
  await isStillOpen(server, tour)
  await reconnect()
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))
})

test('[RESCHED-11] a server killed during a proposal has stored nothing of it, and the next try succeeds', async ({
  page,
  server,
  tour,
}) => {
  const chosen = await choosesDay(page, tour)
  const database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  await database.query('begin')
  await database.query('select 1 from tours where id = $1 for update', [tour.id])
  await submit(page).click()
  const waits = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await database.query(waits)).rows[0].count).toBe(1)
  await server.kill()
  await expect(page.getByRole('alert')).toHaveText('Failed to submit new time. Please try again.')
  await database.query('rollback')
  await database.end()
  await server.start()
  await isStillOpen(server, tour)
  await submit(page).click()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))
  await seesEmails(server, tour, ['tour-new-time'])
})

test('[RESCHED-08] [RESCHED-10] a second click during the first request sends nothing', async ({
  page,
  server,
  tour,
}) => {
  const chosen = await choosesDay(page, tour)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const held = await hold(page, '**/submit-new-time')
  await submit(page).dblclick()
  await held.arrived()
  await expect(submit(page)).toHaveText('Submitting...')
  await submit(page).click({ force: true })
  await submit(page).press('Enter')
  await held.release()
  await seesOutcome(page, 'New Time Proposed!', wasAsked(tour, chosen, '2:00 PM'))
  expect(sent).toHaveLength(1)
  await seesEmails(server, tour, ['tour-new-time'])
})

test('[CONFIRM-04] [RESCHED-03] [RESCHED-11] a proxy that answers for the server decides nothing', async ({
  page,
  server,
  tour,
}) => {
  await interfere(page, '**/api/v1/tour/**')
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText('Server returned non-JSON response')
  await page.goto(tour.links.propose)
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again later.')
  await page.unroute('**/api/v1/tour/**')
  await again(page).click()
  await seesForm(page, tour)
  await page.getByRole('grid').getByRole('button', { name: 'today' }).click()
  await interfere(page, '**/submit-new-time')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Server returned non-JSON response for submit new time')
  await isStillOpen(server, tour)

  await interfere(page, '**/api/v1/tour/**', 503)
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText('Server error: 503')
  await page.unroute('**/api/v1/tour/**')
  await again(page).click()
  await seesOutcome(page, 'Tour Request Accepted!', expectedOn(tour))
})

test('[RESCHED-02] free times that don’t load leave the form usable without them', async ({ page, tour }) => {
  await page.route('**/available-times', (route) => route.abort())
  await page.goto(tour.links.propose)
  await seesForm(page, tour)
  await expect(page.getByText('Open times', { exact: true })).toHaveCount(0)
  await page.unroute('**/available-times')
  await page.reload()
  await seesForm(page, tour)
  await expect(page.getByText('Open times', { exact: true })).toBeVisible()
})
