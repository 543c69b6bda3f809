import { expect } from '@playwright/test'
import { hold } from '#e2e/support/held.ts'
import { holdAnswers } from '#e2e/support/held-answers.ts'
import { askInChat, getsAnswer, lastAnswer } from '#e2e/support/listing.ts'
import { conversationOf, goesOnWith, test, transcript, visitSample } from '#e2e/support/talk.ts'

test('[CHAT-03] two tabs that ask at once in one conversation: one is answered, the other later, each once', async ({
  page,
  context,
  server,
}) => {
  const other = await context.newPage()
  await visitSample(page)
  await visitSample(other)
  const conversation = await conversationOf(server, page, () => getsAnswer(page, 'How much is it?', '$4,750,000'))
  await goesOnWith(other, conversation)

  const answers = await holdAnswers(server.databaseUrl)
  await askInChat(page, 'How many bedrooms are there?')
  await expect.poll(() => transcript(server, conversation)).toHaveLength(3)
  const refused = other.waitForResponse('**/api/v1/chat')
  await askInChat(other, 'Is there parking?')
  expect((await refused).status()).toBe(409)
  await expect(lastAnswer(other)).toContainText('Sorry, I encountered an error. Please try again.')
  await answers.release()
  await expect(lastAnswer(page)).toContainText('5 bedrooms')
  expect(await conversationOf(server, other, () => getsAnswer(other, 'Is there parking?', 'garage'))).toBe(conversation)
  expect(await transcript(server, conversation)).toEqual([
    { author: 'visitor', text: 'How much is it?' },
    { author: 'assistant', text: expect.stringContaining('$4,750,000') },
    { author: 'visitor', text: 'How many bedrooms are there?' },
    { author: 'assistant', text: expect.stringContaining('5 bedrooms') },
    { author: 'visitor', text: 'Is there parking?' },
    { author: 'assistant', text: expect.stringContaining('garage') },
  ])
})

test('[CHAT-03] a second click and a second Enter during a question ask nothing', async ({ page, server }) => {
  await visitSample(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/chat')) sent.push(request.url())
  })
  const held = await hold(page, '**/api/v1/chat')
  const [input, button] = [page.getByLabel('Your question to Penny'), page.getByRole('button', { name: 'Send' })]
  const conversation = await conversationOf(server, page, async () => {
    await input.fill('How much is it?')
    await button.dblclick()
    await held.arrived()
    await button.click({ force: true })
    await page.keyboard.press('Enter')
    await held.release()
    await expect(lastAnswer(page)).toContainText('$4,750,000')
  })
  expect(sent).toHaveLength(1)
  expect((await transcript(server, conversation)).map(({ author }) => author)).toEqual(['visitor', 'assistant'])
})

test('[CHAT-07] a lost answer: the question asked again gets its own answer', async ({ page, server }) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () => getsAnswer(page, 'How much is it?', '$4,750,000'))
  const lose = async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.abort('connectionreset')
  }
  await page.route('**/api/v1/chat', lose, { times: 1 })
  await askInChat(page, 'Is there a wishing well?')
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')
  await getsAnswer(page, 'Is there a wishing well?', 'The seller already has this question')
  const said = await transcript(server, conversation)
  expect(said.map(({ author }) => author)).toEqual([
    'visitor',
    'assistant',
    'visitor',
    'assistant',
    'visitor',
    'assistant',
  ])
  expect(said.slice(2).filter(({ text }) => text === 'Is there a wishing well?')).toHaveLength(2)
})
