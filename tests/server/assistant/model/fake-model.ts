import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the fake answers one request. */
export type Behavior = (response: ServerResponse, stalls: () => void) => void

export interface FakeModel {
  baseUrl: string
  /** The requests as they were sent. */
  requests: { authorization: string | undefined; body: RequestBody }[]
  /** Resolves when an answer has stalled. */
  stalled: Promise<void>
  close: () => Promise<void>
}

interface RequestBody {
  model: string
  stream: boolean
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools: { function: { name: string } }[]
}

/**
 * A server with a streaming `/chat/completions` endpoint like OpenAI's on a free port. Each request gets the next
 * behavior, later ones the last.
 */
export async function fakeModel(...behaviors: Behavior[]): Promise<FakeModel> {
  const requests: FakeModel['requests'] = []
  let stalls = () => {}
  const stalled = new Promise<void>((resolve) => {
    stalls = resolve
  })
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return response.writeHead(404).end()
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await bodyOf(request)) })
    behaviors[Math.min(requests.length, behaviors.length) - 1]?.(response, stalls)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    stalled,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })

function send(response: ServerResponse, delta: object, finish: string | null = null): void {
  const choice = { index: 0, delta, finish_reason: finish }
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'small-1', choices: [choice] }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

function finish(response: ServerResponse, reason: string): void {
  send(response, {}, reason)
  response.end('data: [DONE]\n\n')
}

const pieces = (text: string) => text.match(/.{1,7}/gs) ?? []

/** Streams a text in small pieces. */
export const saysText =
  (text: string, reason = 'stop'): Behavior =>
  (response) => {
    open(response)
    send(response, { role: 'assistant', content: '' })
    for (const content of pieces(text)) send(response, { content })
    finish(response, reason)
  }

/** Calls one or several tools; arguments come in two pieces, as in real streams. */
export const callsTools = (...made: [name: string, given: string][]) => callsAfter('One moment. ', ...made)

/** The same after some text. */
export const callsAfter =
  (text: string, ...made: [name: string, given: string][]): Behavior =>
  (response) => {
    open(response)
    send(response, { role: 'assistant', content: text })
    made.forEach(([name, given], index) => {
      const half = Math.ceil(given.length / 2)
      const id = `call_${name}_${index}`
      const first = { index, id, type: 'function', function: { name, arguments: given.slice(0, half) } }
      send(response, { tool_calls: [first] })
      send(response, { tool_calls: [{ index, function: { arguments: given.slice(half) } }] })
    })
    finish(response, 'tool_calls')
  }

/** Refuses with a message that quotes the request, as some servers do. */
export const refuses =
  (status: number): Behavior =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' })
    response.end(
      JSON.stringify({ error: { message: 'Incorrect API key provided: sk-hidden. You sent: secret talk.' } }),
    )
  }

/** Starts and then stalls. */
export const stands =
  (text = 'The price'): Behavior =>
  (response, stalls) => {
    open(response)
    send(response, { role: 'assistant', content: text })
    stalls()
  }

export const isSilent: Behavior = (_, stalls) => stalls()

export const breaksOff =
  (text: string): Behavior =>
  (response) => {
    open(response)
    send(response, { role: 'assistant', content: text })
    setImmediate(() => response.destroy())
  }

/** Ends without a finish reason. */
export const trailsOff =
  (text: string): Behavior =>
  (response) => {
    open(response)
    send(response, { role: 'assistant', content: text })
    response.end()
  }

export const sendsGarbage =
  (text: string): Behavior =>
  (response) => {
    open(response)
    send(response, { role: 'assistant', content: text })
    response.write('data: {"choices":[{"delta":{"content":\n\n')
    finish(response, 'stop')
  }

/** Answers as if no stream was requested. */
export const sendsPage: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<html>Sign in</html>')
}
