import type { CDPSession } from '@playwright/test'

/** An answer to a held request; the status is 200 by default. `json` is sent as JSON, `body` as it is. */
export interface HeldAnswer {
  status?: number
  headers?: Record<string, string>
  contentType?: string
  json?: unknown
  body?: string | Buffer
}

/** What is used of the DevTools protocol's `Fetch.requestPaused`. */
export interface PausedRequest {
  requestId: string
  networkId?: string
  request: {
    url: string
    method: string
    headers: Record<string, string>
    postData?: string
    postDataEntries?: { bytes?: string }[]
  }
}

/** A request that the browser holds until the test answers it, fails it or lets it through. */
export class HeldRequest {
  readonly url: URL
  readonly method: string
  /** By lower-case name. */
  readonly headers: Record<string, string>
  /** Null when the request has none. */
  readonly body: string | null
  /** Whether the page has aborted it. */
  isAborted = false
  private readonly session: CDPSession
  private readonly requestId: string

  constructor(session: CDPSession, { requestId, request }: PausedRequest) {
    this.session = session
    this.requestId = requestId
    this.url = new URL(request.url)
    this.method = request.method
    this.headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    const parts = request.postDataEntries?.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64'))
    this.body = parts ? Buffer.concat(parts).toString() : (request.postData ?? null)
  }

  async fulfill({ status = 200, headers = {}, contentType, json, body }: HeldAnswer): Promise<void> {
    const content = json === undefined ? (body ?? '') : JSON.stringify(json)
    const type = contentType ?? (json === undefined ? undefined : 'application/json')
    const all: Record<string, string> = {
      // The site's own requests don't need it, those to a provider do.
      'access-control-allow-origin': '*',
      ...(type && { 'content-type': type }),
      ...headers,
    }
    await this.send('Fetch.fulfillRequest', {
      requestId: this.requestId,
      responseCode: status,
      responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
      body: Buffer.from(content).toString('base64'),
    })
  }

  /** Fails it as without a network. */
  abort(): Promise<void> {
    return this.send('Fetch.failRequest', { requestId: this.requestId, errorReason: 'ConnectionRefused' })
  }

  /** Lets it through to the server. */
  continue(): Promise<void> {
    return this.send('Fetch.continueRequest', { requestId: this.requestId })
  }

  private async send(method: 'Fetch.fulfillRequest' | 'Fetch.failRequest' | 'Fetch.continueRequest', params: object) {
    await this.session.send(method, params as never).catch((error: Error) => {
      // The page may abort a request, or be closed, while it is being answered.
      if (!/Invalid InterceptionId|has been closed|Session closed/.test(error.message)) throw error
    })
  }
}
