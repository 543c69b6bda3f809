import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversations, messages } from '#server/conversations/schema.ts'
import type { Visitor } from '#tests/server/support/requests.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const path = '/api/v1/chat'
const question = { message: 'How many bedrooms?', agent_id: 4, property_id: 4, chat_conversation_id: null }

describeServer('sendChatMessage', (server) => {
  const said = () => server.db.select().from(messages).orderBy(asc(messages.id))
  const ask = (visitor: Visitor, more: object = {}) => visitor.post(path, { ...question, ...more })

  describe('200', () => {
    it('[CHAT-04] answers, stores question and answer, and returns a conversation id', async () => {
      const { status, body } = await ask(server.visitor(), { message: '  How many bedrooms?\n' })
      expect(status).toBe(200)
      expect(body).toEqual({
        response: expect.stringContaining('5 bedrooms'),
        chat_conversation_id: expect.stringMatching(/^[\w-]{32}$/),
        language: 'en',
        written_at: server.time.now.toISOString(),
        sources: [{ kind: 'field', id: 'beds', text: '5' }],
        owner_questions: [],
        suggestions: ['Is there laundry?', 'How big is the home?', 'Can I see it this week?'],
      })
      expect(await said()).toMatchObject([
        { conversationId: body.chat_conversation_id, author: 'visitor', text: 'How many bedrooms?' },
        { conversationId: body.chat_conversation_id, author: 'assistant', text: body.response },
      ])
    })

    it('[CHAT-04] continues a conversation of the same visitor', async () => {
      const visitor = server.visitor()
      const { body: first } = await ask(visitor)
      const { body: second } = await ask(visitor, { chat_conversation_id: first.chat_conversation_id })
      expect(second.chat_conversation_id).toBe(first.chat_conversation_id)
      expect(await said()).toHaveLength(4)
    })

    it('recognizes the visitor by a cookie without a name in it', async () => {
      const { cookies } = await ask(server.visitor())
      expect(cookies).toMatchObject([{ name: 'visitor', httpOnly: true, sameSite: 'Lax' }])
    })

    it('[CHAT-04] starts a new conversation, and reveals nothing, when the given one is another visitor’s or another listing’s', async () => {
      const visitor = server.visitor()
      const { body: own } = await ask(visitor)
      const here = { chat_conversation_id: own.chat_conversation_id }
      const answers = [
        await ask(server.visitor(), here),
        await ask(visitor, { ...here, property_id: 8, agent_id: 30 }),
        await ask(visitor, { chat_conversation_id: 'unknown' }),
        await ask(visitor, { chat_conversation_id: '' }),
      ]
      const ids = answers.map(({ body }) => body.chat_conversation_id)
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(new Set([own.chat_conversation_id, ...ids]).size).toBe(5)
      expect((await said()).filter(({ conversationId }) => conversationId === own.chat_conversation_id)).toHaveLength(2)
    })

    it('treats a forged visitor cookie as no cookie', async () => {
      const visitor = server.visitor()
      const { body } = await ask(visitor)
      const [name = ''] = (visitor.cookies.get('visitor') ?? '').split('.')
      const thief = server.visitor()
      thief.cookies.set('visitor', `${name}.${'A'.repeat(22)}`)
      const stolen = await ask(thief, { chat_conversation_id: body.chat_conversation_id })
      expect(stolen.body.chat_conversation_id).not.toBe(body.chat_conversation_id)
    })

    it('[GATE-10] stores the session and the email address of a visitor who left them', async () => {
      const visitor = server.visitor()
      const { body } = await visitor.post(api('9/capture-lead'), { email: 'ann@example.com' })
      const about = {
        property_id: 9,
        agent_id: 30,
        visitor_session_id: body.session_id,
        visitor_email: 'ann@example.com',
      }
      expect((await ask(visitor, about)).status).toBe(200)
      expect(await server.db.select().from(conversations)).toMatchObject([
        { propertyId: 9, sessionId: body.session_id, visitorEmail: 'ann@example.com' },
      ])
    })

    it('stores no session of another listing', async () => {
      const { body } = await server.visitor().post(api('9/capture-lead'), {})
      expect((await ask(server.visitor(), { visitor_session_id: body.session_id })).status).toBe(200)
      expect(await server.db.select().from(conversations)).toMatchObject([{ sessionId: null, visitorEmail: null }])
    })

    it.each([4, 30, 41, 42])('[HOME-04] any assistant can answer for any listing: %i', async (agent_id) => {
      const { status, body } = await ask(server.visitor(), { agent_id })
      expect([status, body.response]).toEqual([200, expect.stringContaining('5 bedrooms')])
    })

    it.each([
      [8, 30, 'a rental without an agent'],
      [9, 30, 'another rental without one'],
      [6, 4, 'a sale without an agent'],
    ])('[CHAT-05] listing %i is answered by agent %i: %s', async (id, agent) => {
      const visitor = server.visitor()
      await visitor.post(api(`${id}/capture-lead`), { email: 'a@b.co', first_name: 'A', phone: '1' })
      expect((await ask(visitor, { property_id: id, agent_id: agent })).status).toBe(200)
    })

    it('[PROP-17] answers about a private listing once its gate was passed', async () => {
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      const { body } = await ask(visitor, { property_id: 5, message: 'What is the price?' })
      expect(body.response).toContain('$1,895,000')
    })
  })

  it('400: for a body that isn’t JSON', async () => {
    const { status, body } = await server.visitor().post(path, 'How many bedrooms?')
    expect([status, body]).toEqual([400, example('sendChatMessage.notJson').body])
  })

  it.each([5, 6, 7, 9])('[PROP-17] 403: for listing %i before its gate, and stores nothing', async (id) => {
    const { status, body, cookies } = await ask(server.visitor(), { property_id: id })
    expect([status, body, cookies]).toEqual([403, example('sendChatMessage.forbidden').body, []])
    expect(await said()).toEqual([])
  })

  it('404: for an unknown listing', async () => {
    const { status, body } = await ask(server.visitor(), { property_id: 99 })
    expect([status, body]).toEqual([404, example('sendChatMessage.listingNotFound').body])
  })

  describe('422', () => {
    it.each([0x7fffffff, 99, 2 ** 40])(
      '[HOME-04] for the unknown assistant %i, and nothing is stored',
      async (agent_id) => {
        const { status, body, cookies } = await ask(server.visitor(), { agent_id })
        expect([status, body, cookies]).toEqual([422, example('sendChatMessage.unknownAgent').body, []])
        expect(await said()).toEqual([])
      },
    )

    it.each([
      ['message', { message: '' }],
      ['message', { message: ' \n ' }],
      ['message', { message: 'x'.repeat(2001) }],
      ['message', { message: 'a\u0000b' }],
      ['agent_id', { agent_id: '4' }],
      ['property_id', { property_id: 4.5 }],
      ['chat_conversation_id', { chat_conversation_id: 'x'.repeat(101) }],
      ['client_message_id', { client_message_id: 'x'.repeat(101) }],
      ['client_message_id', { client_message_id: '' }],
      ['client_message_id', { client_message_id: null }],
      ['visitor_email', { visitor_email: 'x'.repeat(255) }],
    ])('[CHAT-02] names the field %s', async (field, more) => {
      const { status, body } = await ask(server.visitor(), more)
      expect([status, body.detail[0].loc]).toEqual([422, ['body', field]])
    })

    it('[CHAT-02] uses the contract’s wording', async () => {
      const { body } = await ask(server.visitor(), { message: 'x'.repeat(2001) })
      expect(body).toEqual(example('sendChatMessage.invalid').body)
    })
  })

  describe('429', () => {
    it('refuses a visitor’s twenty-first question in a minute, and says how long to wait', async () => {
      const visitor = server.visitor()
      for (let i = 0; i < 20; i++) expect((await ask(visitor)).status).toBe(200)
      server.time.grant(40)
      const { status, body, headers } = await ask(visitor)
      expect([status, body, headers['retry-after']]).toEqual([429, example('sendChatMessage.tooMany').body, '20'])
      expect((await ask(server.visitor())).status).toBe(200)
      server.time.grant(20)
      expect((await ask(visitor)).status).toBe(200)
    })

    it('refuses the sixty-first question in a minute from one address, for any visitor', {
      tags: ['nightly'],
    }, async () => {
      for (let i = 0; i < 60; i++) expect((await ask(server.visitor())).status).toBe(200)
      const { status, body, headers } = await ask(server.visitor())
      expect([status, body, headers['retry-after']]).toEqual([429, example('sendChatMessage.tooMany').body, '60'])
      expect((await ask(server.visitor('203.0.113.9'))).status).toBe(200)
    })
  })
})
