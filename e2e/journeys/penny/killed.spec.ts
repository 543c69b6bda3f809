import { expect } from '@playwright/test'
import { seesEmails } from '#e2e/support/booked-tour.ts'
import { bookingSummary, offers } from '#e2e/support/booking-talk.ts'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { holdAnswers } from '#e2e/support/held-answers.ts'
import { askInChat, getsAnswer, lastAnswer } from '#e2e/support/listing.ts'
import { conversationOf, test, toursOf, transcript, visitSample } from '#e2e/support/talk.ts'

// The server is restarted.
test.slow()

test('[API-05] [API-06] a server killed during the yes has booked one tour, and a second yes books no other', async ({
  page,
  visitor,
  server,
}) => {
  await visitSample(page)
  const conversation = await conversationOf(server, page, () =>
    getsAnswer(page, 'Can I come and see it next week?', /times are open/),
  )
  const [first = ''] = await offers(page)
  await getsAnswer(page, `The first one. I’m ${visitor.name}, ${visitor.email}`, bookingSummary(visitor, first))
  const answers = await holdAnswers(server.databaseUrl)
  await askInChat(page, 'Yes')
  await expect.poll(() => toursOf(server, visitor)).toHaveLength(1)
  await server.kill()
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')
  await answers.end()
  await server.start()
  // A dead server's claim on an answer expires after 25 seconds, one on an email after two minutes. The restarted
  // server answers the first yes by itself; a second process couldn't claim it meanwhile.
  await queryPostgres(server.databaseUrl, 'update conversations set answering_until = now() where id = $1', [
    conversation,
  ])
  await expect.poll(async () => (await transcript(server, conversation)).at(-1)?.author).toBe('assistant')
  await queryPostgres(server.databaseUrl, "update letters set next_attempt_at = now() where status = 'queued'", [])

  await askInChat(page, 'Yes')
  await expect(lastAnswer(page)).not.toContainText('Sorry')
  const [tour] = await toursOf(server, visitor)
  expect(await toursOf(server, visitor)).toHaveLength(1)
  await seesEmails(server, { id: tour?.id ?? 0, buyer: visitor.name }, [])
  const said = await transcript(server, conversation)
  expect(said.map(({ author }) => author).join(' ')).toBe(
    'visitor assistant visitor assistant visitor assistant visitor assistant',
  )
})
