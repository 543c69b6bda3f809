import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { tours } from '#server/tours/schema.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { example } from '#tests/support/examples.ts'
import { api } from '../support/server.ts'
import { describeServerInNovember } from '../support/tours.ts'

const origin = 'https://agency.example'

describeServerInNovember('[WIDGET-03] tours of a listing with a key', (server) => {
  const keep = async (propertyIds = [4]) => {
    const key = `pk_${randomBytes(12).toString('base64url')}`
    await keepWidgetKey(server.db, { key, origins: [origin], propertyIds }, 'A test', server.time.now)
    return key
  }
  const wish = (more: object = {}) => ({
    request_id: randomUUID(),
    time: '2026-11-23T14:00:00',
    name: 'Ann Chen',
    email: 'ann.chen@example.com',
    ...more,
  })
  const ask = (key: string, body: object, { id = 4, from = origin, query = '' } = {}) =>
    server.visitor().post(`${api(`${id}/tours`)}${query}`, body, { 'x-penny-key': key, origin: from })
  const times = (key: string, { id = 4, from = origin } = {}) =>
    server.visitor().send({ url: api(`${id}/tour-times`), headers: { 'x-penny-key': key, origin: from } })
  const say = (key: string, message: string, id: string | null = null) =>
    server
      .visitor()
      .post(
        '/api/v1/chat',
        { message, agent_id: 4, property_id: 4, chat_conversation_id: id },
        { 'x-penny-key': key, origin },
      )
  const rows = () => server.db.select().from(tours)

  it('200: lists the open times and requests a tour, without a cookie', async () => {
    const key = await keep()
    const { status, body, headers } = await times(key)
    expect([status, headers['access-control-allow-origin']]).toEqual([200, origin])
    expect(body.available_times).toContain('2026-11-23T14:00:00')
    const answer = await ask(key, wish())
    expect([answer.status, answer.body]).toEqual([200, example('requestTour.requested').body])
    expect([answer.cookies, answer.headers['access-control-allow-origin']]).toEqual([[], origin])
    expect(await rows()).toMatchObject([{ propertyId: 4, conversationId: null, visitor: null }])
  })

  it('200: the tour belongs to the conversation whose number is sent, and Penny knows it', async () => {
    const key = await keep()
    const { body } = await say(key, 'How many bedrooms?')
    await ask(key, wish({ chat_conversation_id: body.chat_conversation_id }))
    expect(await rows()).toMatchObject([{ conversationId: body.chat_conversation_id }])
    const { response } = (await say(key, 'When is my tour?', body.chat_conversation_id)).body
    expect(response).toContain('Mon, Nov 23 at 2 PM')
  })

  it('200: another visitor of the same key learns nothing of it', async () => {
    const key = await keep()
    await ask(key, wish())
    const { body } = await say(key, 'When is my tour?')
    expect(body.response).not.toContain('Nov 23 at 2 PM')
  })

  it('200: a number of another key, or of a visitor with a cookie, is as good as none', async () => {
    const [key, other] = [await keep(), await keep()]
    const { body } = await say(other, 'How many bedrooms?')
    await ask(key, wish({ chat_conversation_id: body.chat_conversation_id }))
    expect(await rows()).toMatchObject([{ conversationId: null }])
  })

  it('200: two visitors of one key don’t count together', async () => {
    const key = await keep()
    const statuses = []
    for (const [index, hour] of ['09', '10', '11'].entries())
      statuses.push(
        (await ask(key, wish({ time: `2026-11-23T${hour}:00:00`, email: `visitor${index}@example.com` }))).status,
      )
    expect(statuses).toEqual([200, 200, 200])
  })

  it('401: with an unknown key', async () => {
    const answers = [await times('pk_nobody'), await ask('pk_nobody', wish())]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [401, example('listTourTimes.unknownKey').body],
      [401, example('requestTour.unknownKey').body],
    ])
  })

  it('403: from another site', async () => {
    const from = 'https://elsewhere.example'
    const key = await keep()
    expect((await times(key, { from })).body).toEqual(example('listTourTimes.wrongSite').body)
    expect((await ask(key, wish(), { from })).body).toEqual(example('requestTour.wrongSite').body)
    expect(await rows()).toEqual([])
  })

  it('403: for a listing without this key, also where the query names one with it', async () => {
    const key = await keep()
    expect((await times(key, { id: 8 })).body).toEqual(example('listTourTimes.wrongListing').body)
    const { status, body } = await ask(key, wish(), { id: 8, query: '?property_id=4' })
    expect([400, 403, 422]).toContain(status)
    if (status === 403) expect(body).toEqual(example('requestTour.wrongListing').body)
    expect(await rows()).toEqual([])
  })

  it('403: for a listing with a gate', async () => {
    const { status, body } = await ask(await keep([5]), wish(), { id: 5 })
    expect([status, body]).toEqual([403, example('requestTour.listingPrivate').body])
  })

  it('a preflight allows both calls', async () => {
    await keep()
    for (const [path, method] of [
      ['4/tour-times', 'GET'],
      ['4/tours', 'POST'],
    ] as const) {
      const { status } = await server.visitor().send({
        method: 'OPTIONS',
        url: api(path),
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': 'content-type, x-penny-key',
        },
      })
      expect(status).toBe(204)
    }
  })
})
