import autocannon, { type Request } from 'autocannon'
import { percentiles } from './figures.ts'
import type { BareAnswer, Product } from './servers.ts'

export interface Measured {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p95: number
  p99: number
}

interface Call {
  name: string
  requests(product: Product): Request[]
  /** What a bare Fastify answers, for comparison. */
  answerOf(product: Product): Promise<BareAnswer>
}

const byUrl = '/api/v1/public/properties/by-url/48-alder-ridge-road'
const durationOf = ({ propertyId }: Product) => `/api/v1/public/properties/${propertyId}/update-visit-duration`
const json = { 'content-type': 'application/json' }

/** Always five digits, and within the day that a visit may last. */
let reports = 0
/** Enough visitor networks that none reaches its limit. */
const networks = 20_000
const growing = ({ sessions }: Product) => {
  reports++
  const { id, cookie } = sessions[reports % sessions.length] ?? { id: '', cookie: '' }
  const duration = 10_000 + Math.floor(reports / sessions.length)
  // Calls are limited by network, which a proxy in front of the server names.
  const network = reports % networks
  const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
  return {
    headers: { ...json, cookie, 'x-forwarded-for': address },
    body: JSON.stringify({ visitor_session_id: id, duration_seconds: duration }),
  }
}

export const calls: Call[] = [
  {
    name: 'by-url',
    requests: () => [{ method: 'GET', path: byUrl }],
    answerOf: ({ origin }) => answered(origin, 'GET', byUrl),
  },
  {
    name: 'update-visit-duration',
    requests: (product) => [
      {
        method: 'POST',
        path: durationOf(product),
        headers: json,
        setupRequest: (request) => ({ ...request, ...growing(product) }),
      },
    ],
    answerOf: (product) => answered(product.origin, 'POST', durationOf(product), growing(product)),
  },
]

async function answered(
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  init: RequestInit = {},
): Promise<BareAnswer> {
  const response = await fetch(origin + path, { method, ...init })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return { method, path, type: response.headers.get('content-type') ?? '', body: await response.text() }
}

interface Load {
  url: string
  requests: Request[]
  connections: number
  seconds: number
  /** Requests per second in total; without it as many as are answered. */
  rate?: number
}

/** Throws when an answer wasn't successful. */
export async function measureLoad(load: Load): Promise<Measured> {
  return measureLoads([load])
}

/** Several servers at the same time, with their results combined. Throws when an answer wasn't successful. */
export async function measureLoads(loads: Load[]): Promise<Measured> {
  const times: number[] = []
  const rates = await Promise.all(
    loads.map(async ({ url, requests, connections, seconds, rate }) => {
      const run = autocannon({
        url,
        requests,
        connections,
        duration: seconds,
        ...(rate !== undefined && { overallRate: rate }),
      })
      // At a fixed rate each connection calls once per interval; a delayed call includes its waiting time.
      const interval = rate === undefined ? Number.POSITIVE_INFINITY : (1000 * connections) / rate
      run.on('response', (_client, _status, _bytes, milliseconds) => {
        for (let waited = milliseconds; waited > 0; waited -= interval) times.push(waited)
      })
      const result = await run
      const failed = result.errors + result.timeouts + result.non2xx
      if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${requests[0]?.path} failed.`)
      return result.requests.total / result.duration
    }),
  )
  const [p50, p95, p99] = percentiles(times, [50, 95, 99])
  return { rate: rates.reduce((sum, each) => sum + each, 0), p50, p95, p99 }
}
