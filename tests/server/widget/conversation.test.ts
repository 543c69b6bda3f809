import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { example } from '#tests/support/examples.ts'
import { addProperty, describeServer } from '../support/server.ts'

const origin = 'https://agency.example'
const chat = '/api/v1/chat'
const path = (id: number | string) => `/api/v1/public/widget/conversation?property_id=${id}`
const question = { message: 'How many bedrooms?', agent_id: 4, property_id: 4, chat_conversation_id: null }

describeServer('[WIDGET-03] getWidgetConversation', (server) => {
  const keep = async (propertyIds = [4]) => {
    const key = `pk_${randomBytes(12).toString('base64url')}`
    await keepWidgetKey(server.db, { key, origins: [origin], propertyIds }, 'A test', server.time.now)
    return key
  }
  const ask = async (key: string): Promise<string> =>
    (await server.visitor().post(chat, question, { 'x-penny-key': key, origin })).body.chat_conversation_id
  const read = (key: string, id: string, { property = 4 as number | string, from = origin } = {}) =>
    server.visitor().send({
      url: path(property),
      headers: { origin: from, 'x-penny-key': key, 'x-penny-conversation': id },
    })

  describe('200', () => {
    it('shows a conversation of this key again, readable by its site', async () => {
      const key = await keep()
      const id = await ask(key)
      const { status, body, headers, cookies } = await read(key, id)
      expect(status).toBe(200)
      expect(body.chat_conversation_id).toBe(id)
      expect(body.messages).toMatchObject([{ author: 'visitor', text: 'How many bedrooms?' }, { author: 'assistant' }])
      expect([headers['access-control-allow-origin'], cookies]).toEqual([origin, []])
    })

    it.each(['unknown', 'a\u0000b'])('reveals nothing for the number %j', async (id) => {
      const { status, body } = await read(await keep(), encodeURIComponent(id))
      expect([status, body]).toEqual([200, example('getWidgetConversation.none').body])
    })

    it('reveals nothing of another key’s conversation, of another listing’s, or of a visitor with a cookie', async () => {
      const other = await addProperty(server.db, {})
      const [key, second] = [await keep([4, other]), await keep()]
      const id = await ask(key)
      const { body } = await server.visitor().post(chat, question)
      const answers = [
        await read(second, id),
        await read(key, id, { property: other }),
        await read(key, body.chat_conversation_id),
      ]
      for (const answer of answers) expect(answer.body).toEqual(example('getWidgetConversation.none').body)
    })
  })

  it('401: with an unknown key', async () => {
    const { status, body } = await read('pk_nobody', 'x')
    expect([status, body]).toEqual([401, example('getWidgetConversation.unknownKey').body])
  })

  describe('403', () => {
    it('from another site', async () => {
      const { status, body } = await read(await keep(), 'x', { from: 'https://elsewhere.example' })
      expect([status, body]).toEqual([403, example('getWidgetConversation.wrongSite').body])
    })

    it('about a listing without this key', async () => {
      const { status, body } = await read(await keep(), 'x', { property: 8 })
      expect([status, body]).toEqual([403, example('getWidgetConversation.wrongListing').body])
    })

    it('about a listing with a gate', async () => {
      const { status, body } = await read(await keep([5]), 'x', { property: 5 })
      expect([status, body]).toEqual([403, example('getWidgetConversation.gated').body])
    })
  })

  it('422: without the number of a conversation', async () => {
    const { status } = await server.visitor().send({ url: path(4), headers: { origin, 'x-penny-key': await keep() } })
    expect(status).toBe(422)
  })

  it('a preflight allows the header with the number', async () => {
    await keep()
    const { status, headers } = await server.visitor().send({
      method: 'OPTIONS',
      url: path(4),
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-penny-conversation, x-penny-key',
      },
    })
    expect([status, headers['access-control-allow-headers']]).toEqual([
      204,
      'content-type, x-penny-key, x-penny-conversation',
    ])
  })
})
