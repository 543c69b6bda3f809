import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { World } from '#server/world.ts'
import { Problem } from './problem.ts'

/** GET /healthz: 200 when the server and its database answer, else 503. For who runs it, not for the site. */
export async function health(app: FastifyInstance, { db }: Pick<World, 'db'>): Promise<void> {
  app.get('/healthz', async (_, reply) => {
    await db.execute(sql`select 1`).catch(() => {
      throw new Problem(503, 'The database does not answer.')
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
}
