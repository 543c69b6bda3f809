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
    /** Seconds, as measured. */
    duration: number
    errors: number
    timeouts: number
    non2xx: number
  }
  interface Run extends Promise<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void
  }
  export default function autocannon(options: Options): Run
}
