import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'

export interface ForwardedRequest {
  method: string
  path: string
  /** The Sec-Purpose header: `prefetch;prerender`. */
  purpose: string
}

/** A reverse proxy in front of the product: it forwards what it doesn't answer itself, and records the requests. */
export class ForwardingServer {
  readonly asked: ForwardedRequest[] = []
  origin = ''
  /** The product's origin. */
  to = ''
  private readonly server: Server
  private readonly answers: (request: IncomingMessage, response: ServerResponse) => boolean

  /** `answers` returns whether it has answered; it may also only set headers and leave the answer to the product. */
  private constructor(answers: ForwardingServer['answers']) {
    this.answers = answers
    this.server = createServer((incoming, response) => this.receive(incoming, response))
  }

  static async start(answers: ForwardingServer['answers']): Promise<ForwardingServer> {
    const front = new ForwardingServer(answers)
    await new Promise<void>((resolve) => front.server.listen(0, '127.0.0.1', resolve))
    front.origin = `http://127.0.0.1:${(front.server.address() as { port: number }).port}`
    return front
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  private receive(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = '', url: path = '', headers } = incoming
    this.asked.push({ method, path, purpose: String(headers['sec-purpose'] ?? '') })
    if (this.answers(incoming, response)) return
    const forwarded = request(`${this.to}${path}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    incoming.pipe(forwarded)
  }
}
