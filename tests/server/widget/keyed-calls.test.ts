import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { conversations } from '#server/conversations/schema.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { widgetKeys } from '#server/widget/schema.ts'
import { example } from '#tests/support/examples.ts'
import type { HttpAnswer, Visitor } from '../support/requests.ts'
import { api, describeServer } from '../support/server.ts'

const agency = 'https://agency.example'
const chat = '/api/v1/chat'
const listing = (id: number | string) => `/api/v1/public/widget?property_id=${id}`
const question = { message: 'How many bedrooms?', agent_id: 4, property_id: 4, chat_conversation_id: null }

describeServer('[WIDGET-03] a call with a key', (server) => {
  const keep = async (more: { origins?: string[]; propertyIds?: number[] } = {}) => {
    const key = `pk_${randomBytes(12).toString('base64url')}`
    await keepWidgetKey(server.db, { key, origins: [agency], propertyIds: [4], ...more }, 'A test', server.time.now)
    return key
  }
  const look = (key: string | null, { origin = agency, id = 4 as number | string } = {}) =>
    server.visitor().send({
      url: listing(id),
      headers: { ...(origin && { origin }), ...(key !== null && { 'x-penny-key': key }) },
    })
  const ask = (key: string, more: object = {}, { visitor = server.visitor(), origin = agency } = {}) =>
    visitor.post(chat, { ...question, ...more }, { 'x-penny-key': key, ...(origin && { origin }) })
  const said = ({ status, body }: HttpAnswer) => [status, body]

  describe('from a site where the key is valid', () => {
    it('is answered, and the page there may read the answer', async () => {
      const key = await keep()
      const found = await look(key)
      expect(said(found)).toEqual([200, example('getWidgetListing.found').body])
      expect(found.headers).toMatchObject({
        'access-control-allow-origin': agency,
        vary: expect.stringMatching(/Origin/),
      })
      const answer = await ask(key)
      expect(answer.status).toBe(200)
      expect(answer.body.response).toContain('5 bedrooms')
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': agency,
        'access-control-expose-headers': 'retry-after',
      })
    })

    it('sets and reads no cookie', async () => {
      const answer = await ask(await keep())
      expect(answer.cookies).toEqual([])
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    })

    it('gets a readable error about an invalid question', async () => {
      const answer = await ask(await keep(), { message: ' ' })
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([422, agency])
    })

    it('continues its own conversation, also on a second visit', async () => {
      const key = await keep()
      const { body: first } = await ask(key)
      const { body: second } = await ask(key, { chat_conversation_id: first.chat_conversation_id })
      expect(second.chat_conversation_id).toBe(first.chat_conversation_id)
    })

    it('without an Origin is readable only by the site itself, and asks for no preflight', async () => {
      const key = await keep()
      const found = await look(key, { origin: '' })
      expect(found.status).toBe(200)
      expect(found.headers).not.toHaveProperty('access-control-allow-origin')
      expect(said(await ask(key, {}, { origin: '' }))).toEqual([403, example('getWidgetListing.wrongSite').body])
    })
  })

  describe('a conversation', () => {
    it('of another key or of a visitor with a cookie starts over and reveals nothing', async () => {
      const [key, other] = [await keep(), await keep()]
      const { body: own } = await ask(key)
      const guest = server.visitor()
      const { body: cookies } = await guest.post(chat, question)
      const ids = await Promise.all([
        ask(other, { chat_conversation_id: own.chat_conversation_id }),
        ask(key, { chat_conversation_id: cookies.chat_conversation_id }),
        guest.post(chat, { ...question, chat_conversation_id: own.chat_conversation_id }),
        ask(key, { chat_conversation_id: cookies.chat_conversation_id }, { visitor: guest }),
      ])
      const all = [own, cookies, ...ids.map(({ body }) => body)].map((body) => body.chat_conversation_id)
      expect(new Set(all).size).toBe(6)
      expect(all.every((id) => /^[\w-]{32}$/.test(id))).toBe(true)
    })

    it('is stored under its key', async () => {
      const key = await keep()
      const { body } = await ask(key)
      expect(
        await server.db.select().from(conversations).where(eq(conversations.id, body.chat_conversation_id)),
      ).toMatchObject([{ visitor: `key:${key}`, propertyId: 4 }])
    })
  })

  describe('is refused', () => {
    const hidden = (answer: HttpAnswer) => expect(answer.headers).not.toHaveProperty('access-control-allow-origin')

    it.each([
      ['pk_nobody', 'unknownKey'],
      ['a\u0000b', 'unknownKey'],
      ['', 'withoutKey'],
      [null, 'withoutKey'],
    ] as const)('401: with the key %j', async (key, outcome) => {
      const answer = await look(key)
      expect(said(answer)).toEqual([401, example(`getWidgetListing.${outcome}`).body])
      hidden(answer)
    })

    it('401: with a revoked key', async () => {
      const key = await keep()
      await server.db.update(widgetKeys).set({ revokedAt: server.time.now }).where(eq(widgetKeys.key, key))
      for (const answer of [await look(key), await ask(key)]) {
        expect(answer.status).toBe(401)
        hidden(answer)
      }
    })

    it.each([
      'https://elsewhere.example',
      'http://agency.example',
      'https://agency.example:8443',
      'https://agency.example.evil.example',
      'null',
    ])('403: from %s, whose page may not read the answer either', async (origin) => {
      const key = await keep()
      for (const answer of [await look(key, { origin }), await ask(key, {}, { origin })]) {
        expect(said(answer)).toEqual([403, example('getWidgetListing.wrongSite').body])
        hidden(answer)
      }
      expect(await server.db.select().from(conversations)).toEqual([])
    })

    it('403: about a listing without this key', async () => {
      const key = await keep({ propertyIds: [8] })
      const wrong = [403, example('getWidgetListing.wrongListing').body]
      expect(said(await look(key))).toEqual(wrong)
      expect(said(await ask(key))).toEqual(wrong)
      expect(said(await look(key, { id: 99 }))).toEqual(wrong)
    })

    it.each([5, 6, 7, 9])('[PROP-17] 403: about listing %i, whose gate a cookie may have opened', async (id) => {
      const key = await keep({ propertyIds: [id], origins: [agency, 'self'] })
      const visitor = server.visitor()
      await passGate(visitor, id)
      const gated = [403, example('getWidgetListing.gated').body]
      expect(said(await look(key, { id }))).toEqual(gated)
      expect(said(await ask(key, { property_id: id }, { visitor }))).toEqual(gated)
    })

    it('404: about an unpublished listing', async () => {
      const key = await keep()
      await server.db.execute("update properties set listing_status = 'draft' where id = 4")
      expect(said(await look(key))).toEqual([404, example('getWidgetListing.listingNotFound').body])
      await server.db.execute("update properties set listing_status = 'published' where id = 4")
    })

    it('422: when it names no listing', async () => {
      expect(said(await look(await keep(), { id: 'four' }))).toEqual([422, example('getWidgetListing.invalid').body])
    })
  })
})

async function passGate(visitor: Visitor, id: number): Promise<void> {
  const passwords: Record<number, string> = { 5: 'harbor-light', 7: 'quiet-garden' }
  if (passwords[id]) await visitor.post(api(`${id}/validate-password`), { password: passwords[id] })
  const lead = { email: 'a@b.co', first_name: 'A', last_name: 'B', phone: '1', company: 'C' }
  if (id !== 5) expect((await visitor.post(api(`${id}/capture-lead`), lead)).status).toBe(200)
}
