import { expect, it } from 'vitest'
import { openQuestions } from '#server/questions/schema.ts'
import { talk } from '../support/chat.ts'
import { decide, describeServerInNovember, emailsOf, tokensIn, tourRow } from '../support/tours.ts'
import { bookedChat } from './booked-chat.ts'

describeServerInNovember('a message for the seller of a tour, left in the chat', (server) => {
  const booked = (visitor = server.visitor()) => bookedChat(server, visitor)
  const messagesOf = async (id: number) =>
    (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-message').map(({ text }) => text)
  const accept = async (id: number) => {
    const asked = (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-requested')
    await decide(server.visitor(), tokensIn(asked?.text ?? '')[0] ?? '', 'accept')
    expect((await tourRow(server, id)).status).toBe('accepted')
  }

  it('[API-05] [API-06] is emailed to the seller, who knows of a request that isn’t confirmed', async () => {
    const { id, say } = await booked()
    expect(await say('please let the seller know I’ll be 10 min late')).toBe(
      'I’ve passed that on to the seller: “I’ll be 10 min late”',
    )
    const [text, second] = await messagesOf(id)
    expect(text).toContain('Message from Ann Chen:\n> I’ll be 10 min late')
    expect(second).toBeUndefined()
    expect(await server.db.select().from(openQuestions)).toEqual([])
  })

  it('[API-05] is emailed in Spanish, beside an answer to another question', async () => {
    const { id, say } = await booked()
    expect(await say('¿puede pedirle que deje las luces prendidas? ¿Cuántas recámaras tiene?')).toBe(
      'Tiene 5 recámaras.\n\nYa le pasé su mensaje al vendedor: «Por favor, deje las luces prendidas»',
    )
    expect(await messagesOf(id)).toEqual([expect.stringContaining('> Por favor, deje las luces prendidas')])
  })

  it('[API-05] is emailed once, however often it comes', async () => {
    const { id, chat } = await booked()
    const send = () => chat.say('tell them we’re bringing our contractor', { client_message_id: 'once' })
    const first = await send()
    expect((await send()).body.response).toBe(first.body.response)
    expect(first.body.response).toContain('I’ve passed that on')
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('[API-05] is refused after three', async () => {
    const { id, say } = await booked()
    for (const words of ['running late', 'still stuck in traffic', 'almost there'])
      expect(await say(`${words}, please tell the seller`)).toContain(`“${words}”`)
    expect(await say('tell the seller I’m outside')).toBe(
      'I couldn’t pass that on. I can send the seller only three messages about a tour, and those are used up.',
    )
    expect(await messagesOf(id)).toHaveLength(3)
  })

  it('[API-05] is emailed while an accepted tour is under way, and not when it’s over', async () => {
    const { id, say } = await booked()
    await accept(id)
    server.time.now = new Date('2026-11-25T18:40:00.000Z')
    expect(await say('tell the seller we’re outside')).toBe('I’ve passed that on to the seller: “we’re outside”')
    server.time.now = new Date('2026-11-25T19:10:00.000Z')
    expect(await say('tell the seller we’re still outside')).not.toContain('passed')
    expect(await messagesOf(id)).toHaveLength(1)
  })

  it('[API-05] isn’t emailed without a tour', async () => {
    const say = async (message: string) => (await talk(server.visitor()).say(message)).body.response as string
    expect(await say('let the seller know I’ll be 10 min late')).not.toContain('passed')
  })

  it.each([
    'tell the seller we are looking for a Christian neighborhood',
    'tell the seller I have a Section 8 voucher',
  ])('[API-05] is answered by the fair housing guard and isn’t emailed: %s', async (message) => {
    const { id, say } = await booked()
    expect(await say(message)).toMatch(/fair housing rules|lawful criteria/)
    expect(await messagesOf(id)).toEqual([])
  })

  it.each([
    ['ask the seller if the roof is new', /asked the seller|sent your question to the seller/],
    ['tell them I want to cancel', /canceled|cancel your tour/],
    ['tell the seller I’d like to move it to 3', /Wed, Nov 25 at 3 PM/],
  ])('[API-05] isn’t what else is said of the seller: %s', async (message, words) => {
    const { id, say } = await booked()
    expect(await say(message)).toMatch(words)
    expect(await messagesOf(id)).toEqual([])
  })
})
