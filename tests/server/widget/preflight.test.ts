import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pennyKey } from '#domain/sample.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { widgetKeys } from '#server/widget/schema.ts'
import { describeServer } from '../support/server.ts'

const agency = 'https://agency.example'
const chat = '/api/v1/chat'

describeServer('[WIDGET-03] a CORS preflight', (server) => {
  const keep = async () => {
    const key = `pk_${randomBytes(12).toString('base64url')}`
    await keepWidgetKey(server.db, { key, origins: [agency], propertyIds: [4] }, 'A test', server.time.now)
    return key
  }
  const revokeAll = () => server.db.update(widgetKeys).set({ revokedAt: server.time.now })
  const asks = (url: string, method: string, headers: Record<string, string> = {}) =>
    server.visitor().send({
      method: 'OPTIONS',
      url,
      headers: {
        origin: agency,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,x-penny-key',
        ...headers,
      },
    })

  it('allows a page of the key’s site to call with the key', async () => {
    await keep()
    const calls = [[chat, 'POST'] as const, ['/api/v1/public/widget?property_id=4', 'GET'] as const]
    for (const [url, method] of calls) {
      const { status, headers, text } = await asks(url, method)
      expect([status, text]).toEqual([204, ''])
      expect(headers).toMatchObject({
        'access-control-allow-origin': agency,
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'content-type, x-penny-key',
        'access-control-max-age': '7200',
        vary: expect.stringContaining('Origin'),
      })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  it.each([
    ['from elsewhere', chat, 'POST', { origin: 'https://elsewhere.example' }],
    ['without an origin', chat, 'POST', { origin: 'null' }],
    ['without the key', chat, 'POST', { 'access-control-request-headers': 'content-type' }],
    ['for another method', chat, 'PUT', {}],
  ] as const)('is refused: %s', async (_, url, method, headers) => {
    await keep()
    const answer = await asks(url, method, headers)
    expect([answer.status, answer.body]).toEqual([
      403,
      { status: 403, title: 'Forbidden', code: 'key_wrong_site', detail: 'No key works on this site.' },
    ])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each(['/api/v1/public/properties/by-url/4', '/api/v1/public/properties/4/capture-lead', '/api/v1/tour/confirm'])(
    'doesn’t mention keys at %s',
    async (url) => {
      await keep()
      const answer = await asks(url, 'GET')
      expect(answer.status).toBe(405)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  it('refuses once the last key of a site was revoked', async () => {
    const key = await keep()
    await revokeAll()
    expect((await asks(chat, 'POST')).status).toBe(403)
    await server.db.update(widgetKeys).set({ revokedAt: null }).where(eq(widgetKeys.key, pennyKey))
    expect((await asks(chat, 'POST')).status).toBe(403)
    await server.db.update(widgetKeys).set({ revokedAt: null }).where(eq(widgetKeys.key, key))
    expect((await asks(chat, 'POST')).status).toBe(204)
  })

  it('returns 405 for unsupported methods as everywhere', async () => {
    const { status, headers } = await server.visitor().send({ method: 'OPTIONS', url: chat })
    expect([status, headers.allow]).toEqual([405, 'POST'])
  })

  it('[WIDGET-02] the site’s own key is valid on the site under any of its addresses, and nowhere else', async () => {
    const ask = (host: string, origin: string) =>
      server.visitor().send({
        url: '/api/v1/public/widget?property_id=4',
        headers: { host, origin, 'x-penny-key': pennyKey },
      })
    expect((await ask('localhost:4173', 'http://localhost:4173')).status).toBe(200)
    expect((await ask('pending.example', 'http://pending.example')).status).toBe(200)
    expect((await ask('pending.example', 'http://localhost:4173')).status).toBe(403)
    expect((await ask('pending.example', agency)).status).toBe(403)
  })
})
