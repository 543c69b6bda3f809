import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { languageModel } from './assistant/model/provider.ts'
import { noSentences, startSentences } from './assistant/sentences/sentences.ts'
import { startUnderstanding } from './assistant/understanding/understanding.ts'
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
import { EnvError, readEnv } from './platform/env/env.ts'
import { originOf } from './platform/env/origin.ts'
import { runtimeOf } from './platform/health/runtime.ts'
import { readableLog } from './platform/http/readable-log.ts'
import { measure, serveMetrics } from './platform/metrics/metrics.ts'
import { startRateLimitCleanup } from './platform/rate-limits/cleanup-job.ts'
import { startRetentionJob } from './privacy/retention-job.ts'
import { sampleTourLines } from './samples/sample-tour-links.ts'
import { readBuiltSite } from './site/built-site.ts'
import { stopOnSignal } from './stop.ts'
import { tourDeps } from './tours/deps.ts'
import { startTourUpkeepJob } from './tours/upkeep-job.ts'
import { welcome } from './welcome.ts'

/** What `npm run build` made; the message of its absence says so. */
class NotBuilt extends Error {}

// What this process writes is for its own user alone, also where a library writes it.
process.umask(0o077)
try {
  await serve()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
}

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  const problem = productionProblem(env)
  if (problem !== null) throw new EnvError(problem)
  const { send, folder, words } = mailTransport(env)
  let log: Pick<FastifyBaseLogger, 'error'> = console
  const onTrouble = (error: Error) => log.error(error, 'a message could not be read in its thread')
  const sentences = env.hasSentenceEncoder ? startSentences(onTrouble) : null
  const understanding = startUnderstanding(sentences ?? noSentences, onTrouble)
  const database = await openDatabase(env)
  const parts = await partsOf(folder).catch(async (error) => {
    await database.close()
    throw error
  })
  const runtime = runtimeOf(env)
  const answers = new SharedAnswers()
  const watch = await database.watch(answers)
  const isForPeople = process.stdout.isTTY && !env.isProduction
  const logStream = isForPeople ? readableLog((text) => process.stdout.write(text)) : undefined
  const app = buildApp({ env, database, runtime, understanding, answers, ...(logStream && { logStream }), ...parts })
  const metrics = env.metricsPort === null ? null : measure(app, answers)
  log = app.log
  const job = { db: database.db, clock: () => new Date(), log: app.log }
  const emails = startEmailJob({ ...job, send })
  runtime.emails = emails
  const jobs: { stop(): Promise<void> }[] = [
    emails,
    startFollowUpJob({ ...job, quietMinutes: env.followUpAfterMinutes }),
    startDigestJob(job),
    startRateLimitCleanup(job),
    startRetentionJob({
      ...job,
      retention: { days: env.retentionDays, emailDays: env.emailRetentionDays },
      outbox: outboxFolder(env),
    }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((each) => each.stop()))
    await understanding.close()
    await sentences?.close()
    await watch.stop()
    await database.close()
  })
  const begin = () => {
    runtime.isStopping = true
  }
  if (metrics && env.metricsPort !== null) {
    const metricsServer = await serveMetrics(metrics, { port: env.metricsPort, host: env.host })
    app.addHook('onClose', async () => void metricsServer.close().closeAllConnections())
  }
  stopOnSignal(() => app.close(), { begin, seconds: env.drainSeconds })
  try {
    await understanding.ready
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  // Port 0 asked for any that is free; emails have to name the one that it became.
  if (typeof address === 'object' && address) env.port = address.port
  // Their emails name the address, so they wait for the port.
  jobs.push(
    startTourUpkeepJob({ ...job, deps: tourDeps(env) }),
    startUnansweredJob({
      ...job,
      tours: tourDeps(env),
      understand: understanding.runFor('unanswered messages'),
      model: languageModel(env),
    }),
  )
  const origin = originOf(env)
  // The links of a seller are for that seller: in production nobody else reads them, and nobody writes to the samples'.
  const tour = env.isProduction ? [] : await sampleTourLines(database.db, tourDeps(env), new Date())
  console.log(welcome(origin, (await hasSamples(database.db)) ? tour : null, words))
}

async function partsOf(outboxFolder: string | null) {
  if (outboxFolder !== null) await openOutbox(outboxFolder, new Date())
  return builtParts()
}

async function builtParts() {
  try {
    const [built, imageStore] = await Promise.all([readBuiltSite(), openImageStore()])
    return { built, imageStore }
  } catch (error) {
    throw new NotBuilt(error instanceof Error ? error.message : 'Run "npm run build" first.', { cause: error })
  }
}

/** What can be mended by whoever starts the server is told in one sentence; anything else is a fault with its trace. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseError || error instanceof NotBuilt) return error.message
  const { code, address, port } = (error ?? {}) as { code?: string; address?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or name another with PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: name another with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? process.env.HOST} is no address of this machine.`
  return null
}
