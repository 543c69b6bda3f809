import type { FastifyInstance } from 'fastify'

/** Headers for every address that holds a seller's token: no referrer, no indexing. */
export const tokenHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

const places = ['/api/v1/tour/', '/api/v1/question/']

/** Says it with every answer to the calls that a seller's link leads to, refusals included. */
export function guardTokenCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { url } = request.routeOptions
    if (url !== undefined && places.some((place) => url.startsWith(place))) reply.headers(tokenHeaders)
    next()
  })
}
