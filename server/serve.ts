import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { languageModel } from './assistant/model/provider.ts'
import { noSentences, sentencesInThread } from './assistant/sentences/sentences.ts'
import { startUnderstanding } from './assistant/understanding/understanding.ts'
import { ConversationFeed } from './chat/conversation-feed.ts'
import { startFollowUpJob } from './chat/follow-up/job.ts'
import { startUnansweredJob } from './chat/unanswered-job.ts'
import { openDatabase } from './database/open.ts'
import { hasSamples } from './database/prepare.ts'
import { startDigestJob } from './mail/digest-job.ts'
import { startEmailJob } from './mail/email-job.ts'
import { openOutbox } from './mail/outbox.ts'
import { mailTransport, outboxFolder } from './mail/transport.ts'
import { openImageStore } from './photos/image-store.ts'
import { SharedAnswers } from './platform/cache/shared-answers.ts'
import { DatabaseError } from './platform/db/database.ts'
import { productionProblem } from './platform/env/deployment.ts'
import { type Env, EnvError, readEnv } from './platform/env/env.ts'
import { originOf } from './platform/env/origin.ts'
import { runtimeOf } from './platform/health/runtime.ts'
import { readableLog } from './platform/http/readable-log.ts'
import { startRateLimitCleanup } from './platform/rate-limits/cleanup-job.ts'
import { keysFrom } from './platform/signing.ts'
import { startRetentionJob } from './privacy/retention-job.ts'
import { sampleTourLines } from './samples/sample-tour-links.ts'
import { readBuiltSite } from './site/built-site.ts'
import { stopOnSignal } from './stop.ts'
import { tourDeps } from './tours/deps.ts'
import { startTourUpkeepJob } from './tours/upkeep-job.ts'
import { welcome } from './welcome.ts'

/** What `npm run build` made; the message of its absence says so. */
class NotBuilt extends Error {}

/**
 * Runs the server in this process until it's told to stop. What fails and an operator can fix ends the process with one
 * sentence. `siteBuilt` is for a first start, which fills the database while the site is built: nothing of the site is read
 * before it resolves.
 */
export async function serve(siteBuilt: Promise<void> = Promise.resolve()): Promise<void> {
  // What this process writes is for its own user alone, also where a library writes it.
  process.umask(0o077)
  try {
    await startServer(siteBuilt)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exit(1)
  }
}

async function startServer(siteBuilt: Promise<void>): Promise<void> {
  const env = readEnv(process.env)
  const problem = productionProblem(env)
  if (problem !== null) throw new EnvError(problem)
  const { send, folder, words } = mailTransport(env)
  let log: Pick<FastifyBaseLogger, 'error' | 'warn'> = console
  const telemetry = await telemetryOf(env, () => log.warn('sending traces and metrics failed'))
  const onTrouble = (error: Error) => log.error(error, 'a worker thread could not read a message')
  const sentences = env.hasSentenceEncoder ? sentencesInThread(onTrouble) : null
  const understanding = startUnderstanding(sentences ?? noSentences, onTrouble)
  // Read from the disk while the database opens.
  const built = siteBuilt.then(builtParts)
  built.catch(() => {})
  const database = await openDatabase(env)
  const parts = await partsOf(folder, built).catch(async (error) => {
    await database.close()
    throw error
  })
  const runtime = runtimeOf(env)
  const answers = new SharedAnswers()
  const feed = new ConversationFeed()
  const watch = await database.watch(answers, feed)
  const isForPeople = process.stdout.isTTY && !env.isProduction
  const logStream = isForPeople ? readableLog((text) => process.stdout.write(text)) : undefined
  const app = buildApp({
    env,
    database,
    runtime,
    understanding,
    answers,
    feed,
    isTraced: telemetry !== null,
    ...(logStream && { logStream }),
    ...parts,
  })
  // Loaded where someone asks for them.
  const prometheus = env.metricsPort === null ? null : await import('./platform/metrics/metrics.ts')
  const metrics = prometheus?.measure(app, answers)
  log = app.log
  const jobs: { stop(): Promise<void> }[] = []
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((each) => each.stop()))
    await understanding.close()
    await sentences?.close()
    await watch.stop()
    await database.close()
    await telemetry?.stop()
  })
  const begin = () => {
    runtime.isStopping = true
    feed.close()
  }
  if (prometheus && metrics && env.metricsPort !== null) {
    const metricsServer = await prometheus.serveMetrics(metrics, { port: env.metricsPort, host: env.host })
    app.addHook('onClose', async () => void metricsServer.close().closeAllConnections())
  }
  stopOnSignal(() => app.close(), { begin, seconds: env.drainSeconds })
  runtime.isStarting = true
  try {
    await app.ready()
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  // Port 0 asked for any that is free; emails have to name the one that it became.
  if (typeof address === 'object' && address) env.port = address.port
  const origin = originOf(env)
  // A seller's links decide a tour, so in production none are printed.
  const tours = tourDeps({ env, keys: keysFrom(database.secret) })
  const tour = env.isProduction ? [] : await sampleTourLines(database.db, tours, new Date())
  console.log(welcome(origin, (await hasSamples(database.db)) ? tour : null, words))
  // Messages wait for the thread that reads them; pages don't.
  await understanding.ready.catch(async (error) => {
    await app.close()
    throw error
  })
  runtime.isStarting = false
  if (runtime.isStopping) return
  const job = { db: database.db, clock: () => new Date(), log: app.log }
  const often = { ...job, ...(env.jobPollMs !== null && { pollIntervalMs: env.jobPollMs }) }
  const emails = startEmailJob({ ...often, send })
  runtime.emails = emails
  // Their emails name the address, so they wait for the port.
  jobs.push(
    emails,
    startFollowUpJob({ ...often, origin, quietMinutes: env.followUpAfterMinutes }),
    startDigestJob({ ...often, origin }),
    startRateLimitCleanup(job),
    startRetentionJob({
      ...job,
      retention: { days: env.retentionDays, emailDays: env.emailRetentionDays },
      outbox: outboxFolder(env),
    }),
    startTourUpkeepJob({ ...job, deps: tours }),
    startUnansweredJob({
      ...often,
      tours,
      understand: understanding.runFor('unanswered messages'),
      model: languageModel(env),
    }),
  )
  sentences
    ?.load()
    .then(() => understanding.warmUp())
    // The first visitor's message loads it then.
    .catch(() => {})
}

/** The SDK is loaded where its traces go somewhere. */
async function telemetryOf({ telemetry }: Env, onTrouble: () => void) {
  if (telemetry === null) return null
  const { startTelemetry } = await import('./platform/telemetry/sdk.ts')
  return startTelemetry(telemetry, onTrouble)
}

async function partsOf(outboxFolder: string | null, built: ReturnType<typeof builtParts>) {
  if (outboxFolder !== null) await openOutbox(outboxFolder, new Date())
  return built
}

async function builtParts() {
  try {
    const [built, imageStore] = await Promise.all([readBuiltSite(), openImageStore()])
    return { built, imageStore }
  } catch (error) {
    throw new NotBuilt(error instanceof Error ? error.message : 'Run "npm run build" first.', { cause: error })
  }
}

/** One sentence for a failure that the operator can fix (settings, database, missing build, port); null for a bug. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseError || error instanceof NotBuilt) return error.message
  const { code, address, port } = (error ?? {}) as { code?: string; address?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or name another with PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: name another with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? process.env.HOST} is not an address of this machine.`
  return null
}
