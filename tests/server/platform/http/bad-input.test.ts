/** @module-tag nightly */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readContract } from '#server/platform/http/contract-file.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { tries } from '#tests/support/random.ts'

const anything = fc.anything({ withNullPrototype: false, withBigInt: false, withDate: false, maxDepth: 3 })
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '%00',
    '../../etc/passwd',
    '{{7*7}}',
    '\r\nset-cookie: x=y',
  ),
  fc.double(),
  fc.integer(),
  fc.constantFrom(null, true, [], {}, [[]], 1e308, -0, 2 ** 31, 2 ** 63, 1e-320),
  anything,
)
const numbers = fc.oneof(
  fc.constantFrom('4', '5', '6', '7', '8', '9'),
  fc.webFragments(),
  fc.string(),
  fc.integer().map(String),
)

/** A body similar enough to the right one to pass the first validation now and then. */
const near = (right: Record<string, unknown>) =>
  fc.record(
    Object.fromEntries(Object.entries(right).map(([name, value]) => [name, fc.oneof(fc.constant(value), odd)])),
    {
      requiredKeys: [],
    },
  )

const bodies: Record<string, fc.Arbitrary<unknown>> = {
  'validate-password': near({ password: 'harbor-light' }),
  'capture-lead': near({
    email: 'ann@example.com',
    first_name: 'Ann',
    last_name: 'Chen',
    phone: '1',
    company: 'C',
    x: 1,
  }),
  'update-visit-duration': near({ visitor_session_id: 'x', duration_seconds: 30 }),
  'end-visit': near({ visitor_session_id: 'x', duration_seconds: 30, exit_time: '2026-11-20T12:00:00Z' }),
}
const question = near({
  message: 'How many bedrooms?',
  agent_id: 4,
  property_id: 4,
  chat_conversation_id: null,
  visitor_session_id: null,
  visitor_email: null,
})

/** As a browser encodes it, or unencoded. */
const written = (body: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? '') },
  )
const types = fc.constantFrom('application/json', 'application/json', 'text/plain;charset=UTF-8', 'text/html', 'x', '')

describeServer('invalid input', (server) => {
  it.each(Object.keys(bodies))('of %s never causes a 5xx', async (call) => {
    await fc.assert(
      fc.asyncProperty(numbers, written(bodies[call] ?? fc.anything()), types, async (id, body, type) => {
        server.time.grant(600)
        const url = api(`${encodeURIComponent(id.replace(/[\ud800-\udfff]/g, ''))}/${call}`)
        await expectPlainAnswer(() => server.visitor().post(url, body, { 'content-type': type }))
      }),
      tries(60),
    )
  })

  it('of the chat never causes a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(written(question), types, async (body, type) => {
        server.time.grant(60)
        await expectPlainAnswer(() => server.visitor().post('/api/v1/chat', body, { 'content-type': type }))
      }),
      tries(80),
    )
  })

  it('in an address never causes a 5xx', async () => {
    const part = fc.oneof(fc.webFragments(), fc.constantFrom('%00', '%', '%c0%80', '..', '%2e%2e%2f', '4', 'by-url'))
    const ends = fc.constantFrom(
      '',
      '/access-requirements',
      '/images',
      '/images?size=%00',
      '/images?size[]=large',
      '?x=%zz',
    )
    await fc.assert(
      fc.asyncProperty(part, ends, async (key, end) => {
        await expectPlainAnswer(() => server.visitor().get(api(`by-url/${key}`)))
        await expectPlainAnswer(() => server.visitor().get(api(`${key}${end}`)))
      }),
      tries(60),
    )
  })

  it('in a cookie never causes a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary-ascii' }),
        fc.constantFrom('pass_5', 'visitor', '__proto__'),
        async (value, name) => {
          const headers = { cookie: `${name}=${value.replace(/[^\x20-\x7e]/g, '')}` }
          await expectPlainAnswer(() => server.visitor().send({ url: api('by-url/harbor-tower-2104'), headers }))
        },
      ),
      tries(40),
    )
  })

  it('with another method never causes a 5xx', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const
    for (const path of [...Object.keys(readContract().paths), '/', '/api', '/healthz']) {
      for (const method of methods) {
        const url = path.replaceAll(/\{\w+\}/g, '4')
        const answer = await server
          .visitor()
          .send({ method: method as 'GET', url, payload: method === 'POST' ? '{' : '' })
        expect([method, url, answer.status < 500 || answer.status === 501]).toEqual([method, url, true])
      }
    }
  })
})

async function expectPlainAnswer(ask: () => Promise<{ status: number; body: { detail?: unknown }; text: string }>) {
  const { status, body, text } = await ask()
  expect([status < 500, status]).toEqual([true, status])
  if (status >= 400) expect(typeof body.detail === 'string' || Array.isArray(body.detail)).toBe(true)
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/)
}
