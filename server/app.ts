import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { type Understanding, understandingHere } from './assistant/understanding/understanding.ts'
import type { ConversationFeed } from './chat/conversation-feed.ts'
import { conversationLinks } from './chat/open-by-link.ts'
import { createContext } from './context.ts'
import { bindContract } from './contract.ts'
import { health } from './health/endpoints.ts'
import type { Operations } from './operation.ts'
import { operations as everyOperation } from './operations.ts'
import type { ImageStore } from './photos/image-store.ts'
import { media } from './photos/media.ts'
import type { SharedAnswers } from './platform/cache/shared-answers.ts'
import { sendSharedAnswers } from './platform/cache/shared-routes.ts'
import type { Database } from './platform/db/database.ts'
import type { Env } from './platform/env/env.ts'
import type { Runtime } from './platform/health/runtime.ts'
import { compression } from './platform/http/compression.ts'
import { endConnectionsOf, endIdleConnections } from './platform/http/connections.ts'
import { type Contract, readContract } from './platform/http/contract-file.ts'
import { answerClientError, answerError, answerFrameworkError } from './platform/http/errors.ts'
import { logAnswers, loggerOptions } from './platform/http/logging.ts'
import { answerUnknownCalls } from './platform/http/methods.ts'
import { notFound } from './platform/http/problem.ts'
import { trustedProxies, warnOfUnknownProxy } from './platform/http/proxies.ts'
import type { LogStream } from './platform/http/standard-output.ts'
import { type ConnectionTimeouts, timeoutOptions } from './platform/http/timeouts.ts'
import { requestIdOf, tracedRequestIdOf, traceRequests } from './platform/telemetry/request-spans.ts'
import { mediaOptions, securityOptions, shareImageOptions, siteOptions } from './plugin-options.ts'
import type { BuiltSite } from './site/built-site.ts'
import { machineExplorer } from './site/machine-explorer.ts'
import { machineReportStream } from './site/machine-report-stream.ts'
import { securityHeaders } from './site/security-headers.ts'
import { shareImages } from './site/share-images.ts'
import { serveSite } from './site/site.ts'
import { keyedCalls } from './widget/keyed-calls.ts'

export interface AppOptions {
  env: Env
  database: Database
  clock?: () => Date
  /** The checks behind the health endpoint; without them, only the database is looked at. */
  runtime?: Runtime
  /** Reads what visitors write; in this thread when not told. */
  understanding?: Understanding
  /** The photos that the build developed; without them none is served. */
  imageStore?: ImageStore
  /** The built site; without it the server answers the API alone. */
  built?: BuiltSite
  /** Where log lines go; standard output when not told. */
  logStream?: LogStream
  /** Keeps answers that are the same for every visitor, once it watches the database; without it none is kept. */
  answers?: SharedAnswers
  /** Tells open pages what comes in their conversations; without one that watches the database they look by themselves. */
  feed?: ConversationFeed
  /** Whether requests get spans, which the started SDK sends. */
  isTraced?: boolean
  contract?: Contract
  operations?: Operations
  timeouts?: ConnectionTimeouts
}

/** The whole server, ready to listen or to be asked by `inject`. The database stays the caller's to close. */
export function buildApp({ env, database, clock = () => new Date(), ...options }: AppOptions): FastifyInstance {
  const app: FastifyInstance = fastify({
    logger: loggerOptions(env, options.logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: options.isTraced ? tracedRequestIdOf : requestIdOf,
    trustProxy: trustedProxies(env),
    // Only calls of the contract take a body, each with a limit of its own (bodyLimitOf).
    bodyLimit: 1024,
    ...timeoutOptions(options.timeouts),
    // Whatever fits into an address is judged by the contract, which says what is too long.
    routerOptions: { maxParamLength: 16 * 1024 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  })
  const { understanding = understandingHere, answers, feed } = options
  const context = createContext(env, database, clock, understanding, answers, feed)
  // A stream never ends by itself, and the server would wait for it.
  app.addHook('preClose', async () => context.feed.close())
  if (options.isTraced) traceRequests(app)
  logAnswers(app)
  endIdleConnections(app)
  if (options.runtime) endConnectionsOf(app, options.runtime)
  warnOfUnknownProxy(app, env)
  if (options.answers) sendSharedAnswers(app, options.answers, options.runtime)
  app.setErrorHandler(answerError)
  app.register(async (server) => {
    securityHeaders(server, securityOptions(env))
    await compression(server)
    await server.register(cookie)
    server.setNotFoundHandler(answerUnknown)
    server.register(health, { ...context, runtime: options.runtime })
    server.register(async (api) => {
      keyedCalls(api, context)
      await bindContract(api, options.contract ?? readContract(), options.operations ?? everyOperation, context)
      answerUnknownCalls(api)
    })
    server.register(conversationLinks, context)
    if (options.imageStore) server.register(media, mediaOptions(context, options.imageStore))
    if (options.imageStore) server.register(shareImages, shareImageOptions(context, options.imageStore))
    if (env.hasMachineExplorer && !env.isProduction) server.register(machineReportStream)
    if (options.built) server.register(machineExplorer, { isOn: env.hasMachineExplorer })
    if (options.built) server.register(serveSite, siteOptions(context, options.built))
  })
  return app
}

async function answerUnknown(): Promise<never> {
  throw notFound('not_found', 'Not found.')
}
