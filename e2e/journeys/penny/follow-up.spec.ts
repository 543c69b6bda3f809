import { expect } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { getsAnswer } from '#e2e/support/listing.ts'
import { emailsAbout, sentEmail } from '#e2e/support/outbox.ts'
import { conversationOf, test, visitSample } from '#e2e/support/talk.ts'

// The server is restarted, and then looks for quiet conversations.
test.slow()

test('[API-05] the draft after a quiet conversation goes once, only to the seller', async ({
  page,
  visitor,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    getsAnswer(page, `My name is ${visitor.name}, you can write to me at ${visitor.email}`, /./),
  )
  await getsAnswer(page, 'We want to buy, our budget is $4.5 million. How many bedrooms?', '5 bedrooms')
  const startsAnew = async () => {
    await server.stop()
    await server.start()
  }
  const drafts = () =>
    queryPostgres(server.databaseUrl, 'select id from follow_ups where conversation_id = $1', [conversation])
  await startsAnew()
  expect(await drafts()).toEqual([])

  const anHourAgo = `update conversations set last_spoken_at = last_spoken_at - interval '1 hour' where id = $1`
  await queryPostgres(server.databaseUrl, anHourAgo, [conversation])
  await startsAnew()
  const draft = await sentEmail(server, visitor.name, 'follow-up-draft')
  expect(draft.to).toEqual([{ name: '', address: 'seller@example.com' }])
  expect(draft.subject).toBe(`Draft follow-up to ${visitor.name} about 48 Alder Ridge Road`)
  expect(draft.text).toContain('I’ve only sent it to you.')
  expect(draft.text).toContain('Budget: ')

  await startsAnew()
  expect(await drafts()).toHaveLength(1)
  const toVisitor = await queryPostgres(server.databaseUrl, 'select kind from letters where recipient = $1', [
    visitor.email,
  ])
  expect(toVisitor).toEqual([])
  expect((await emailsAbout(server, visitor.name)).map(({ kind }) => kind)).toEqual(['follow-up-draft'])
})
