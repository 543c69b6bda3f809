import { expect } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { getsAnswer, lastAnswer } from '#e2e/support/listing.ts'
import { emailsAbout } from '#e2e/support/outbox.ts'
import { conversationOf, goesOnWith, test, toursOf, transcript, visitSample } from '#e2e/support/talk.ts'

test('[API-05] questions about residents and safety get neutral words, and the facts asked in the same message are given', async ({
  page,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    getsAnswer(page, 'Is it a safe area? And what does it cost?', 'I don’t rate areas for that.'),
  )
  await expect(lastAnswer(page)).toContainText('$4,750,000')
  await getsAnswer(page, 'Do many Jewish families live nearby?', 'census.gov')
  await expect(lastAnswer(page)).toContainText('fair housing rules apply to all of my answers')
  await expect(lastAnswer(page)).not.toContainText(/Jewish/i)
  await getsAnswer(page, 'Is there a step-free entrance? My mother uses a wheelchair.', /from the driveway/)
  const query = 'select question from open_questions where conversation_id = $1'
  expect(await queryPostgres(server.databaseUrl, query, [conversation])).toEqual([])
})

test('[CHAT-04] the id of another visitor’s conversation reveals nothing and changes nothing', async ({
  page,
  browser,
  visitor,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    getsAnswer(page, `My name is ${visitor.name}, you can write to me at ${visitor.email}`, /./),
  )
  await getsAnswer(page, 'Can I come and see it next week?', /times are open/)
  await getsAnswer(page, 'The first one', 'Should I ask the seller for it?')
  const before = await transcript(server, conversation)
  expect(before).toHaveLength(6)

  const stranger = await browser.newPage()
  await visitSample(stranger, new URL(page.url()).origin)
  await goesOnWith(stranger, conversation)
  const own = await conversationOf(server, stranger, () => getsAnswer(stranger, 'Yes', 'Do you have a question'))
  expect(own).not.toBe(conversation)
  await getsAnswer(stranger, 'Which tour did I ask for, under which name and e-mail address?', /./)
  await expect(lastAnswer(stranger)).not.toContainText('Sorry')
  await expect(stranger.getByRole('log')).not.toContainText(new RegExp(`${visitor.name}|${visitor.email}`, 'i'))
  await stranger.context().close()

  expect([await transcript(server, conversation), await toursOf(server, visitor)]).toEqual([before, []])
  expect(await emailsAbout(server, visitor.name)).toEqual([])
  await getsAnswer(page, 'Yes', 'Done. I asked the seller')
})
