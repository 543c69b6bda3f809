import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { Contract } from './contract-file.ts'
import { notFound, Problem } from './problem.ts'

const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const satisfies HTTPMethods[]

/** A path of the contract asked with a method it does not take: 405, and Allow says which it does. */
export function answerOtherMethods(app: FastifyInstance, contract: Contract): void {
  for (const [path, operations] of Object.entries(contract.paths)) {
    const taken = new Set(Object.keys(operations).map((method) => method.toUpperCase()))
    if (taken.has('GET')) taken.add('HEAD')
    const allow = [...taken].sort().join(', ')
    refuse(
      app,
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      methods.filter((method) => !taken.has(method)),
      () => new Problem(405, 'method_not_allowed', `This path takes ${allow}.`, { allow }),
    )
  }
}

/** Anything else below /api: 404 as the API says it, not the site's page. */
export function answerUnknownCalls(app: FastifyInstance): void {
  refuse(app, '/api/*', [...methods], () => notFound('not_found', 'Not found.'))
}

/** In onRequest, so that a body is neither read nor judged. */
function refuse(app: FastifyInstance, url: string, method: HTTPMethods[], problem: () => Problem): void {
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    onRequest: async () => {
      throw problem()
    },
    handler: async () => {},
  })
}
