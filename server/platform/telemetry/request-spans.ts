import type { IncomingMessage } from 'node:http'
import {
  type Context,
  context,
  metrics,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newTraceId, remoteParentOf } from './trace-id.ts'

const spans = new WeakMap<IncomingMessage, { span: Span; context: Context }>()

/** The id of a request: that of the trace it belongs to. */
export function requestIdOf(request: IncomingMessage): string {
  return remoteParentOf(request)?.traceId ?? newTraceId()
}

/** As `requestIdOf`; begins the request's span. Probes of load balancers have none. */
export function tracedRequestIdOf(request: IncomingMessage): string {
  if (request.url?.startsWith('/health')) return requestIdOf(request)
  const remote = remoteParentOf(request)
  const parent =
    remote === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...remote, traceFlags: TraceFlags.NONE, isRemote: true })
  const attributes = { 'http.request.method': request.method ?? '' }
  const span = trace.getTracer('pending').startSpan(request.method ?? '', { kind: SpanKind.SERVER, attributes }, parent)
  spans.set(request, { span, context: trace.setSpan(ROOT_CONTEXT, span) })
  return span.spanContext().traceId
}

/**
 * Runs each request in the context of its span and measures it. Named after the route, such as `/p/:slug`, never after the
 * address that was asked for: that may hold a token or a name.
 */
export function traceRequests(app: FastifyInstance): void {
  const duration = metrics.getMeter('pending').createHistogram('http.server.request.duration', {
    description: 'Time from a request to the end of its answer',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] },
  })
  app.addHook('onRequest', (request, _, next) => inContextOf(request, next))
  // A body arrives in the context of its connection, which earlier requests had before.
  app.addHook('preValidation', (request, _, next) => inContextOf(request, next))
  app.addHook('onResponse', async (request, reply) => {
    if (!spans.has(request.raw)) return
    const labels = labelsOf(request)
    duration.record(reply.elapsedTime / 1000, { ...labels, 'http.response.status_code': reply.statusCode })
    endRequestSpan(request, reply.statusCode)
  })
  app.addHook('onRequestAbort', async (request) => endRequestSpan(request, null))
}

/** Ends the span of a request that was answered with this status, or, with null, whose client left before. */
export function endRequestSpan(request: FastifyRequest, status: number | null): void {
  const found = spans.get(request.raw)
  if (!found) return
  spans.delete(request.raw)
  const { span } = found
  const labels = labelsOf(request)
  span.updateName([request.method, labels['http.route']].filter(Boolean).join(' '))
  span.setAttributes({ ...labels, ...(status !== null && { 'http.response.status_code': status }) })
  if (status !== null && status >= 500) {
    span.setAttribute('error.type', String(status))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

function inContextOf(request: FastifyRequest, next: () => void): void {
  const found = spans.get(request.raw)
  if (found) context.with(found.context, next)
  else next()
}

function labelsOf(request: FastifyRequest) {
  const route = request.routeOptions?.url
  return { 'http.request.method': request.method, ...(route !== undefined && { 'http.route': route }) }
}
