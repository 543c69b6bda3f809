/** A process of its own for throughput.ts: Fastify and nothing else, answering every call with the bytes that it is told. */
import fastify from 'fastify'

interface Told {
  path: string
  method: 'GET' | 'POST'
  type: string
  body: string
}

const app = fastify()
for (const { path, method, type, body } of JSON.parse(process.env.ANSWERS ?? '[]') as Told[]) {
  const bytes = Buffer.from(body)
  app.route({ method, url: path, handler: async (_request, reply) => reply.type(type).send(bytes) })
}
process.once('disconnect', () => process.exit())
process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
