import { type Browser, expect, type Page } from '@playwright/test'
import { bookingSummary, givesDetails, offers } from '#e2e/support/booking-talk.ts'
import type { ServerOnPostgres } from '#e2e/support/journey.ts'
import { getsAnswer, lastAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { linksIn, sentEmail } from '#e2e/support/outbox.ts'
import { opensLink } from '#e2e/support/person.ts'
import { test, toursOf, visitSample } from '#e2e/support/talk.ts'

const things = ['belfry', 'catapult', 'dovecote', 'gatehouse', 'icehouse']
const newQuestion = () => `Is there a ${things.shift()}?`

const chat = (page: Page) => page.getByRole('region', { name: 'Penny', exact: true })
const updateText = (question: string, answer: string) => `You asked: “${question}” The answer is: “${answer}”`

/** The visitor asks, and reads that the owner was asked. */
const asksOwner = (page: Page, question: string) =>
  getsAnswer(page, question, /listing.+I’ve (?:asked the seller|sent your question)/)

/** The owner answers in another browser. */
async function ownerAnswers(browser: Browser, server: ServerOnPostgres, question: string, answer: string) {
  const { text = '' } = await sentEmail(server, question, 'question-asked')
  const [link = ''] = /http:\S+\/question\?token=\S+/.exec(text) ?? []
  const owner = await browser.newPage()
  await owner.goto(link)
  await owner.getByLabel('Your answer').fill(answer)
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Answered')
  await owner.context().close()
}

test('[API-05] [CHAT-10] the owner’s answer appears in the open page, and Penny doesn’t repeat it', async ({
  page,
  browser,
  server,
}) => {
  const question = newQuestion()
  await visitSample(page)
  await asksOwner(page, question)
  await expect(page.getByText('Question sent · just now')).toBeVisible()
  await ownerAnswers(browser, server, question, 'No, but there is a bell.')
  await expect(lastAnswer(page)).toContainText(updateText(question, 'No, but there is a bell.'))
  await expect(page.getByText('Question answered')).toBeVisible()
  await expect(page.getByText('Question sent ·')).toBeHidden()

  await getsAnswer(page, 'How many bedrooms?', '5 bedrooms')
  await expect(lastAnswer(page)).not.toContainText('bell')
  const said = await page.getByRole('log').locator('[data-author]').allTextContents()
  await page.reload()
  await seesListing(page, seededListings.open)
  await expect(page.getByRole('log').locator('[data-author]')).toHaveText(said)
})

test('[API-05] [CHAT-01] messages that arrive while the chat is hidden are counted on its button, announced politely, and read when it is shown', async ({
  page,
  browser,
  server,
}) => {
  const [question, second] = [newQuestion(), newQuestion()]
  await visitSample(page)
  await asksOwner(page, question)
  await asksOwner(page, second)
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await ownerAnswers(browser, server, question, 'No.')
  await expect(chat(page).getByRole('button', { name: 'Show chat (1 new message)' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 new message from Penny' })).toHaveCount(1)
  await ownerAnswers(browser, server, second, 'Yes.')
  await chat(page).getByRole('button', { name: 'Show chat (2 new messages)' }).click()
  await expect(lastAnswer(page)).toContainText(updateText(second, 'Yes.'))
  await expect(page.getByRole('status').filter({ hasText: 'new message' })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[API-05] [PROP-24] the bar shows that a message arrived', async ({ page, browser, server }) => {
    const question = newQuestion()
    await visitSample(page)
    await asksOwner(page, question)
    await chat(page).getByRole('button', { name: 'Hide chat' }).tap()
    await ownerAnswers(browser, server, question, 'Yes, with a roof.')
    const bar = page.getByRole('region', { name: 'Price and contact' })
    await bar.getByRole('button', { name: 'Ask Penny (1 new message)' }).tap()
    await expect(lastAnswer(page)).toContainText(updateText(question, 'Yes, with a roof.'))
    await expect(bar.getByRole('button', { name: 'Ask Penny', exact: true })).toHaveCount(1)
  })
})

test('[API-06] the seller’s decision about a tour appears in the page on which it was booked', async ({
  page,
  browser,
  server,
  visitor,
}) => {
  await visitSample(page)
  await getsAnswer(page, 'When could I come and see it this week or next?', 'Which works best')
  const [time = ''] = await offers(page)
  await getsAnswer(page, '1', 'What name')
  await givesDetails(page, visitor, time)
  await getsAnswer(page, 'yes', 'I asked the seller for')
  expect(bookingSummary(visitor, time)).toContain(time)
  expect(await toursOf(server, visitor)).toMatchObject([{ status: 'requested' }])

  const { accept } = linksIn(await sentEmail(server, visitor.name, 'tour-requested'))
  const seller = await browser.newPage()
  await opensLink(seller, accept)
  await seller.context().close()
  await expect(lastAnswer(page)).toContainText(/^Penny: Your tour is confirmed: \w{3}, .+ at .+ P[SD]T\.$/)
})

test('[API-04] [API-05] a restarted server reconnects the open pages, and they get what they missed', async ({
  browser,
  ownServer,
}) => {
  // The server is started twice.
  test.setTimeout(120_000)
  const server = await ownServer({ DRAIN_SECONDS: '1' })
  const page = await browser.newPage()
  await visitSample(page, server.origin)
  const question = 'Is there a sundial?'
  await asksOwner(page, question)
  await server.stop()
  await server.start()
  await ownerAnswers(browser, server, question, 'Yes, at the end of the lawn.')
  await expect(lastAnswer(page)).toContainText(updateText(question, 'Yes, at the end of the lawn.'), {
    timeout: 20_000,
  })
  await page.context().close()
})
