import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** In milliseconds. */
export interface ConnectionTimeouts {
  /** How long a connection may take for its headers, for a whole request, and until the next one. */
  wait: number
  /** How often headers and requests are checked: they may take longer by as much. */
  check: number
}

const defaultTimeouts: ConnectionTimeouts = { wait: 30_000, check: 1000 }

/**
 * Fastify's options that end slow connections, and those on which nothing moves in either direction. Node's own defaults give
 * the headers a minute, and check every 30 s.
 */
export function timeoutOptions({ wait, check } = defaultTimeouts) {
  return {
    requestTimeout: wait,
    // Ends a connection without a word, so it comes after the others, which answer 408.
    connectionTimeout: wait + 5 * check,
    keepAliveTimeout: wait,
    http: { headersTimeout: wait, requestTimeout: wait, connectionsCheckingInterval: check },
  } satisfies FastifyHttpOptions<Server>
}
