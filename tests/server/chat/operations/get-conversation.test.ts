import { describe, expect, it } from 'vitest'
import { messages } from '#server/conversations/schema.ts'
import {
  chatPath as chat,
  conversationsIn,
  messagesIn,
  questionTokens,
  said,
  talk,
} from '#tests/server/support/chat.ts'
import type { Visitor } from '#tests/server/support/requests.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const none = example('getConversation.none').body
const path = (id: number | string) => api(`${id}/conversation`)

describeServer('getConversation', (server) => {
  const read = async (visitor: Visitor, id: number | string = 4) => (await visitor.get(path(id))).body

  describe('200', () => {
    it('[CHAT-04] returns the messages, oldest first, each with author, time and sources', async () => {
      const visitor = server.visitor()
      const { say, id } = talk(visitor)
      const { body: first } = await say('How many bedrooms?')
      const { body: second } = await say('Thanks!')
      const { status, body, headers } = await visitor.get(path(4))
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
      const kept = await messagesIn(server)
      const written = kept.map(({ writtenAt }) => writtenAt.toISOString())
      const ids = kept.map((message) => message.id)
      const common = { owner_questions: [], sources: [] }
      expect(body).toEqual({
        chat_conversation_id: id(),
        messages: [
          { ...common, id: ids[0], author: 'visitor', text: 'How many bedrooms?', written_at: written[0] },
          {
            ...common,
            id: ids[1],
            author: 'assistant',
            language: 'en',
            text: first.response,
            written_at: written[1],
            sources: [{ kind: 'field', id: 'beds', text: '5' }],
          },
          { ...common, id: ids[2], author: 'visitor', text: 'Thanks!', written_at: written[2] },
          {
            ...common,
            id: ids[3],
            author: 'assistant',
            language: 'en',
            text: second.response,
            written_at: written[3],
            suggestions: second.suggestions,
          },
        ],
        updates: [],
      })
    })

    it('[API-05] returns the status of a question for the owner: asked, answered, told', async () => {
      const visitor = server.visitor()
      const { say } = talk(visitor)
      await say('Is there a wine cellar?')
      const asked = {
        question: 'Is there a wine cellar?',
        outcome: 'asked',
        asked_at: server.time.now.toISOString(),
        update_id: expect.stringMatching(/^answer-\d+$/),
      }
      const questions = async () => (await read(visitor)).messages[1].owner_questions
      expect(await questions()).toEqual([{ ...asked, answer: null, answered_at: null, is_told: false }])

      const [token = ''] = await questionTokens(server)
      await server.visitor().post(`/api/v1/question/${token}/answer`, { answer: 'Yes, under the stairs.' })
      const answered = { ...asked, answer: 'Yes, under the stairs.', answered_at: expect.any(String) }
      expect(await questions()).toEqual([{ ...answered, is_told: false }])

      await say('Thanks!')
      expect(await questions()).toEqual([{ ...answered, is_told: true }])
    })

    it('[API-05] returns the answer also to a visitor who asked the same question later', async () => {
      const [first, second] = [server.visitor(), server.visitor()]
      await talk(first).say('Is there a wine cellar?')
      await talk(second).say('is there a wine cellar')
      const [token = ''] = await questionTokens(server)
      await server.visitor().post(`/api/v1/question/${token}/answer`, { answer: 'Yes.' })
      const [, answer] = (await read(second)).messages
      expect(answer.owner_questions).toMatchObject([{ outcome: 'asked_before', answer: 'Yes.' }])
    })

    it('returns the conversation in which the visitor spoke last', async () => {
      const visitor = server.visitor()
      const [first, second] = [talk(visitor), talk(visitor)]
      await first.say('How many bedrooms?')
      server.time.grant(1)
      await second.say('Is there parking?')
      expect((await read(visitor)).chat_conversation_id).toBe(second.id())
      server.time.grant(1)
      await first.say('Is there a pool?')
      expect((await read(visitor)).chat_conversation_id).toBe(first.id())
      expect(await conversationsIn(server)).toHaveLength(2)
    })

    it('returns the last hundred messages of a long conversation', async () => {
      const visitor = server.visitor()
      const { say, id } = talk(visitor)
      await say('How many bedrooms?')
      const thanks = Array.from({ length: 99 }, (_, i) => `Thanks ${i}`)
      await server.db.insert(messages).values(
        thanks.map((text) => ({
          conversationId: id(),
          author: 'visitor' as const,
          text,
          writtenAt: server.time.now,
        })),
      )
      const { messages: shown } = await read(visitor)
      expect(shown).toHaveLength(100)
      expect([shown[0].author, shown[99].text]).toEqual(['assistant', 'Thanks 98'])
    })

    it('returns none, and sets no cookie, for a visitor without messages, without a cookie, or with a forged one', async () => {
      const known = server.visitor()
      await talk(known).say('How many bedrooms?')
      const [name = ''] = (known.cookies.get('visitor') ?? '').split('.')
      const thief = server.visitor()
      thief.cookies.set('visitor', `${name}.${'A'.repeat(22)}`)
      const other = server.visitor()
      await talk(other, { property_id: 8, agent_id: 30 }).say('Is there parking?')
      for (const visitor of [server.visitor(), thief, other]) {
        const { status, body, cookies } = await visitor.get(path(4))
        expect([status, body, cookies]).toEqual([200, none, []])
      }
    })

    it('returns none to a second person who said they aren’t the known visitor', async () => {
      const visitor = server.visitor()
      const { say } = talk(visitor)
      await say('I am Ann Chen, ann.chen@example.com. How many bedrooms?')
      await say('That’s not me')
      expect(JSON.stringify(await read(visitor))).not.toMatch(/Ann|bedroom/)
    })

    it('[PROP-17] returns a private listing’s conversation only to the lead who passed its gate', async () => {
      const visitor = server.visitor()
      const { body } = await visitor.post(api('9/capture-lead'), { email: 'ann@example.com' })
      await talk(visitor, { property_id: 9, agent_id: 30, visitor_session_id: body.session_id }).say(
        'Is there parking?',
      )
      expect((await read(visitor, 9)).messages).toHaveLength(2)

      visitor.cookies.delete('pass_9')
      const refused = await visitor.get(path(9))
      expect([refused.status, refused.body]).toEqual([403, example('getConversation.listingPrivate').body])

      await visitor.post(api('9/capture-lead'), { email: 'bob@example.com' })
      expect(await read(visitor, 9)).toEqual(none)
    })
  })

  it.each([5, 6, 7, 9])('[PROP-17] 403: for listing %i before its gate', async (id) => {
    const { status, body } = await server.visitor().get(path(id))
    expect([status, body]).toEqual([403, example('getConversation.listingPrivate').body])
  })

  it('404: for an unknown listing', async () => {
    const { status, body } = await server.visitor().get(path(999))
    expect([status, body]).toEqual([404, example('getConversation.listingNotFound').body])
  })

  it('422: for an id that isn’t a number', async () => {
    const { status, body } = await server.visitor().get(path('x'))
    expect([status, body]).toEqual([422, example('getConversation.invalid').body])
  })

  it('stores the sources of each answer with its text', async () => {
    const visitor = server.visitor()
    await visitor.post(chat, said('How many bedrooms?'))
    const [question, answer] = await messagesIn(server)
    expect(question?.parts).toBeNull()
    expect(answer?.parts?.[0]).toMatchObject({ act: 'question', facts: [{ topic: 'beds' }], question: null })
  })
})
