import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Env } from '../env/env.ts'
import { type LogStream, standardOutput } from './standard-output.ts'
import { ContractBreach } from './validation.ts'

/** Log lines are JSON with a request id. They hold no address line, no query, no body, no header of a visitor. */
export function loggerOptions(env: Pick<Env, 'logLevel'>, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level: env.logLevel,
    stream: stream ?? standardOutput(),
    serializers: {
      // Fastify's own lines would quote the address line and the visitor's address.
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: describeError as never,
    },
  }
}

/** One line for each answer: how, which route, what came of it, in how many milliseconds. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    request.log.info(line, 'answered')
    next()
  })
}

/** These say what is wrong with the program; the message of any other error may quote what a visitor typed. */
const loggable = [TypeError, RangeError, ReferenceError, ContractBreach]

export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.split('\n').filter((line) => line.trim().startsWith('at '))
  const isLoggable = loggable.some((kind) => error instanceof kind)
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    ...(isLoggable && { message: error.message }),
    // The text of a query has placeholders where the values go.
    ...(error instanceof DrizzleQueryError && { query: error.query }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
    stack: frames?.join('\n'),
  }
}
