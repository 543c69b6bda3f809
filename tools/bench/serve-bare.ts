/** A process started by throughput.ts: a bare Fastify that answers every call with the given bytes. */
import fastify from 'fastify'

interface BareRoute {
  path: string
  method: 'GET' | 'POST'
  type: string
  body: string
}

const app = fastify()
for (const { path, method, type, body } of JSON.parse(process.env.ANSWERS ?? '[]') as BareRoute[]) {
  const bytes = Buffer.from(body)
  app.route({ method, url: path, handler: async (_request, reply) => reply.type(type).send(bytes) })
}
process.once('disconnect', () => process.exit())
process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
