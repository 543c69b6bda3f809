/** @module-tag nightly */
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { timeoutOptions } from '#server/platform/http/timeouts.ts'
import { copyOfTemplate } from '#tests/server/support/databases.ts'
import { startServer } from '#tests/server/support/server.ts'
import { exampleNamed } from '#tests/support/examples.ts'

let database: Database
let app: FastifyInstance
let port = 0
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  app = startServer(database, { timeouts: { wait: 300, check: 50 } }).app
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

/** Sends this, waits until the server closes the connection, and returns what it sent. */
function answerUntilEnd(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const head = 'POST /api/v1/public/properties/6/capture-lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
const timeout = exampleNamed('anyOperation.requestTimeout')

describe('a slow connection is closed:', () => {
  it.each([
    ['that sends nothing', ''],
    ['whose headers don’t end', `${head}x-a: 1\r\n`],
    ['whose body doesn’t end', `${head}content-length: 100\r\n\r\n{"email":`],
  ])('one %s, with 408', async (_, request) => {
    const answer = await answerUntilEnd(request)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(timeout.body)
  })

  it('one that sends its headers byte by byte, however often it sends', async () => {
    const answer = new Promise<string>((resolve) => {
      let said = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(head))
      const drip = setInterval(() => socket.writable && socket.write('x'), 20)
      socket.setEncoding('utf8').on('data', (part: string) => {
        said += part
      })
      socket.on('error', () => {})
      socket.on('close', () => {
        clearInterval(drip)
        resolve(said)
      })
    })
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('one that was answered and sends no other request', async () => {
    const answer = await answerUntilEnd('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  it('after 30 seconds plus one to notice it, and after 35 when the client reads no answer', () => {
    expect(timeoutOptions()).toEqual({
      requestTimeout: 30_000,
      connectionTimeout: 35_000,
      keepAliveTimeout: 30_000,
      http: { headersTimeout: 30_000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 },
    })
  })
})
