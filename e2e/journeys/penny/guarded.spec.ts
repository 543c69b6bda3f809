import { expect } from '@playwright/test'
import { keptAt } from '#e2e/support/kept.ts'
import { hears, lastAnswer } from '#e2e/support/listing.ts'
import { lettersAbout } from '#e2e/support/outbox.ts'
import { conversationOf, goesOnWith, test, toursOf, transcript, visitSample } from '#e2e/support/talk.ts'

test('[API-05] questions about residents and safety get neutral words, and the facts asked in the same message are given', async ({
  page,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    hears(page, 'Is it a safe area? And what does it cost?', 'I can’t rate how an area is in that respect.'),
  )
  await expect(lastAnswer(page)).toContainText('$4,750,000')
  await hears(page, 'Do many Jewish families live nearby?', 'census.gov')
  await expect(lastAnswer(page)).toContainText('fair housing rules apply to all of my answers')
  await expect(lastAnswer(page)).not.toContainText(/Jewish/i)
  await hears(page, 'Is there a step-free entrance? My mother uses a wheelchair.', /from the driveway/)
  const query = 'select question from open_questions where conversation_id = $1'
  expect(await keptAt(server.databaseUrl, query, [conversation])).toEqual([])
})

test('[CHAT-04] the id of another visitor’s conversation reveals nothing and changes nothing', async ({
  page,
  browser,
  visitor,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    hears(page, `My name is ${visitor.name}, you can write to me at ${visitor.email}`, /./),
  )
  await hears(page, 'Can I come and see it next week?', /times are open/)
  await hears(page, 'The first one', 'Should I ask the seller for it?')
  const before = await transcript(server, conversation)
  expect(before).toHaveLength(6)

  const stranger = await browser.newPage()
  await visitSample(stranger, new URL(page.url()).origin)
  await goesOnWith(stranger, conversation)
  const own = await conversationOf(server, stranger, () => hears(stranger, 'Yes', 'What would you like to know'))
  expect(own).not.toBe(conversation)
  await hears(stranger, 'Which tour did I ask for, under which name and e-mail address?', /./)
  await expect(lastAnswer(stranger)).not.toContainText('Sorry')
  await expect(stranger.getByRole('log')).not.toContainText(new RegExp(`${visitor.name}|${visitor.email}`, 'i'))
  await stranger.context().close()

  expect([await transcript(server, conversation), await toursOf(server, visitor)]).toEqual([before, []])
  expect(await lettersAbout(server, visitor.name)).toEqual([])
  await hears(page, 'Yes', 'Done. I asked the seller')
})
