import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

export interface SecurityOptions {
  /** Where the site sends its calls when that is not the server that delivered it; empty otherwise. */
  apiBaseUrl: string
  /** Where the chat sends its questions: a path, or an address of another server (CHAT-09). */
  chatPath: string
  /** Where pictures and films come from when that is another server (API-09); empty otherwise. */
  assetBase: string
  isHttps: boolean
}

const mapbox = 'https://api.mapbox.com'
const mapboxEvents = 'https://events.mapbox.com'

/** Sends the Content-Security-Policy and the other security headers with every answer. */
export function securityHeaders(
  app: FastifyInstance,
  { apiBaseUrl, chatPath, assetBase, isHttps }: SecurityOptions,
): void {
  const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const api = originOf(apiBaseUrl)
  const chat = originOf(chatPath)
  const assets = originOf(assetBase)
  const headers = headersBy({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Data in script elements (settings, JSON-LD) is not run and needs no leave.
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', mapbox, ...api, ...assets],
        mediaSrc: ["'self'", ...assets],
        connectSrc: ["'self'", mapbox, mapboxEvents, ...api, ...chat],
        workerSrc: ["'self'", 'blob:'],
        childSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  })
  const permissions = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    reply.header('permissions-policy', permissions)
    next()
  })
}

/** What Helmet sets on every answer: it is the same each time, and writing the policy anew takes a tenth of a call's time. */
function headersBy(options: HelmetOptions) {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, (error) => {
    if (error) throw error
  })
  return answer.getHeaders()
}
