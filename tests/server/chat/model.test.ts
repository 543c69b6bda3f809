import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { tours } from '#server/tours/schema.ts'
import * as fake from '../assistant/model/fake-model.ts'
import { chatPath, conversationsIn, messagesIn, openQuestionsIn, said, talk } from '../support/chat.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { startServer } from '../support/server.ts'

let database: Database
let model: fake.FakeModel
let server: ReturnType<typeof startServer>

beforeAll(async () => {
  database = await copyOfTemplate('postgres')
})
afterAll(() => database.close())
beforeEach(() => database.db.execute('truncate conversations, letters cascade'))
afterEach(async () => {
  await server.app.close()
  await model.close()
})

/** A server whose answers are worded by a model with this behavior. */
async function startWith(...behaviors: fake.Behavior[]) {
  model = await fake.fakeModel(...behaviors)
  const env = readEnv({ ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: 'small-1' })
  server = startServer(database, { env: { ...env, logLevel: 'trace' } })
  return talk(server.visitor())
}

const truth = 'This home has 5 bedrooms.'

describe('[API-05] with a language model', () => {
  it('the answer is in the model’s words, and stored that way', async () => {
    const visit = await startWith(fake.saysText(truth))
    const { body } = await visit.say('How many bedrooms?')
    expect(body.response).toBe(truth)
    expect((await messagesIn(database)).map(({ text }) => text)).toEqual(['How many bedrooms?', truth])
  })

  it('its words are sent as events once they are checked', async () => {
    await startWith(fake.saysText(truth))
    const { text } = await server.visitor().post(chatPath, said('How many bedrooms?'), { accept: 'text/event-stream' })
    expect(text).toMatch(/^: open\n\nevent: delta\ndata: \{"text":"This home has 5 bedrooms\."\}\n\nevent: answer\n/)
  })

  it('its first words are sent before its last are made, and the stored answer begins with them', async () => {
    await startWith(fake.stands(`${truth} The price is`))
    const { app } = server
    await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(new URL(chatPath, app.listeningOrigin), {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(said('How many bedrooms? How much is it?')),
    })
    const reader = (response.body ?? expect.fail('nothing came')).pipeThrough(new TextDecoderStream()).getReader()
    let received = ''
    const read = async () => {
      const { value, done } = await reader.read()
      received += value ?? ''
      return done
    }
    while (!received.includes('delta')) if (await read()) break
    expect(received).toMatch(/event: delta\ndata: \{"text":"This home has 5 bedrooms\."\}\n\n$/)
    expect((await messagesIn(database)).map(({ author }) => author)).toEqual(['visitor'])
    await model.close()
    while (!(await read()));
    const kept = (await messagesIn(database)).at(-1)?.text
    expect(kept).toMatch(/^This home has 5 bedrooms\. .*\$4,750,000/)
    expect(received).toContain(JSON.stringify(kept))
  })

  it('a false statement isn’t sent or published', async () => {
    const visit = await startWith(fake.saysText('This home has 6 bedrooms and a helipad.'))
    const { body } = await visit.say('How many bedrooms?')
    expect(body.response).toContain('5 bedrooms')
    expect(body.response).not.toContain('helipad')
    expect(JSON.stringify(await messagesIn(database))).not.toContain('helipad')
    expect(server.lines.some((line) => line.includes('answer was not sent'))).toBe(true)
  })

  it('a message sent while it works is refused, and its answer is stored though nobody waits for it', async () => {
    const visit = await startWith(fake.saysText(truth), fake.isSilent)
    await visit.say('How many bedrooms?')
    const waiting = visit.say('And the price?')
    await model.stalled
    expect((await visit.say('And the parking?')).status).toBe(409)
    await model.close()
    expect((await waiting).body.response).toContain('$4,750,000')
    expect((await messagesIn(database)).map(({ author }) => author)).toEqual([
      'visitor',
      'assistant',
      'visitor',
      'assistant',
    ])
  })

  it('its question to the seller is sent once, in the visitor’s words', async () => {
    const visit = await startWith(
      fake.callsTools(
        ['ask_seller', '{"question":"Is there a wine cellar?"}'],
        ['ask_seller', '{"question":"is there a wine cellar"}'],
      ),
      fake.saysText('The listing does not say whether there is a wine cellar. I am asking the seller.'),
    )
    await visit.say('Is there a wine cellar?')
    expect(await openQuestionsIn(database)).toMatchObject([{ question: 'Is there a wine cellar?' }])
  })

  it('a booking is started once, whether the engine or a model words the answer', async () => {
    const visit = await startWith(
      fake.callsTools(['book_tour', '{}'], ['book_tour', '{}']),
      fake.saysText('The house has a helipad.'),
    )
    const { body } = await visit.say('Wednesday at 10:30 am would be nice')
    expect(body.response).toMatch(/Wed, Nov 25 at 10:30 AM PST/)
    expect((await conversationsIn(database))[0]?.booking).not.toBeNull()
  })

  it('its words alone book nothing', async () => {
    const visit = await startWith(
      fake.callsTools(['book_tour', '{}']),
      fake.saysText('Done. I asked the seller for Wed, Nov 25 at 10:30 AM PST.'),
    )
    const before = (await database.db.select().from(tours)).length
    await visit.say('How many bedrooms?')
    expect(await database.db.select().from(tours)).toHaveLength(before)
  })

  it('the booking dialogue’s questions are asked unchanged', async () => {
    const visit = await startWith(fake.saysText('The house has a helipad.'))
    const { body } = await visit.say('I would like to see the house on Wednesday at 10:30 am')
    expect(body.response).toContain('name')
    expect(model.requests).toEqual([])
  })
})
