import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export interface SecurityOptions {
  /** Where the site sends its calls when that is not the server that delivered it; empty otherwise. */
  apiBaseUrl: string
  isHttps: boolean
}

const mapbox = 'https://api.mapbox.com'
const mapboxEvents = 'https://events.mapbox.com'

/** Says to the browser, with every answer, what a page may load, and that nobody may frame it. */
export async function securityHeaders(app: FastifyInstance, { apiBaseUrl, isHttps }: SecurityOptions): Promise<void> {
  const api = URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : []
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // Data in script elements (settings, JSON-LD) is not run and needs no leave.
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', mapbox, ...api],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", mapbox, mapboxEvents, ...api],
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
