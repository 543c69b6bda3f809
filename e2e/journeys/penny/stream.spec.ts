import { expect, type Page } from '@playwright/test'
import { askInChat, getsAnswer, lastAnswer } from '#e2e/support/listing.ts'
import { StreamProxy } from '#e2e/support/stream-proxy.ts'
import { conversationOf, test, transcript, visitSample } from '#e2e/support/talk.ts'

const question = 'How many bedrooms, and what about parking?'
const answer = { author: 'assistant', text: expect.stringMatching(/5 bedrooms.*garage/s) }
const growing = (page: Page) => page.getByRole('log').locator('li[aria-hidden]')

test('[CHAT-03] [API-05] a streamed answer grows on the page and ends as one answer', async ({ page, server }) => {
  const line = await StreamProxy.to(server.origin, { isHeld: true })
  await visitSample(page, line.origin)
  await askInChat(page, question)
  let received = ''
  let pieces = 0
  for (;;) {
    await expect.poll(() => line.waiting()).toBeGreaterThan(0)
    const { event, data } = line.next()
    if (event === 'answer') {
      expect(data.response).toBe(received)
      break
    }
    received += data.text
    pieces++
    await expect(growing(page)).toHaveText(received)
    await expect(page.getByLabel('Your question to Penny')).toBeDisabled()
  }
  expect(pieces).toBeGreaterThan(1)
  await expect(lastAnswer(page)).toContainText(received)
  await expect(growing(page)).toHaveCount(0)
  await expect(page.getByLabel('Your question to Penny')).toBeFocused()
  await line.close()
})

test('[CHAT-03] [CHAT-04] behind a proxy that passes only JSON Penny answers in one piece, and the conversation continues', async ({
  page,
  server,
}) => {
  const line = await StreamProxy.to(server.origin, { accept: 'application/json' })
  await visitSample(page, line.origin)
  const types: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/chat')) types.push(response.headers()['content-type'])
  })
  const conversation = await conversationOf(server, page, () => getsAnswer(page, question, '5 bedrooms'))
  await getsAnswer(page, 'Which of that is for electric cars?', /EV charger/)
  expect(types).toEqual(['application/json; charset=utf-8', 'application/json; charset=utf-8'])
  const authors = (await transcript(server, conversation)).map(({ author }) => author)
  expect(authors).toEqual(['visitor', 'assistant', 'visitor', 'assistant'])
  await line.close()
})

test('[CHAT-07] a connection cut during an answer: asked again, each question has one answer', async ({
  page,
  server,
}) => {
  const line = await StreamProxy.to(server.origin, { isHeld: true })
  await visitSample(page, line.origin)
  const passAll = async () => {
    await expect.poll(() => line.waiting()).toBeGreaterThan(0)
    while (line.waiting() > 0) line.next()
  }
  const conversation = await conversationOf(server, page, async () => {
    await askInChat(page, 'How much is it?')
    await passAll()
  })
  await expect(lastAnswer(page)).toContainText('$4,750,000')
  await askInChat(page, question)
  await expect.poll(() => line.waiting()).toBeGreaterThan(1)
  const { data } = line.next()
  await expect(growing(page)).toHaveText(data.text ?? '')
  line.cut()
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')
  await expect(growing(page)).toHaveCount(0)

  await askInChat(page, question)
  await passAll()
  await expect(lastAnswer(page)).toContainText('5 bedrooms')
  expect(await transcript(server, conversation)).toEqual([
    { author: 'visitor', text: 'How much is it?' },
    { author: 'assistant', text: expect.stringContaining('$4,750,000') },
    { author: 'visitor', text: question },
    answer,
    { author: 'visitor', text: question },
    answer,
  ])
  await line.close()
})
