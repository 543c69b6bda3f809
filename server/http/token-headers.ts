import type { FastifyInstance } from 'fastify'

/** What is said along with everything whose address holds a seller's token: tell nobody where you were, and keep it out of indexes. */
export const tokenHeaders = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } as const

/** Says it with every answer to a tour's calls, refusals included. */
export function guardTourCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/v1/tour/')) reply.headers(tokenHeaders)
  })
}
