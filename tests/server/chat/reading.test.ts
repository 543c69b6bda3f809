import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noSentences } from '#server/assistant/sentences/sentences.ts'
import {
  startUnderstanding,
  type Understanding,
  understandingHere,
} from '#server/assistant/understanding/understanding.ts'
import type { Database } from '#server/platform/db/database.ts'
import { PoolBusy, TaskAborted } from '#server/platform/worker/runner.ts'
import { tours } from '#server/tours/schema.ts'
import { chatPath, conversationsIn, messagesIn, notesOf, openQuestionsIn, said, talk } from '../support/chat.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { startServer } from '../support/server.ts'

let database: Database
let server: ReturnType<typeof startServer>

beforeAll(async () => {
  database = await copyOfTemplate('pglite')
})
afterAll(() => database.close())
beforeEach(() => database.db.execute('truncate conversations, letters, tours cascade'))
afterEach(() => server.app.close())

type TaskName = Parameters<ReturnType<Understanding['runFor']>>[0]

type Failures = Partial<Record<TaskName, Error[]>>

/** A server whose threads fail at these tasks the given number of times. */
function startFailing(failures: Failures) {
  const keys: string[] = []
  const understanding: Understanding = {
    runFor: (key) => (name, input) => {
      keys.push(key)
      const failure = failures[name]?.shift()
      return failure ? Promise.reject(failure) : understandingHere.runFor(key)(name, input)
    },
  }
  server = startServer(database, { understanding })
  return { visit: talk(server.visitor()), keys }
}

const tooLong = () => new TaskAborted('It took too long.')
const sorry = 'Sorry, I couldn’t read that message. Please try again with shorter sentences.'
const authors = async () => (await messagesIn(database)).map(({ author }) => author)

describe('[API-05] a message that takes too long to read', () => {
  it('is stored and answered once with a plain sentence', async () => {
    const { visit } = startFailing({ readMessage: [tooLong()] })
    const hostile = { client_message_id: 'hostile' }
    const first = await visit.say('My name is Ann Chen and I want a tour tens tens', hostile)
    const again = await visit.say('My name is Ann Chen and I want a tour tens tens', hostile)
    expect([first.status, first.body.response]).toEqual([200, sorry])
    expect(again.body).toEqual(first.body)
    expect((await messagesIn(database)).map(({ text }) => text)).toEqual([
      'My name is Ann Chen and I want a tour tens tens',
      sorry,
    ])
    expect([await notesOf(database), await openQuestionsIn(database)]).toEqual([[], []])
  })

  it('doesn’t change the conversation, and the next message is answered', async () => {
    const failures: Failures = {}
    const { visit } = startFailing(failures)
    await visit.say('I would like to see the house')
    const [before] = await conversationsIn(database)
    failures.readMessage = [tooLong()]
    expect((await visit.say('tour tens tens')).body.response).toBe(sorry)
    const [after] = await conversationsIn(database)
    expect(after).toEqual({ ...before, lastSpokenAt: after?.lastSpokenAt })
    expect((await visit.say('Wednesday at 10:30 am')).body.response).toMatch(/name/)
  })

  it('books nothing when it was a yes', async () => {
    const failures: Failures = {}
    const { visit } = startFailing(failures)
    for (const message of ['A tour on Wednesday at 10:30 am, please', 'Ann Chen', 'ann@example.com'])
      await visit.say(message)
    const [before] = await conversationsIn(database)
    failures.readForTour = [tooLong()]
    expect((await visit.say('yes')).body.response).toBe(sorry)
    expect(await database.db.select().from(tours)).toEqual([])
    expect((await conversationsIn(database))[0]?.booking).toEqual(before?.booking)
    await visit.say('yes')
    expect(await database.db.select().from(tours)).toHaveLength(1)
  })

  it('gets the booking dialogue’s answer when only the rest of the message took too long', async () => {
    const { visit } = startFailing({ respond: [tooLong()] })
    await visit.say('I would like to see the house')
    const { body } = await visit.say('Wednesday at 10:30 am. Is there a helipad?')
    expect(body.response).toMatch(new RegExp(`^${sorry}\n\n.*What name`))
  })
})

describe('[API-05] too many messages at once', () => {
  it('429: stores the message and answers it when it is sent again', async () => {
    const { visit } = startFailing({ readMessage: [new PoolBusy('Too many tasks wait.')] })
    const question = { client_message_id: 'one' }
    const busy = await visit.say('How many bedrooms?', question)
    expect([busy.status, busy.headers['retry-after'], busy.body.detail]).toEqual([
      429,
      '5',
      'I’m getting a lot of questions right now. Please try again in a moment.',
    ])
    expect(await authors()).toEqual(['visitor'])
    const { status, body } = await visit.say('How many bedrooms?', question)
    expect([status, body.response]).toEqual([200, expect.stringContaining('5 bedrooms')])
    expect(await authors()).toEqual(['visitor', 'assistant'])
  })

  it('reports the problem in a stream, too', async () => {
    startFailing({ readMessage: [new PoolBusy('Too many tasks wait.')] })
    const { text } = await server.visitor().post(chatPath, said('Hello'), { accept: 'text/event-stream' })
    expect(text).toMatch(
      /^: open\n\nevent: problem\ndata: \{"status":429,"title":"Too Many Requests","code":"busy","detail":"I’m getting a lot of questions/,
    )
  })

  it('takes turns between addresses', async () => {
    const { keys } = startFailing({})
    await server.visitor('203.0.113.7').post(chatPath, said('Hello'))
    await server.visitor('198.51.100.9').post(chatPath, said('Hello'))
    expect(new Set(keys)).toEqual(new Set(['203.0.113.7', '198.51.100.9']))
  })
})

it('[API-05] answers are the same from a thread that has warmed up as from the main thread', {
  tags: ['nightly'],
}, async () => {
  const troubles: Error[] = []
  const understanding = startUnderstanding(noSentences, (error) => troubles.push(error))
  await understanding.ready
  await understanding.warmUp()
  const messages = [
    'Hello, how many bedrooms are there?',
    'My name is Ann Chen. I would like to see it on Wednesday at 10:30 am',
    'ann@example.com',
    'Is it a safe neighborhood, and is there a helipad?',
    'yes',
  ]
  const transcripts: unknown[] = []
  for (const reader of [understanding, understandingHere]) {
    server = startServer(database, { understanding: reader })
    const visit = talk(server.visitor())
    const answers: string[] = []
    for (const message of messages) answers.push((await visit.say(message)).body.response)
    const notes = (await notesOf(database)).map(({ topic, value }) => ({ topic, value }))
    transcripts.push({ answers, notes, tours: (await database.db.select().from(tours)).length })
    await database.db.execute('truncate conversations, letters, tours cascade')
    await server.app.close()
  }
  await understanding.close()
  expect(transcripts[0]).toEqual(transcripts[1])
  expect(transcripts[0]).toMatchObject({ tours: 1 })
  expect(troubles).toEqual([])
})
