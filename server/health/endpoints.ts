import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { readiness } from '#server/platform/health/readiness.ts'
import type { Runtime } from '#server/platform/health/runtime.ts'
import { databaseCheck, emailsCheck, folderCheck } from './checks.ts'

export interface HealthOptions extends Pick<AppContext, 'db' | 'clock'> {
  /** Without it, only the database is looked at. */
  runtime?: Runtime | undefined
  /** Milliseconds within which readiness is answered. */
  deadline?: number | undefined
}

/**
 * For operators, not for the site. GET /health/live: 200 while the process answers at all. GET /health/ready,
 * and /healthz as it was called before: 200 when visitors can be served, with `degraded` where something else fails; else 503.
 */
export async function health(app: FastifyInstance, { db, clock, runtime, deadline }: HealthOptions): Promise<void> {
  const checks = [databaseCheck(db)]
  if (runtime)
    checks.push(
      ...runtime.folders.map(folderCheck),
      emailsCheck(db, clock, () => runtime.emails),
    )
  const report = readiness({ checks, clock, ...(deadline !== undefined && { deadline }) })

  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get('/health/live', async () => ({ status: 'ok' }))
  for (const path of ['/health/ready', '/healthz']) {
    app.get(path, async (_, reply) => {
      const unready = runtime?.isStopping ? 'stopping' : runtime?.isStarting ? 'starting' : null
      if (unready) return reply.code(503).send({ status: unready, detail: `The server is ${unready}.`, checks: {} })
      const { status, checks } = await report()
      if (status !== 'failed') return { status, checks }
      const failed = Object.keys(checks).filter((name) => checks[name]?.status === 'failed')
      return reply.code(503).send({ status, detail: `Not ready: ${failed.join(', ')}.`, checks })
    })
  }
}
