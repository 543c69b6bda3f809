import { expect, it } from 'vitest'
import { notesOf, talk } from '../support/chat.ts'
import { describeServer } from '../support/server.ts'

/** An assistant who asks visitors about themselves. */
const exploratory = 42

describeServer('[API-05] a few words that answer what Penny asked', (server) => {
  const notes = async () => (await notesOf(server)).map(({ topic, value }) => `${topic}=${value}`)

  it('are noted by what she asked, in whatever words she asked it', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    expect((await say('How many bedrooms?')).body.response).toContain('a home to live in or an investment?')
    expect((await say('An investment')).body.response).not.toMatch(/don’t understand/)
    expect(await notes()).toEqual(['intent=investing'])
  })

  it('are noted when she asked in Spanish', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    await say('¿Cuántas recámaras tiene?')
    await say('investment')
    expect(await notes()).toEqual(['intent=investing'])
  })

  it('are a name while a tour is booked, also after an answer to something else', async () => {
    const { say } = talk(server.visitor())
    await say('Can I see it on Wednesday at 10:30 am?')
    await say('How many bedrooms are there?')
    await say('Jo Park')
    expect(await notes()).toEqual(['name=Jo Park'])
  })

  it('are no answer once she asked nothing more', async () => {
    const { say } = talk(server.visitor(), { agent_id: exploratory })
    await say('How many bedrooms?')
    await say('Hello')
    await say('An investment')
    expect(await notes()).toEqual([])
  })
})
