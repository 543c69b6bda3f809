import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type SecurityOptions, securityHeaders } from '#server/site/security-headers.ts'

async function headersOf(options: SecurityOptions) {
  const app = Fastify()
  await securityHeaders(app, options)
  app.get('/', async () => ({}))
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

const policyOf = (headers: Awaited<ReturnType<typeof headersOf>>) =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name, ...sources]) => [name ?? '', sources] as const),
  )

describe('the security headers', () => {
  it('allow only the page’s own scripts, and no framing', async () => {
    const headers = await headersOf({ apiBaseUrl: '', chatPath: '', assetBase: '', isHttps: false })
    const policy = policyOf(headers)
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual(["'self'"])
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.mapbox.com', 'https://events.mapbox.com'])
    expect(policy.has('upgrade-insecure-requests')).toBe(false)
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
  })

  it('[API-02] allow the configured API origin and its images', async () => {
    const policy = policyOf(
      await headersOf({ apiBaseUrl: 'https://api.example/base', chatPath: '', assetBase: '', isHttps: false }),
    )
    expect(policy.get('connect-src')).toContain('https://api.example')
    expect(policy.get('img-src')).toContain('https://api.example')
  })

  it('[CHAT-09] allow the configured chat origin', async () => {
    const options = { apiBaseUrl: '', assetBase: '', isHttps: false }
    const elsewhere = policyOf(await headersOf({ ...options, chatPath: 'https://chat.example/talk' }))
    expect(elsewhere.get('connect-src')).toContain('https://chat.example')
    expect(elsewhere.get('img-src')).not.toContain('https://chat.example')
    const here = policyOf(await headersOf({ ...options, chatPath: '/talk' }))
    expect(here.get('connect-src')).toEqual(["'self'", 'https://api.mapbox.com', 'https://events.mapbox.com'])
  })

  it('[API-09] allow photos and films from the configured origin', async () => {
    const policy = policyOf(
      await headersOf({ apiBaseUrl: '', chatPath: '', assetBase: 'https://assets.example/v1', isHttps: false }),
    )
    expect(policy.get('img-src')).toContain('https://assets.example')
    expect(policy.get('media-src')).toEqual(["'self'", 'https://assets.example'])
  })

  it('require https later only when the site is reached by https', async () => {
    expect(await headersOf({ apiBaseUrl: '', chatPath: '', assetBase: '', isHttps: false })).not.toHaveProperty(
      'strict-transport-security',
    )
    expect(
      (await headersOf({ apiBaseUrl: '', chatPath: '', assetBase: '', isHttps: true }))['strict-transport-security'],
    ).toBe('max-age=31536000')
  })
})
