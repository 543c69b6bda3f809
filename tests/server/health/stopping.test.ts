/** @module-tag nightly */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { copyOfTemplate } from '../support/databases.ts'
import { startServer } from '../support/server.ts'

let database: Database
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
})
afterAll(() => database.close())

const portOf = async (app: FastifyInstance) => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
const path = '/api/v1/public/properties/4/access-requirements'

/** Sends a request over a connection that stays open. */
async function ask(port: number, agent: Agent): Promise<number | undefined> {
  const asked = request({ port, path, agent, host: '127.0.0.1' }).end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}

it('[API-04] a request in progress when the server stops is answered before its database is closed', async () => {
  let [arrived, goOn] = [() => {}, () => {}]
  const arriving = new Promise<void>((resolve) => (arrived = resolve))
  const held = new Promise<void>((resolve) => (goOn = resolve))
  const { app } = startServer(database)
  app.addHook('preHandler', async () => {
    arrived()
    await held
  })
  const order: string[] = []
  app.addHook('onResponse', async (_, { statusCode }) => void order.push(`answered with ${statusCode}`))
  app.addHook('onClose', async () => void order.push('the database is closed'))
  const agent = new Agent({ keepAlive: true })
  const answer = ask(await portOf(app), agent)
  await arriving
  const closed = app.close()
  goOn()
  expect(await answer).toBe(200)
  await closed
  expect(order).toEqual(['answered with 200', 'the database is closed'])
  agent.destroy()
})

it('[API-04] a server stops although a browser keeps used and unused connections open', async () => {
  const { app } = startServer(database)
  const port = await portOf(app)
  const agent = new Agent({ keepAlive: true })
  expect(await ask(port, agent)).toBe(200)
  const unused = connect(port, '127.0.0.1').on('error', () => {})
  await Promise.all([once(unused, 'connect'), once(app.server, 'connection')])
  const ended = once(unused, 'close')
  await Promise.all([app.close(), ended])
  agent.destroy()
})
