// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { endVisit } from '#src/api/visit.ts'

const address = 'https://pending.example/api/v1/public/properties/17/end-visit'
const visit = { visitor_session_id: 's-1', duration_seconds: 37, exit_time: '2026-11-25T12:00:00.000Z' }

const asked: Request[] = []
function withBeacon(sendBeacon?: (url: string, data: string) => boolean) {
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return Response.json({ success: true })
  })
  endVisit(17, visit)
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

it('[VISIT-03] the end of a visit is sent only as a beacon', async () => {
  const sendBeacon = vi.fn(() => true)
  withBeacon(sendBeacon)
  expect(sendBeacon.mock.calls).toEqual([[address, JSON.stringify(visit)]])
  await Promise.resolve()
  expect(asked).toEqual([])
})

it('[VISIT-03] a failed end of a visit is reported only in the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  endVisit(17, visit)
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(warned).toHaveBeenCalledWith(expect.stringMatching(/visit/), new TypeError('Failed to fetch'))
  warned.mockRestore()
})

it.each([
  ['has no beacons', undefined],
  ['refuses another beacon', () => false],
])('[VISIT-03] in a browser that %s it is sent with keepalive', async (_, sendBeacon) => {
  withBeacon(sendBeacon)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const [request] = asked as [Request]
  expect([request.method, request.url, request.keepalive]).toEqual(['POST', address, true])
  expect(await request.json()).toEqual(visit)
})
