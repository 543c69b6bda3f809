declare module 'autocannon' {
  interface Request {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: Request[]
    /** Requests per second of all connections together. */
    overallRate?: number
  }
  interface Result {
    requests: { total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    /** Seconds, as it really took. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
