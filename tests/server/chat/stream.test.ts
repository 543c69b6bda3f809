import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { wantsEvents } from '#server/platform/http/event-stream.ts'
import { example } from '#tests/support/examples.ts'
import { chatPath, messagesIn, openQuestionsIn, said } from '../support/chat.ts'
import type { Visitor } from '../support/requests.ts'
import { describeServer, type TestServer } from '../support/server.ts'

const events = { accept: 'text/event-stream' }

/** The events of a stream, parsed as a browser does. */
function eventsIn(text: string) {
  return text
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => !line.startsWith(':')))
    .filter((lines) => lines.some(Boolean))
    .map(([event = '', data = '']) => ({
      event: event.replace('event: ', ''),
      data: JSON.parse(data.replace('data: ', '')),
    }))
}

describeServer('[CHAT-03] an answer sent as events', (server) => {
  const ask = (visitor: Visitor, message: string, more: object = {}, headers: Record<string, string> = events) =>
    visitor.post(chatPath, said(message, more), headers)

  it('arrives sentence by sentence, then whole, and is stored', async () => {
    const { status, text, headers } = await ask(server.visitor(), 'How many bedrooms, and what about parking?')
    expect([status, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8'])
    const all = eventsIn(text)
    const answer = all.at(-1)
    const deltas = all.slice(0, -1)
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.map(({ event }) => event)).toEqual(deltas.map(() => 'delta'))
    expect(answer).toEqual({
      event: 'answer',
      data: expect.objectContaining({
        response: deltas.map(({ data }) => data.text).join(''),
        chat_conversation_id: expect.any(String),
        sources: expect.arrayContaining([{ kind: 'field', id: 'beds', text: '5' }]),
        suggestions: expect.any(Array),
      }),
    })
    expect((await messagesIn(server)).at(-1)?.text).toBe(answer?.data.response)
  })

  it('is neither compressed nor cached', async () => {
    const headers = { ...events, 'accept-encoding': 'gzip, br' }
    const answer = await ask(server.visitor(), 'Tell me everything about the house', {}, headers)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(eventsIn(answer.text).at(-1)?.event).toBe('answer')
  })

  it('sets the visitor’s cookie, so that the conversation can continue as JSON and as events', async () => {
    const visitor = server.visitor()
    const first = eventsIn((await ask(visitor, 'Hello')).text).at(-1)?.data
    const { body } = await ask(visitor, 'The price?', { chat_conversation_id: first.chat_conversation_id }, {})
    expect(body.chat_conversation_id).toBe(first.chat_conversation_id)
  })

  it('to a message that was answered before is the stored answer', async () => {
    const visitor = server.visitor()
    const { body } = await ask(visitor, 'How many bedrooms?', { client_message_id: 'one' }, {})
    const again = await ask(visitor, 'How many bedrooms?', { client_message_id: 'one', ...idOf(body) })
    expect(eventsIn(again.text).at(-1)).toEqual({ event: 'answer', data: body })
  })

  it.each([
    ['404', { property_id: 99 }, 'sendChatMessage.listingNotFound'],
    ['403', { property_id: 5 }, 'sendChatMessage.forbidden'],
    ['422', { agent_id: 99 }, 'sendChatMessage.unknownAgent'],
  ] as const)('%s: a problem before the first word is sent as JSON', async (_, more, name) => {
    const { status, body } = await ask(server.visitor(), 'Hello', more)
    const expected = example(name)
    expect([status, body]).toEqual([expected.status, expected.body])
  })

  it('ends with a problem without details when answering fails', async () => {
    await server.db.execute('alter table property_facts rename to hidden')
    const { status, text } = await ask(server.visitor(), 'How many bedrooms?')
    await server.db.execute('alter table hidden rename to property_facts')
    expect(status).toBe(200)
    expect(eventsIn(text)).toEqual([
      {
        event: 'problem',
        data: { status: 500, title: 'Internal Server Error', code: 'server_error', detail: 'Internal server error' },
      },
    ])
    expect(server.lines.some((line) => JSON.parse(line).msg === 'the answer failed')).toBe(true)
  })

  describe('that starts with the facts', () => {
    const message = 'How many bedrooms? Is there a wine cellar?'

    /** Asks over its own connection, whose received text can be read at any time. */
    async function listen(more: object = {}) {
      const call = request(new URL(chatPath, await listening(server)), {
        method: 'POST',
        headers: { ...events, 'content-type': 'application/json' },
      })
      call.on('error', () => {})
      call.end(JSON.stringify(said(message, more)))
      const [response] = await once(call, 'response')
      let text = ''
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (piece: string) => (text += piece))
      const received = () => eventsIn(text.split('\n\n').slice(0, -1).join('\n\n'))
      return { call, received }
    }

    /** Locks what the answer's transaction needs while `during` runs. */
    async function whileNothingIsKept(during: () => Promise<void>): Promise<void> {
      await server.db.transaction(async (tx) => {
        await tx.execute(sql`select id from properties where id = 4 for no key update`)
        await during()
      })
    }

    it('sends a fact before the owner’s question is stored, and announces the question only afterwards', async () => {
      let received: Awaited<ReturnType<typeof listen>>['received'] = () => []
      await whileNothingIsKept(async () => {
        ;({ received } = await listen())
        await expect.poll(() => received().length).toBe(1)
        expect(received()).toEqual([{ event: 'delta', data: { text: 'It has 5 bedrooms. ' } }])
        expect((await messagesIn(server)).map(({ author }) => author)).toEqual(['visitor'])
        expect(await openQuestionsIn(server)).toEqual([])
      })
      await expect.poll(() => received().at(-1)?.event).toBe('answer')
      const all = received()
      const deltas = all.slice(0, -1).map(({ data }) => data.text)
      expect(deltas.slice(1).join('')).toMatch(/wine cellar.*seller/i)
      expect(all.at(-1)?.data.response).toBe(deltas.join(''))
      expect(await openQuestionsIn(server)).toHaveLength(1)
    })

    it('ends with a problem when the answer can’t be stored, and announces no question', async () => {
      await server.db.execute('alter table letters rename to hidden')
      const { received } = await listen({ client_message_id: 'kept later' })
      await expect.poll(() => received().at(-1)?.event).toBe('problem')
      await server.db.execute('alter table hidden rename to letters')
      expect(received().map(({ event, data }) => data.text ?? event)).toEqual(['It has 5 bedrooms. ', 'problem'])
      expect((await messagesIn(server)).map(({ author }) => author)).toEqual(['visitor'])
    })

    it('is stored once when the connection breaks after the first fact', async () => {
      await whileNothingIsKept(async () => {
        const { call, received } = await listen()
        await expect.poll(() => received().length).toBe(1)
        call.destroy()
      })
      await expect.poll(async () => (await messagesIn(server)).length).toBe(2)
      expect(await openQuestionsIn(server)).toHaveLength(1)
    })
  })

  it('is stored when nobody reads it to the end', async () => {
    const call = request(new URL(chatPath, await listening(server)), {
      method: 'POST',
      headers: { ...events, 'content-type': 'application/json' },
    })
    call.on('error', () => {})
    call.end(JSON.stringify(said('How many bedrooms?')))
    const [response] = await once(call, 'response')
    response.on('error', () => {})
    call.destroy()
    await expect.poll(async () => (await messagesIn(server)).length).toBe(2)
  })
})

/** Only when the server is reachable over the network. */
async function listening({ app }: Pick<TestServer, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return app.listeningOrigin
}

const idOf = ({ chat_conversation_id }: { chat_conversation_id: string }) => ({ chat_conversation_id })

describe('requests for events', () => {
  it.each([
    ['text/event-stream', true],
    ['application/json;q=0.5, Text/Event-Stream;q=0.9', true],
    ['text/event-stream;q=0', false],
    ['text/event-stream;q=0.0, */*', false],
    ['text/event-streams', false],
    ['application/json', false],
    ['*/*', false],
    [undefined, false],
  ])('%s: %s', (accept, wants) => {
    expect(wantsEvents({ headers: { accept } })).toBe(wants)
  })
})
