import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countCall, limitOf } from './call-limits.ts'
import type { AppContext } from './context.ts'
import type { Operations } from './operation.ts'
import { bodyLimitOf } from './platform/http/body-limit.ts'
import type { Contract, ContractOperation } from './platform/http/contract-file.ts'
import { routesOf } from './platform/http/contract-routes.ts'
import { answerOtherMethods } from './platform/http/methods.ts'
import { Problem } from './platform/http/problem.ts'
import { guardTokenCalls } from './platform/http/token-headers.ts'
import { serializerCompiler, unreadableRequest, validatorCompiler } from './platform/http/validation.ts'
import { onlyPeopleDecideTours } from './tours/decision-calls.ts'

/**
 * Binds every operation of the contract to its handler by operationId, checks what comes in and what goes out against
 * it, and refuses to start when a served operation has no handler, a handler no operation, or a call a limit that there isn't.
 */
export async function bindContract(
  app: FastifyInstance,
  contract: Contract,
  operations: Operations,
  context: AppContext,
) {
  const described = Object.values(contract.paths).flatMap((path) => Object.values(path))
  compare(described, operations)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  takeBeacons(app)
  // A browser may keep a page's data for its back button; these answers depend on the visitor.
  app.addHook('onRequest', (_, reply, next) => {
    reply.headers(notKept)
    next()
  })
  guardTokenCalls(app)
  onlyPeopleDecideTours(app, context)
  answerOtherMethods(app, contract)
  const byId = new Map(described.map((operation) => [operation.operationId, operation]))
  for (const { operationId, method, url, schema } of routesOf(contract)) {
    const route = routeOf(contract, byId.get(operationId), operations[operationId], context)
    app.route({ method, url, schema, ...route })
  }
}

function compare(described: ContractOperation[], operations: Operations): void {
  const served = new Set(described.filter((one) => one['x-served'] !== false).map((one) => one.operationId))
  const missing = [...served].filter((id) => !Object.hasOwn(operations, id))
  const extra = Object.keys(operations).filter((id) => !served.has(id))
  if (missing.length > 0) throw new Error(`There is no handler for ${missing.join(', ')}, which is in the contract.`)
  if (extra.length > 0)
    throw new Error(`The server has a handler for ${extra.join(', ')}, which is not in the contract.`)
}

function routeOf(
  contract: Contract,
  operation: ContractOperation | undefined,
  handler: Operations[string] | undefined,
  context: AppContext,
) {
  if (!operation || !handler) return notServed
  const types = operation.requestBody ? Object.keys(operation.requestBody.content) : null
  const bodies = Object.values(operation.requestBody?.content ?? {})
  const limit = limitOf(operation)
  return {
    ...(bodies.length > 0 && {
      bodyLimit: Math.max(...bodies.map(({ schema }) => bodyLimitOf(schema, contract.components.schemas))),
    }),
    // An operation that knows no 422 says 400 of what does not fit.
    attachValidation: !('422' in operation.responses),
    onRequest: [
      ...(limit ? [(request: FastifyRequest) => countCall(context, limit, request)] : []),
      ...(types ? [takesOnly(types)] : []),
    ],
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.validationError) throw unreadableRequest(request.validationError)
      return handler(context, request as never, reply)
    },
  }
}

const takesOnly = (types: string[]) => (request: FastifyRequest, _: FastifyReply, next: () => void) => {
  if (!types.includes(mediaTypeOf(request)))
    throw new Problem(415, 'unsupported_type', `Send the body as ${types.join(' or ')}.`)
  next()
}

const notServed = {
  schema: {},
  onRequest: async () => {
    throw new Problem(501, 'not_served', 'This call is described and not answered yet.')
  },
  handler: async () => {},
}

const notKept = { 'cache-control': 'private, no-store', pragma: 'no-cache' }

/** A beacon says text/plain and means JSON. */
function takeBeacons(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
}

function mediaTypeOf(request: FastifyRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}
