import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendNextEmail } from '#server/mail/email-job.ts'
import { outbox } from '#server/mail/outbox.ts'
import { readBuiltSite } from '#server/site/built-site.ts'
import { buildSmallSite } from '../site/built.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { book, byPerson, confirmPath, decide, deps, describeServerInNovember } from '../support/tours.ts'

const secrecy = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

describeServerInNovember('a seller’s token', (server) => {
  let siteFolder = ''
  let site: Pick<TestServer, 'app' | 'lines' | 'visitor'>
  beforeAll(async () => {
    siteFolder = await buildSmallSite()
    site = startServer(server.database, { built: await readBuiltSite(siteFolder) })
  })
  afterAll(async () => {
    await site.app.close()
    await rm(siteFolder, { recursive: true })
  })

  describe('isn’t leaked:', () => {
    it.each([
      ['a decision', (token: string) => confirmPath(token, 'accept'), 200],
      ['a tour', (token: string) => `/api/v1/tour/token/${token}`, 200],
      ['an unknown link', () => confirmPath('a'.repeat(32), 'accept'), 404],
      ['a tour’s page', (token: string) => `/api/v1/tour/request/${token}`, 200],
      ['an unknown calendar', () => '/api/v1/tour/feed/4-AAAAAAAAAAAAAAAAAAAAAA/tours.ics', 404],
      ['half a link', () => '/api/v1/tour/token/abc', 400],
      ['a link without an action', (token: string) => `/api/v1/tour/confirm?token=${token}`, 400],
      ['a bare number', () => '/api/v1/tour/1/available-times', 404],
    ])('the API’s answer to %s has no-referrer and noindex headers', async (_, path, expected) => {
      const { token } = await book(server)
      const { status, headers } = await server.visitor().send({ method: 'GET', url: path(token), headers: byPerson })
      expect(status).toBe(expected)
      expect(headers).toMatchObject({ ...secrecy, 'cache-control': 'private, no-store' })
    })

    it('a 405 answer has them, too', async () => {
      const { token } = await book(server)
      const { status, headers } = await server.visitor().send({ method: 'PUT', url: confirmPath(token, 'accept') })
      expect(status).toBe(405)
      expect(headers).toMatchObject({ ...secrecy, allow: 'GET, HEAD, POST' })
    })

    it.each(['/tour/confirm', '/tour/confirm/', '/tour/reschedule', '/Tour/Reschedule', '/tour/request'])(
      'the page %s answers 200 with a neutral head, no-referrer and noindex',
      async (path) => {
        const { token } = await book(server)
        const { status, headers, text } = await site.visitor().get(`${path}?token=${token}&action=accept`)
        expect(status).toBe(200)
        expect(headers).toMatchObject({ ...secrecy, 'content-type': 'text/html; charset=utf-8' })
        expect(text).toContain('<meta name="robots" content="noindex, nofollow" />')
        expect(text).not.toContain(token)
        expect(text).not.toMatch(/canonical|og:image|og:url|Alder|Ann Chen/)
      },
    )

    it('other calls and pages don’t have them', async () => {
      const { headers } = await server.visitor().get('/api/v1/public/properties/by-url/48-alder-ridge-road')
      expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' })
      expect(headers).not.toHaveProperty('x-robots-tag')
      expect((await site.visitor().get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    })
  })

  it('isn’t in any log, nor are addresses, names and notes, for any outcome of the request', async () => {
    const { id, token } = await book(server)
    const [seller, reader] = [server.visitor(), site.visitor()]
    await reader.get(`/tour/confirm?token=${token}&action=accept`)
    await reader.get(`/tour/nowhere?token=${token}`)
    await seller.get(`/api/v1/tour/token/${token}`)
    await seller.get(`/api/v1/tour/token/${token}%`)
    await seller.get(`/api/v1/tour/token/${token}/more`)
    await seller.send({ method: 'DELETE', url: `/api/v1/tour/token/${token}` })
    await seller.send({ method: 'HEAD', url: confirmPath(token, 'accept') })
    await seller.get(confirmPath(token, 'accept'))
    await seller.send({ method: 'GET', url: confirmPath(token, 'accept'), headers: { accept: 'text/html' } })
    await decide(seller, token, 'nonsense')
    await server.db.execute('alter table letters rename to hidden')
    await decide(seller, token, 'accept')
    await server.db.execute('alter table hidden rename to letters')
    const seller_notes = 'The key is under the mat.'
    await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00', seller_notes })
    await decide(seller, token, 'accept')

    const failing = outbox('/dev/null/outbox', deps.from)
    const job = { db: server.db, send: failing, clock: () => server.time.now, log: server.app.log }
    expect(await sendNextEmail(job)).toBe(true)
    const refused = async () => {
      throw Object.assign(new Error('550 no such person: <ann.chen@example.com>'), { code: 'EENVELOPE' })
    }
    expect(await sendNextEmail({ ...job, send: refused })).toBe(true)

    const log = [...server.lines, ...site.lines].join('\n')
    expect(log).toContain('"the answer failed"')
    expect(log).toContain('"an email was not sent and will be tried again"')
    expect(log).toContain('EENVELOPE')
    for (const secret of [token, token.slice(0, 12), 'example.com', 'Chen', 'the mat'])
      expect(log).not.toContain(secret)
  })
})
