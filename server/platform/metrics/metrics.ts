import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** In the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

/**
 * Counts requests by method, route and status, and how long they took. Routes are those of the program, such as `/p/:slug`,
 * never the address that was asked for: that may hold a token or a name.
 */
export function measure(app: FastifyInstance, answers?: { readonly size: number }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  const unavailable = new Counter({
    name: 'http_unavailable_total',
    help: 'Requests that were answered with 503',
    registers: [registry],
  })
  if (answers)
    new Gauge({
      name: 'shared_answers',
      help: 'Answers that are kept in memory',
      registers: [registry],
      collect() {
        this.set(answers.size)
      },
    })
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode === 503) unavailable.inc()
    next()
  })
  return { text: () => registry.metrics(), contentType: registry.contentType }
}

/** GET /metrics on a port of its own, which visitors cannot reach where only the site's port is open. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}
