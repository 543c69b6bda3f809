import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listingPath } from '#domain/pages.ts'
import type { Runtime } from '../health/runtime.ts'
import { type Coding, codings, type SharedAnswer, type SharedAnswers, type SharedForm } from './shared-answers.ts'

const api = '/api/v1/public/properties/'
const page = listingPath('')
/** What may follow the path of an answer that is kept. Anything else would let a visitor fill the cache with copies. */
const knownQuery = /^\?size=(?:small|medium|large)$/

/** What a request has to be for its answer to be shared; set by `shareAnswer`. */
const asked = new WeakMap<FastifyRequest, Asked>()

interface Asked {
  key: string
  version: number
  /** Null as long as nobody said that the answer is the same for every visitor. */
  propertyId: number | null
}

/**
 * Sends answers that are the same for every visitor from memory, and keeps those that handlers mark with `shareAnswer`. To be
 * called before anything else adds hooks that change answers.
 */
export function sendSharedAnswers(app: FastifyInstance, answers: SharedAnswers, runtime?: Runtime): void {
  app.addHook('onRequest', (request, reply, next) => {
    const key = keyOf(request.raw)
    if (key === null || !answers.isOn || runtime?.isStopping) return next()
    const coding = codingFor(request.raw)
    if (coding === null) return next()
    const known = answers.find(key)
    if (!known) {
      asked.set(request, { key, version: answers.version, propertyId: null })
      return next()
    }
    reply.hijack()
    send(known, coding, request, reply)
  })

  app.addHook('onSend', (request, reply, payload, next) => {
    const marked = asked.get(request)
    // Most answers are one visitor's own, and a promise for each would cost more than the rest of this.
    if (!marked || marked.propertyId === null || reply.statusCode !== 200 || typeof payload !== 'string') return next()
    if (reply.hasHeader('set-cookie')) return next()
    return keepAndSend(marked, marked.propertyId, request, reply, payload)
  })

  async function keepAndSend(
    { key, version }: Asked,
    propertyId: number,
    request: FastifyRequest,
    reply: FastifyReply,
    payload: string,
  ) {
    const headers = headersOf(reply)
    const answer = await answers.keep(key, version, { propertyId, headers, text: payload })
    reply.header('etag', answer.etag)
    if (isKnown(request.raw, answer.etag)) {
      reply.code(304).removeHeader('content-type')
      return ''
    }
    const form = formOf(answer, codingFor(request.raw) ?? 'identity')
    if (form.coding !== 'identity') reply.header('content-encoding', form.coding)
    reply.header('vary', 'accept-encoding')
    return form.body
  }
}

/**
 * Marks the answer to this request as the same for everyone. Only for what any visitor may see without a cookie: no
 * private listing, and nothing that names the visitor.
 */
export function shareAnswer(request: FastifyRequest, propertyId: number): void {
  const found = asked.get(request)
  if (found) found.propertyId = propertyId
}

/** The name of a request's answer; null where there is no shared one. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || url.length > 300) return null
  const mark = url.indexOf('?')
  // The query of a page is for its script and its visitor's statistics.
  if (url.startsWith(page)) return mark === -1 ? url : url.slice(0, mark)
  if (!url.startsWith(api) || (mark !== -1 && !knownQuery.test(url.slice(mark)))) return null
  // It says what this visitor has passed already.
  const isVisitors = url.endsWith('/access-requirements') && headers.cookie?.includes('pass_')
  return isVisitors ? null : url
}

function send(
  answer: SharedAnswer,
  coding: Coding,
  { raw, id }: FastifyRequest,
  { raw: response }: FastifyReply,
): void {
  if (isKnown(raw, answer.etag)) {
    response.writeHead(304, [...answer.unchanged, 'x-request-id', id])
    response.end()
    return
  }
  const { headers, body } = formOf(answer, coding)
  response.writeHead(200, [...headers, 'x-request-id', id])
  response.end(body)
}

/** Short answers have no compressed form. */
function formOf({ forms }: SharedAnswer, coding: Coding): SharedForm {
  return forms[coding] ?? forms.identity
}

/** RFC 9110 §12.5.3, without weights: null where there are any. compression.ts understands those. */
function codingFor({ headers }: IncomingMessage): Coding | null {
  const accepted = headers['accept-encoding']
  if (accepted === undefined) return 'identity'
  if (typeof accepted !== 'string' || accepted.includes(';')) return null
  const names = accepted.split(',').map((name) => name.trim().toLowerCase())
  return codings.find((coding) => names.includes(coding)) ?? 'identity'
}

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match']
  return known?.split(',').some((one) => one.trim() === etag || one.trim() === '*') ?? false
}

/** Those that belong to this request alone, or to the form of the body, are left out. */
const ownHeaders = new Set(['x-request-id', 'content-length', 'content-encoding', 'connection', 'date', 'vary', 'etag'])

function headersOf(reply: FastifyReply): string[] {
  const flat = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    ownHeaders.has(name) || value === undefined ? [] : [name, String(value)],
  )
  return [...flat, 'vary', 'accept-encoding']
}
