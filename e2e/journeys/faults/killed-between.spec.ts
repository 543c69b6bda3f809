import { expect } from '@playwright/test'
import { queryPostgres } from '#e2e/support/database-queries.ts'
import { holdAnswers } from '#e2e/support/held-answers.ts'
import { test } from '#e2e/support/journey.ts'
import { isEveryKillPoint } from '#e2e/support/kill-points.ts'
import { askInChat, getsAnswer, lastAnswer, seededListings, seesLateParts, seesListing } from '#e2e/support/listing.ts'

if (isEveryKillPoint)
  test('[CHAT-07] a server killed between question and answer has stored the question', async ({ page, server }, {
    testId,
    repeatEachIndex,
  }) => {
    const mark = `(${testId}-${repeatEachIndex})`
    const said = () =>
      queryPostgres(
        server.databaseUrl,
        `select author, text from messages where conversation_id in
        (select conversation_id from messages where text like $1) order by id`,
        [`%${mark}`],
      )
    await page.goto(seededListings.open.path)
    await seesListing(page, seededListings.open)
    await seesLateParts(page)
    const answers = await holdAnswers(server.databaseUrl)
    const first = `How much is it? ${mark}`
    await askInChat(page, first)
    await expect.poll(said).toEqual([{ author: 'visitor', text: first }])
    await server.kill()
    await expect(lastAnswer(page)).toContainText('Sorry, I encountered an error. Please try again.')
    await answers.end()
    await server.start()

    const second = `And how large is it? ${mark}`
    await getsAnswer(page, second, '4,820 square feet')
    expect(await said()).toEqual([
      { author: 'visitor', text: first },
      { author: 'visitor', text: second },
      { author: 'assistant', text: expect.stringContaining('4,820 square feet') },
    ])
  })
