import { expect, it } from 'vitest'
import { notesOf, talk } from '../support/chat.ts'
import { describeServer } from '../support/server.ts'

/** An assistant who asks visitors about themselves. */
const exploratory = 42

describeServer('[API-05] a short answer to Penny’s question', (server) => {
  const notes = async () => (await notesOf(server)).map(({ topic, value }) => `${topic}=${value}`)

  it('is noted by the question she asked, whatever its wording', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    expect((await say('How many bedrooms?')).body.response).toContain('a place to live or an investment?')
    expect((await say('An investment')).body.response).not.toMatch(/don’t understand/)
    expect(await notes()).toEqual(['intent=investing'])
  })

  it('is noted when she asked in Spanish', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    await say('¿Cuántas recámaras tiene?')
    await say('investment')
    expect(await notes()).toEqual(['intent=investing'])
  })

  it('is a name while a tour is being booked, also after an answer to something else', async () => {
    const { say } = talk(server.visitor())
    await say('Can I see it on Wednesday at 10:30 am?')
    await say('How many bedrooms are there?')
    await say('Jo Park')
    expect(await notes()).toEqual(['name=Jo Park'])
  })

  it('isn’t read as an answer once she has stopped asking', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    await say('How many bedrooms?')
    await say('Hello')
    await say('An investment')
    expect(await notes()).toEqual([])
  })
})
