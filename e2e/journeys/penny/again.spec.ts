import { expect, type Page } from '@playwright/test'
import { shifts, watchShifts } from '#e2e/support/layout-shifts.ts'
import { getsAnswer, seededListings, seesListing } from '#e2e/support/listing.ts'
import { sentEmail } from '#e2e/support/outbox.ts'
import { conversationOf, test, transcript, visitSample } from '#e2e/support/talk.ts'

const said = (page: Page) => page.getByRole('log', { name: 'Conversation with Penny' }).getByRole('listitem')

test('[CHAT-04] [CHAT-10] the conversation is there again after a reload, in another tab and on another day, and continues', async ({
  page,
  context,
  server,
}) => {
  const question = 'Is there a drawbridge?'
  await watchShifts(page)
  await visitSample(page)
  const conversation = await conversationOf(server, page, () => getsAnswer(page, question, /listing/))
  const before = await said(page).allTextContents()
  expect(before).toHaveLength(3)

  await page.reload()
  await expect(said(page)).toHaveText(before)
  expect(await shifts(page)).toEqual([])

  const { text = '' } = await sentEmail(server, question, 'question-asked')
  const [link = ''] = /http:\S+\/question\?token=\S+/.exec(text) ?? []
  const seller = await context.newPage()
  await seller.goto(link)
  await seller.getByLabel('Your answer').fill('No, but there is a garden gate.')
  await seller.getByRole('button', { name: 'Send answer' }).click()
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText('Answered')
  await seller.close()

  const withAnswer = [
    ...before.slice(0, 2),
    /^Penny: The listing doesn’t say\. .+Question answered$/,
    /^Penny: You asked: “Is there a drawbridge\?” The answer is: “No, but there is a garden gate\.”/,
  ]
  await page.reload()
  await expect(said(page)).toHaveText(withAnswer)

  const tomorrow = await context.newPage()
  await visitSample(tomorrow)
  await expect(said(tomorrow)).toHaveText(withAnswer)
  expect(await conversationOf(server, tomorrow, () => getsAnswer(tomorrow, 'How many bedrooms?', '5 bedrooms'))).toBe(
    conversation,
  )
  expect(await transcript(server, conversation)).toHaveLength(4)
})

test('[CHAT-07] a conversation that can’t be loaded doesn’t stop anyone from asking', async ({ page, server }) => {
  await visitSample(page)
  const first = await conversationOf(server, page, () => getsAnswer(page, 'How much is it?', '$4,750,000'))
  await page.route('**/conversation', (route) => route.abort('connectionreset'))
  await page.reload()
  await seesListing(page, seededListings.open)
  const second = await conversationOf(server, page, () => getsAnswer(page, 'How many bedrooms?', '5 bedrooms'))
  expect(second).not.toBe(first)
})

test('[CHAT-04] another visitor doesn’t see it', async ({ page, browser }) => {
  await visitSample(page)
  await getsAnswer(page, 'How much is it?', '$4,750,000')
  const stranger = await browser.newPage()
  await visitSample(stranger, new URL(page.url()).origin)
  await expect(said(stranger)).toHaveCount(1)
  await stranger.context().close()
})
