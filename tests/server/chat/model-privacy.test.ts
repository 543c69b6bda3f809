import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import * as fake from '../assistant/model/fake-model.ts'
import { chatPath, openQuestionsIn, said, talk } from '../support/chat.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { api, startServer } from '../support/server.ts'

const markers = {
  email: 'zorblax.marker@planted.example',
  phone: '+1 415 555 0142',
  firstName: 'Zorblaxa',
  lastName: 'Quimberton',
  company: 'Wexford Holdings',
}

let database: Database
let model: fake.FakeModel
let server: ReturnType<typeof startServer>

beforeAll(async () => {
  database = await copyOfTemplate('postgres')
})
afterAll(() => database.close())
beforeEach(() => database.db.execute('truncate conversations, letters, leads, visitor_sessions, tours cascade'))
afterEach(async () => {
  await server.app.close()
  await model.close()
})

async function startWith(...behaviors: fake.Behavior[]) {
  model = await fake.fakeModel(...behaviors)
  const env = readEnv({ ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: 'small-1' })
  server = startServer(database, { env: { ...env, logLevel: 'trace' } })
  return server.visitor()
}

const everythingSent = () => JSON.stringify(model.requests)

/** No part of any planted marker is in the requests to the model. */
function expectNoMarker() {
  expect(model.requests.length).toBeGreaterThan(0)
  const sent = everythingSent().toLowerCase()
  for (const part of ['zorblax', 'quimberton', 'wexford', 'planted.example', '5550142', '555 0142', '555-0142'])
    expect(sent).not.toContain(part)
}

describe('[API-05] the data sent to a configured model', () => {
  it('has placeholders for the visitor’s contact details', async () => {
    const visit = talk(await startWith(fake.saysText('This home has 5 bedrooms.')))
    await visit.say(
      `My name is ${markers.firstName} ${markers.lastName}. Write to ${markers.email} or call (415) 555-0142. How many bedrooms?`,
    )
    expectNoMarker()
    for (const placeholder of ['[name]', '[email]', '[phone]']) expect(everythingSent()).toContain(placeholder)
  })

  it('has placeholders in the transcript, also after Penny repeated a name', async () => {
    const visit = talk(await startWith(fake.saysText('This home has 5 bedrooms.')))
    await visit.say(`My name is ${markers.firstName} ${markers.lastName}, ${markers.email}, ${markers.phone}`)
    await visit.say('I would like to see the house on Wednesday at 10:30 am')
    await visit.say('yes')
    await visit.say(`${markers.firstName} asks: how many bedrooms?`)
    expectNoMarker()
  })

  it('has no details that the visitor gave at the gate', async () => {
    const visitor = await startWith(fake.saysText('The HOA fee is $210 a month and covers roof, garden, and trash.'))
    const { email, firstName: first_name, lastName: last_name, phone, company } = markers
    const lead = { email, first_name, last_name, phone, company }
    const { body } = await visitor.post(api('6/capture-lead'), lead)
    const visit = talk(visitor, { property_id: 6, visitor_session_id: body.session_id, visitor_email: email })
    await visit.say(`${first_name.toLowerCase()} from wexford holdings again. What is the HOA fee?`)
    expectNoMarker()
    expect(everythingSent()).toContain('[company]')
  })

  it('has placeholders in tool results: notes and the booking dialogue’s words', async () => {
    const visit = talk(
      await startWith(
        fake.saysText('This home has 5 bedrooms.'),
        fake.callsTools(['save_lead', '{}'], ['book_tour', '{}']),
        fake.saysText('This home has 5 bedrooms.'),
      ),
    )
    await visit.say(`My name is ${markers.firstName} ${markers.lastName}, ${markers.email}. How many bedrooms?`)
    await visit.say(`How many baths are there? My number is ${markers.phone}`)
    expect(model.requests.some(({ body }) => body.messages.some(({ role }) => role === 'tool'))).toBe(true)
    expectNoMarker()
  })

  it('has no id of the visitor, the session or the conversation', async () => {
    const visitor = await startWith(fake.saysText('This home has 5 bedrooms.'))
    const { body } = await visitor.post(api('6/capture-lead'), { email: markers.email, first_name: 'Z', phone: '1' })
    const answer = await visitor.post(chatPath, said('How many bedrooms?', { visitor_session_id: body.session_id }))
    expect(everythingSent()).not.toContain(body.session_id)
    expect(everythingSent()).not.toContain(answer.body.chat_conversation_id)
  })

  it('isn’t restored: the model’s question to the seller has no placeholder and no address', async () => {
    const visit = talk(
      await startWith(
        fake.callsTools(['ask_seller', '{"question":"Can the owner write to [email] about the wine cellar?"}']),
        fake.saysText('The listing does not say whether there is a wine cellar. I am asking the seller.'),
      ),
    )
    await visit.say(`Can the owner write to ${markers.email} about the wine cellar?`)
    const questions = (await openQuestionsIn({ db: database.db })).map(({ question }) => question)
    expect(questions).toEqual(['Can the owner write to … about the wine cellar?'])
  })

  it('isn’t repeated in an answer: sentences with a placeholder aren’t sent', async () => {
    const visit = talk(await startWith(fake.saysText('This home has 5 bedrooms, [name].')))
    const { body } = await visit.say(`My name is ${markers.firstName}. How many bedrooms?`)
    expect(body.response).not.toContain('[name]')
    expect(body.response).toContain('5 bedrooms')
  })
})
