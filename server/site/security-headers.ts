import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
export async function securityHeaders(
  app: FastifyInstance,
  { apiBaseUrl, chatPath, assetBase, isHttps }: SecurityOptions,
): Promise<void> {
  const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])
  const api = originOf(apiBaseUrl)
  const chat = originOf(chatPath)
  const assets = originOf(assetBase)
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}
