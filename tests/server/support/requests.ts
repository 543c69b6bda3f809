import type { FastifyInstance, InjectOptions } from 'fastify'
import { expectDocumentedCode } from './documented-codes.ts'

export interface HttpAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the body as it expects it
  body: any
  text: string
  headers: Record<string, string | number | string[] | undefined>
  cookies: { name: string; value: string; httpOnly?: boolean; secure?: boolean; sameSite?: string; path?: string }[]
}

export interface Visitor {
  get(path: string): Promise<HttpAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<HttpAnswer>
  send(options: InjectOptions): Promise<HttpAnswer>
  cookies: Map<string, string>
}

/** A client that keeps its cookies and has its own network address. */
export function visitorAt(app: FastifyInstance, address = '203.0.113.1'): Visitor {
  const cookies = new Map<string, string>()
  const send = async (options: InjectOptions): Promise<HttpAnswer> => {
    const response = await app.inject({ remoteAddress: address, cookies: Object.fromEntries(cookies), ...options })
    for (const { name, value } of response.cookies) cookies.set(name, value)
    const isJson = response.body !== '' && response.headers['content-type']?.toString().startsWith('application/json')
    const body = isJson ? response.json() : undefined
    if (isJson) expectDocumentedCode(String(options.method), String(options.url), response.statusCode, body)
    return {
      status: response.statusCode,
      body,
      text: response.body,
      headers: response.headers,
      cookies: response.cookies as HttpAnswer['cookies'],
    }
  }
  return {
    cookies,
    send,
    get: (url) => send({ method: 'GET', url }),
    post: (url, body, headers = {}) =>
      send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
