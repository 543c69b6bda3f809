import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { measure, serveMetrics } from '#server/platform/metrics/metrics.ts'
import { api, describeServer, startServer } from '#tests/server/support/server.ts'

describeServer('[API-04] metrics', (server) => {
  it('count requests by route, on their own port, and contain nothing from a visitor', async () => {
    const { app, visitor, lines } = startServer(server.database)
    const metrics = measure(app, { size: 3 })
    const listening = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    const ada = visitor('203.0.113.77')
    const planted = [
      'planted-name',
      'planted@example.com',
      '555-0177',
      '203.0.113.77',
      'planted-token',
      'planted-search',
    ]
    await ada.post(api('6/capture-lead'), {
      email: 'planted@example.com',
      first_name: 'planted-name',
      last_name: 'planted-name',
      phone: '+1 415 555-0177',
      company: 'planted-name',
    })
    await ada.post('/api/v1/chat', { property_id: 4, agent_id: 4, message: 'I am planted-name, planted@example.com' })
    await ada.get('/tour/planted-token/confirm?q=planted-search')
    await ada.get(`${api('by-url/planted-name')}?email=planted@example.com`)
    await ada.get(api('by-url/48-alder-ridge-road'))
    const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
    const answer = await fetch(`${origin}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="[^"]*by-url[^"]*",status="200"\} 1\n/,
    )
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="[^"]*by-url[^"]*",status="404"\} 1\n/,
    )
    expect(text).toMatch(/shared_answers 3\n/)
    expect(lines.length).toBeGreaterThan(4)
    for (const marker of planted) {
      expect(text).not.toContain(marker)
      expect(lines.join('')).not.toContain(marker)
    }
    expect((await fetch(`${origin}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await ada.get('/metrics')).status).toBe(404)
    listening.close()
    await app.close()
  })
})
