import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env/env.ts'

type Trusted = Pick<Env, 'trustProxy'>

/** Fastify's `trustProxy`: a number alone makes it trust nobody, so that the hops are counted here. */
export function trustedProxies({ trustProxy }: Trusted): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy
}

/** Says once, and without any address, that a proxy seems to be there which no setting knows. */
export function warnOfUnknownProxy(app: FastifyInstance, { trustProxy }: Trusted): void {
  if (trustProxy !== false) return
  let isWarned = false
  app.addHook('onRequest', ({ headers }, _, next) => {
    next()
    if (isWarned || headers['x-forwarded-for'] === undefined) return
    isWarned = true
    app.log.warn(
      'A request has an X-Forwarded-For header, and TRUST_PROXY is not set. If there is a proxy in front of this server, set TRUST_PROXY: until then all visitors behind the proxy share one set of rate limits.',
    )
  })
}
