import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Claim, takeMessage } from '#server/chat/take-message.ts'
import { changeClaimed, released } from '#server/conversations/queries/conversations.ts'
import { example } from '#tests/support/examples.ts'
import { chatPath, conversationsIn, messagesIn, said, talk } from '../support/chat.ts'
import { onEachDatabase } from '../support/server.ts'

onEachDatabase('[CHAT-03] one answer at a time', (server) => {
  /** Claims a conversation as another process does that has started to answer. */
  async function takenElsewhere(conversationId: string, message = 'And the price?'): Promise<Claim> {
    const conversation = (await conversationsIn(server)).find(({ id }) => id === conversationId)
    if (!conversation) throw new Error('There is no such conversation.')
    const asked = { opening: conversation, conversationId, message, clientMessageId: 'elsewhere' }
    const taken = await takeMessage(server.db, asked, server.time.now)
    if (taken.kind !== 'taken') throw new Error(taken.kind)
    return taken.claim
  }

  it('409: while one is being made, and the message isn’t stored', async () => {
    const visit = talk(server.visitor())
    await visit.say('How many bedrooms?')
    await takenElsewhere(visit.id())
    const { status, body } = await visit.say('And the baths?')
    expect([status, body]).toEqual([409, example('sendChatMessage.underWay').body])
    expect((await messagesIn(server)).map(({ text }) => text)).not.toContain('And the baths?')
  })

  it('continues once the other answer is stored, or its process must have died', async () => {
    const visit = talk(server.visitor())
    await visit.say('How many bedrooms?')
    const claim = await takenElsewhere(visit.id())
    await changeClaimed(server.db, { id: visit.id(), by: claim.by }, released)
    expect((await visit.say('And the baths?')).status).toBe(200)
    await takenElsewhere(visit.id())
    server.time.grant(24)
    expect((await visit.say('And the baths?')).status).toBe(409)
    server.time.grant(1)
    expect((await visit.say('And the baths?')).status).toBe(200)
  })

  it('other conversations continue meanwhile, also of the same visitor', async () => {
    const visitor = server.visitor()
    const visit = talk(visitor)
    await visit.say('How many bedrooms?')
    await takenElsewhere(visit.id())
    expect((await talk(visitor).say('How many bedrooms?')).status).toBe(200)
    expect((await talk(server.visitor()).say('How many bedrooms?')).status).toBe(200)
  })

  it('many messages at once: each is answered once or refused whole, and one is answered', async () => {
    const visitor = server.visitor()
    const visit = talk(visitor)
    await visit.say('Hello')
    const about = { chat_conversation_id: visit.id() }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => visitor.post(chatPath, said(`How many bedrooms? ${index}`, about))),
    )
    const answered = answers.filter(({ status }) => status === 200)
    expect(answered.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(12 - answered.length)
    const kept = (await messagesIn(server)).slice(2)
    expect(kept.map(({ author }) => author)).toEqual(answered.flatMap(() => ['visitor', 'assistant']))
    for (let i = 0; i < kept.length; i += 2) expect(kept[i + 1]?.answersId).toBe(kept[i]?.id)
  })

  describe('a message with an id', () => {
    it('is answered once, however often it is sent', async () => {
      const visit = talk(server.visitor())
      const first = await visit.say('How many bedrooms?', { client_message_id: 'one' })
      await visit.say('And the price?', { client_message_id: 'two' })
      const again = await visit.say('How many bedrooms?', { client_message_id: 'one' })
      const { suggestions, ...answer } = first.body
      expect(suggestions).toHaveLength(3)
      // Only the last answer has choices.
      expect(again.body).toEqual(answer)
      expect(await messagesIn(server)).toHaveLength(4)
    })

    it('finds the conversation it began when the response was lost', async () => {
      const visitor = server.visitor()
      await visitor.post(chatPath, said('Hello'))
      const question = said('How many bedrooms?', { client_message_id: 'one' })
      const [first, again] = [await visitor.post(chatPath, question), await visitor.post(chatPath, question)]
      expect(again.body).toEqual(first.body)
      expect(await conversationsIn(server)).toHaveLength(2)
    })

    it('finds it without a cookie too, by a random UUID, and the visitor with it', async () => {
      const question = said('How many bedrooms?', { client_message_id: randomUUID() })
      const lost = await server.visitor().post(chatPath, question)
      const visitor = server.visitor()
      const again = await visitor.post(chatPath, question)
      expect(again.body).toEqual(lost.body)
      expect(again.cookies).toEqual(lost.cookies)
      const next = await visitor.post(
        chatPath,
        said('And the price?', { chat_conversation_id: again.body.chat_conversation_id }),
      )
      expect(next.body.chat_conversation_id).toBe(again.body.chat_conversation_id)
    })

    it('doesn’t find another visitor’s conversation by a guessable id', async () => {
      const question = said('How many bedrooms?', { client_message_id: '1' })
      const [one, other] = [server.visitor(), server.visitor()]
      const answers = [await one.post(chatPath, question), await other.post(chatPath, question)]
      expect(new Set(answers.map(({ body }) => body.chat_conversation_id)).size).toBe(2)
      const elsewhere = await one.post(chatPath, { ...question, property_id: 8, agent_id: 30 })
      expect(elsewhere.body.chat_conversation_id).not.toBe(answers[0]?.body.chat_conversation_id)
    })

    it('is stored and answered once when sent many times at once', async () => {
      const question = said('How many bedrooms?', { client_message_id: randomUUID() })
      const answers = await Promise.all(Array.from({ length: 10 }, () => server.visitor().post(chatPath, question)))
      const answered = answers.filter(({ status }) => status === 200)
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
      expect(answered.length).toBeGreaterThan(0)
      expect(new Set(answered.map(({ text }) => text)).size).toBe(1)
      expect((await messagesIn(server)).map(({ author }) => author)).toEqual(['visitor', 'assistant'])
    })

    it('continues where a crash left it, without storing the question twice', async () => {
      const visit = talk(server.visitor())
      await visit.say('Hello')
      await takenElsewhere(visit.id(), 'How many bedrooms?')
      server.time.grant(60)
      const { body } = await visit.say('How many bedrooms?', { client_message_id: 'elsewhere' })
      expect(body.response).toContain('5 bedrooms')
      expect((await messagesIn(server)).map(({ author }) => author)).toEqual([
        'visitor',
        'assistant',
        'visitor',
        'assistant',
      ])
    })
  })

  it('an answer that comes after its conversation was claimed by another is dropped for the other’s', async () => {
    const visit = talk(server.visitor())
    await visit.say('Hello')
    const late = await takenElsewhere(visit.id(), 'How many bedrooms?')
    server.time.grant(60)
    await visit.say('How many bedrooms?', { client_message_id: 'elsewhere' })
    expect(await changeClaimed(server.db, { id: visit.id(), by: late.by }, released)).toBe(false)
  })

  it('500: releases the conversation when answering fails, so that the question can be asked again', async () => {
    const visit = talk(server.visitor())
    await visit.say('Hello')
    await server.db.execute('alter table property_facts rename to hidden')
    const failed = await visit.say('How many bedrooms?', { client_message_id: 'one' })
    await server.db.execute('alter table hidden rename to property_facts')
    expect(failed.status).toBe(500)
    const { status, body } = await visit.say('How many bedrooms?', { client_message_id: 'one' })
    expect([status, body.response]).toEqual([200, expect.stringContaining('5 bedrooms')])
  })
})
