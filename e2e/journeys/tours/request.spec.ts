import { expect, type Page } from '@playwright/test'
import { inSentence, longForm } from '#domain/moment-words.ts'
import { findsNoBarrier } from '#e2e/support/axe.ts'
import { bookTour, seesEmails, tourAt } from '#e2e/support/booked-tour.ts'
import { done, givesDetails, offers } from '#e2e/support/booking-talk.ts'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { tabsThrough } from '#e2e/support/focus.ts'
import { getsAnswer } from '#e2e/support/listing.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'
import { withoutThisYear } from '#e2e/support/tour-journey.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Confirm my request' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const confirmLinkIn = ({ text = '' }: { text?: string | undefined }) =>
  /http:\S+\/tour\/request\?token=\S+/.exec(text)?.[0] ?? 'no link'

test('[API-06] a prospect who asked Penny for a tour confirms it by an email’s link on a phone', async ({
  page,
  browser,
  visitor,
  server,
}) => {
  await visitSample(page)
  await getsAnswer(page, 'Can I come and see it next week?', /times are open/)
  const [wished = ''] = await offers(page)
  await getsAnswer(page, wished, 'What name should I put it under?')
  await givesDetails(page, visitor, wished)
  await getsAnswer(page, 'Yes, please', done(visitor, wished))
  const email = await sentEmail(server, visitor.name, 'tour-to-confirm')
  expect(email.to).toEqual([{ name: '', address: visitor.email }])
  expect((await sentEmail(server, visitor.name, 'tour-requested')).text).toContain('Email confirmed: Not yet')

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await phone.goto(confirmLinkIn(email))
  await expect(title(phone)).toHaveText('Confirm your tour request')
  await expect(title(phone)).toHaveAccessibleDescription(/^You asked for a tour of 48 Alder Ridge Road/)
  const [tour, ...others] = await toursOf(server, visitor)
  if (!tour) throw new Error('No tour was requested.')
  const inFull = longForm(tour.proposedAt, 'America/Los_Angeles', new Date())
  expect(email.text).toContain(withoutThisYear(inFull))
  const confirmedAt = async () => (await queryPostgres(server.databaseUrl, confirmation, [tour.id]))[0]?.confirmed_at
  expect([others, await confirmedAt()]).toEqual([[], null])
  await button(phone).tap()
  await expect(title(phone)).toHaveText('Waiting for the seller to answer')
  await expect(title(phone)).toHaveAccessibleDescription(
    `Thanks! Your request is in, and ${inFull} is held for you until the seller answers. We’ll email you then.`,
  )
  expect(await confirmedAt()).toEqual(expect.any(Date))

  await phone.reload()
  await expect(title(phone)).toHaveText('Waiting for the seller to answer')
  await expect(button(phone)).toHaveCount(0)
  await phone.getByRole('link', { name: 'Back to the home' }).tap()
  await expect(phone).toHaveURL(/\/p\/48-alder-ridge-road$/)
  await phone.context().close()
})

const confirmation = 'select confirmed_at from tours where id = $1'

test('[API-06] a request unconfirmed for a day loses its time to the next requester', async ({
  page,
  visitor,
  server,
}) => {
  const tour = await bookTour(server)
  const link = confirmLinkIn(await sentEmail(server, tour.buyer, 'tour-to-confirm'))
  const wished = inSentence(tour.proposedAt, tour.zone, new Date())
  await visitSample(page)
  await getsAnswer(page, `Can I see the house on ${wished}?`, `${wished} is already taken.`)
  await queryPostgres(server.databaseUrl, `update tours set held_until = held_until - interval '1 day' where id = $1`, [
    tour.id,
  ])
  await getsAnswer(page, `And on ${wished}?`, `${wished} is open. What name should I put it under?`)
  await givesDetails(page, visitor, wished)
  await getsAnswer(page, 'Yes, please', done(visitor, wished))

  await page.goto(link)
  await expect(title(page)).toHaveText('This time is taken')
  await expect(button(page)).toHaveCount(0)
  await opensLink(page, tour.links.accept)
  await expect(page.getByRole('alert')).toHaveText(
    'The buyer didn’t confirm in time, and this time has gone to someone else.',
  )
  await expect(page.getByText('You can still propose another time.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Propose another time' })).toBeVisible()
  expect(await tourAt(server, tour)).toMatchObject({ status: 'requested' })
  await seesEmails(server, tour, [])
})

test('[API-06] a link scanner that opens the link, with and without JavaScript, confirms nothing', async ({
  browser,
  server,
}) => {
  const tour = await bookTour(server)
  const link = confirmLinkIn(await sentEmail(server, tour.buyer, 'tour-to-confirm'))
  const token = new URL(link).searchParams.get('token')
  for (const javaScriptEnabled of [true, false]) {
    const scanner = await browser.newContext({ javaScriptEnabled })
    const page = await scanner.newPage()
    expect((await page.goto(link))?.status()).toBe(200)
    if (javaScriptEnabled) await expect(button(page)).toBeVisible()
    for (const path of [`/api/v1/tour/request/${token}`, `/api/v1/tour/request/${token}/confirm`]) {
      await scanner.request.get(server.origin + path)
      await scanner.request.head(server.origin + path)
    }
    await scanner.close()
  }
  expect(await queryPostgres(server.databaseUrl, confirmation, [tour.id])).toEqual([{ confirmed_at: null }])
})

test.describe('without motion', () => {
  // Without transitions, so that axe judges final colors.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('[API-06] a buyer confirms by keyboard, and axe finds no violations on the way', async ({ page, server }) => {
    const tour = await bookTour(server)
    await page.goto(confirmLinkIn(await sentEmail(server, tour.buyer, 'tour-to-confirm')))
    await expect(title(page)).toBeFocused()
    await findsNoBarrier(page)
    await tabsThrough(page, [button(page)])
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Waiting for the seller to answer')
    await expect(title(page)).toBeFocused()
    await findsNoBarrier(page)
    await page.goto(page.url().replace(/token=.{8}/, 'token=uuuuuuuu'))
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t find a tour request for this link. It may have expired.',
    )
    await findsNoBarrier(page)
  })
})
