import { expect, it } from 'vitest'
import { readEnv } from '#server/platform/env/env.ts'
import { example } from '#tests/support/examples.ts'
import { startServer } from '../support/server.ts'
import { book, byPerson, confirmPath, describeServerInNovember, tourRow } from '../support/tours.ts'

const chromium = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describeServerInNovember('[CONFIRM-03] [CONFIRM-05] a tour decision call not made by a person', (server) => {
  const isUndecided = async (id: number) =>
    expect(await tourRow(server, id)).toMatchObject({ status: 'requested', decidedAt: null })

  it.each([
    ['no headers', {}],
    ['a browser’s user agent', { 'user-agent': chromium }],
    ['a chat app’s user agent', { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['a mail filter’s user agent', { 'user-agent': 'Mozilla/5.0 (compatible; Microsoft Outlook SafeLinks)' }],
    ['a script’s cross-site mode', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    ['the header that Android’s WebView adds', { 'x-requested-with': 'com.microsoft.office.outlook' }],
    ['another value of the header', { 'x-confirmed-by': 'scanner' }],
    ['an empty header', { 'x-confirmed-by': '' }],
  ])('changes nothing and returns 400, with %s', async (_, headers) => {
    const { id, token } = await book(server)
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const answer = await server.visitor().send({ method, url: confirmPath(token, 'deny'), headers })
      expect(answer.status).toBe(400)
      if (method !== 'HEAD') expect(answer.body).toEqual(example('confirmTour.notByPerson').body)
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
    }
    await isUndecided(id)
  })

  it.each([
    ['a browser', { 'sec-fetch-mode': 'navigate', accept: html }],
    ['an older browser', { accept: html }],
    ['a prerendering browser', { 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch;prerender' }],
    ['a navigation that claims to be a person', { 'sec-fetch-mode': 'navigate', ...byPerson }],
  ])('redirects to the page when %s opens the address, and changes nothing', async (_, headers) => {
    const { id, token } = await book(server)
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const answer = await server.visitor().send({ method, url: confirmPath(token, 'accept'), headers })
      expect([answer.status, answer.headers.location]).toEqual([303, `/tour/confirm?token=${token}&action=accept`])
      if (method !== 'HEAD') expect(answer.body).toEqual(example('confirmTour.toThePage').body)
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
    }
    await isUndecided(id)
  })

  it('redirects with the link’s own two parameters, and the page reports what is wrong with them', async () => {
    const at = async (query: string) => {
      const url = `/api/v1/tour/confirm${query}`
      return (await server.visitor().send({ method: 'GET', url, headers: { accept: html } })).headers.location
    }
    expect(await at('')).toBe('/tour/confirm')
    expect(await at('?action=deny&next=https://elsewhere.example')).toBe('/tour/confirm?action=deny')
    expect(await at('?token=a%0d%0ab%26c&token=d&action=')).toBe('/tour/confirm?token=a%0D%0Ab%26c&action=')
  })

  it('redirects to the configured site address, and never to the request’s Host', async () => {
    const env = { ...readEnv({}), publicUrl: 'https://pending.example' }
    const { app, visitor } = startServer(server.database, { env })
    const headers = { accept: html, host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' }
    const answer = await visitor().send({ method: 'GET', url: confirmPath('t', 'deny'), headers })
    expect(answer.headers.location).toBe('https://pending.example/tour/confirm?token=t&action=deny')
    await app.close()
  })

  it('returns 405 for an unsupported method', async () => {
    const { status } = await server.visitor().send({ method: 'PUT', url: confirmPath('t', 'deny') })
    expect(status).toBe(405)
  })
})
