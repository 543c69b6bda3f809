import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { propertyImages } from '#server/listings/schema.ts'
import { describeError } from '#server/platform/http/logging.ts'
import { api, onEachDatabase } from '#tests/server/support/server.ts'

const lead = {
  email: 'ann.chen@secret.example',
  first_name: 'Annabel-Log',
  last_name: 'Chen-Log',
  company: 'Chen & Daughters Log',
}
const guess = 'a-wrong-guess-log'
const question = 'May my seven parrots move in?'

onEachDatabase('the log of a whole visit', (server) => {
  it('has a line with a request id for each answer, and nothing that the visitor typed or was given', async () => {
    // A private listing with a photo, whose address is signed.
    const [photo] = await server.db.select().from(propertyImages).where(eq(propertyImages.propertyId, 5))
    if (!photo) throw new Error('listing 5 has no photo')
    await server.db.insert(propertyImages).values({ ...photo, id: 'photo-of-7', propertyId: 7 })
    const address = '198.51.100.77'
    const visitor = server.visitor(address)
    const answers = [
      await visitor.get(api('by-url/the-linden-house')),
      await visitor.get(api('7/access-requirements')),
      await visitor.post(api('7/validate-password?hint=query-log'), { password: guess }),
      await visitor.post(api('7/validate-password'), { password: guess.repeat(20) }),
      await visitor.post(api('7/validate-password'), { password: 'quiet-garden' }),
      await visitor.post(api('7/capture-lead'), { ...lead, phone: lead.email, extra: question }),
      await visitor.post(api('7/capture-lead'), lead),
      await visitor.get(api('7/images?size=large')),
    ]
    const session_id = answers[6]?.body.session_id
    const chat = {
      message: question,
      agent_id: 4,
      property_id: 7,
      visitor_session_id: session_id,
      visitor_email: lead.email,
    }
    const { body } = await visitor.post('/api/v1/chat', { ...chat, chat_conversation_id: null })
    const visit = { visitor_session_id: session_id, duration_seconds: 12 }
    await visitor.post('/api/v1/chat', { ...chat, chat_conversation_id: body.chat_conversation_id })
    await visitor.post(api('7/update-visit-duration'), visit)
    await visitor.post(api('7/end-visit'), visit, { 'content-type': 'text/plain' })
    await visitor.post(api('7/end-visit'), `${lead.email} is no JSON`, { 'content-type': 'text/plain' })
    await visitor.get(`/api/v1/tour/token/${lead.first_name}`)
    await visitor.get(`/p/%zz${lead.first_name}`)
    await visitor.get(`/nowhere/${lead.first_name}?${lead.last_name}`)

    const log = server.lines.join('')
    const image = answers[7]?.body.images[0].url as string
    const secrets = [
      ...Object.values(lead),
      guess,
      'quiet-garden',
      'query-log',
      'parrots',
      'hint',
      address,
      session_id,
      body.chat_conversation_id,
      body.response,
      ...visitor.cookies.values(),
      image.split('signature=')[1],
      server.database.secret,
    ]
    for (const secret of secrets) {
      expect(String(secret).length).toBeGreaterThan(3)
      expect(log).not.toContain(secret)
    }
  })

  it('contains method, route, status and duration', async () => {
    const { headers } = await server.visitor().get(api('by-url/48-alder-ridge-road?x=1'))
    const lines = server.lines.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      {
        request_id: headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/public/properties/by-url/:propertyId',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      },
    ])
  })

  it('gives every answer another request id, whatever the request’s headers say', async () => {
    const ask = () => server.visitor().send({ method: 'GET', url: '/healthz', headers: { 'x-request-id': 'mine' } })
    const ids = [(await ask()).headers['x-request-id'], (await ask()).headers['x-request-id']]
    expect(new Set([...ids, 'mine']).size).toBe(3)
  })
})

it('an error in the log keeps its message only when it can’t contain visitors’ text', () => {
  const typed = describeError(new Error('no such user: ann@example.com\n    ann@example.com'))
  expect(JSON.stringify(typed)).not.toContain('ann@')
  expect(typed).toMatchObject({ type: 'Error', stack: expect.stringMatching(/^\s+at /) })
  expect(describeError(new TypeError('x is undefined'))).toMatchObject({ type: 'TypeError', message: 'x is undefined' })
  expect(describeError('ann@example.com')).toEqual({ type: 'string' })
})
