import { expect } from '@playwright/test'
import { seesLetters } from '#e2e/support/booked-tour.ts'
import { done, offers, summary } from '#e2e/support/booking-talk.ts'
import { holdAnswers } from '#e2e/support/held-answers.ts'
import { keptAt, keptIn } from '#e2e/support/kept.ts'
import { ask, hears, lastAnswer } from '#e2e/support/listing.ts'
import { letter } from '#e2e/support/outbox.ts'
import { conversationOf, test, toursOf, transcript, visits } from '#e2e/support/talk.ts'

// The servers are started again and again.
test.slow()

test('[API-05] a server that is killed between any two words of the dialogue goes on with it, on the embedded database', async ({
  page,
  visitor,
  server,
}) => {
  const killed = async () => {
    await server.kill()
    await server.start()
  }
  await visits(page, server.origin)
  await hears(page, 'Can I come and see it next week?', /times are free/)
  const [first = ''] = await offers(page)
  await killed()
  await hears(page, 'The first one', `${first} is free. What name may I give the seller?`)
  await hears(page, visitor.name, 'Which e-mail address should the seller')
  await killed()
  await hears(page, visitor.email, summary(visitor, first))
  await killed()
  await hears(page, 'Yes, please', done(visitor, first))
  await letter(server, visitor.name, 'tour-requested')
  await server.kill()
  const tours = await keptIn(server.dataDir, 'select status from tours where buyer_email = $1', [visitor.email])
  expect(tours).toEqual([{ status: 'requested' }])
  await server.start()
})

test('[API-05] [API-06] a server that is killed over the yes has booked one tour, and a second yes books no other', async ({
  page,
  visitor,
  server,
}) => {
  await visits(page)
  const conversation = await conversationOf(server, page, () =>
    hears(page, 'Can I come and see it next week?', /times are free/),
  )
  const [first = ''] = await offers(page)
  await hears(page, `The first one. I’m ${visitor.name}, ${visitor.email}`, summary(visitor, first))
  const answers = await holdAnswers(server.databaseUrl)
  await ask(page, 'Yes')
  await expect.poll(() => toursOf(server, visitor)).toHaveLength(1)
  await server.kill()
  await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')
  await answers.end()
  await server.start()
  // As after the 25 seconds for which a dead server's claim lasts, and the two minutes of one on a letter.
  await keptAt(server.databaseUrl, 'update conversations set answering_until = now() where id = $1', [conversation])
  await keptAt(server.databaseUrl, "update letters set next_attempt_at = now() where status = 'queued'", [])

  await ask(page, 'Yes')
  await expect(lastAnswer(page)).not.toContainText('Sorry')
  const [tour] = await toursOf(server, visitor)
  expect(await toursOf(server, visitor)).toHaveLength(1)
  await seesLetters(server, { id: tour?.id ?? 0, buyer: visitor.name }, [])
  const said = await transcript(server, conversation)
  expect(said.map(({ author }) => author).join(' ')).toBe(
    'visitor assistant visitor assistant visitor visitor assistant',
  )
})
