import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#server/operations.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readContract } from '#server/platform/http/contract-file.ts'
import { copyOfTemplate } from '#tests/server/support/databases.ts'
import { visitorAt } from '#tests/server/support/requests.ts'
import { startServer } from '#tests/server/support/server.ts'
import { byPerson } from '#tests/server/support/tours.ts'
import { exampleNamed } from '#tests/support/examples.ts'

const contract = readContract()
const described = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)
const posts = described.filter(({ method, operationId }) => method === 'POST' && Object.hasOwn(operations, operationId))
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '4')

let database: Database
let app: FastifyInstance
let port = 0
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  app = startServer(database).app
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

describe('[API-03] the contract includes every answer that any operation can give:', () => {
  it.each(described)('$operationId lists it', ({ method, responses }) => {
    const statuses = method === 'POST' ? ['400', '408', '413', '415', '431', '503'] : ['400', '408', '431', '503']
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses))
  })

  it.each([
    ['badRequest', (path: string) => `GET ${path}%zz HTTP/1.1\r\nhost: x`],
    ['badRequest', (path: string) => `GET ${path} HTTP/9.9`],
    ['headersTooLarge', (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}`],
    ['headersTooLarge', (path: string) => `GET ${path}?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x`],
  ])('%s, before the operation is known', async (outcome, request) => {
    for (const { path } of described) {
      const answer = await rawAnswer(`${request(filled(path))}\r\nconnection: close\r\n\r\n`)
      const { status, body } = exampleNamed(`anyOperation.${outcome}`)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(Object.keys(JSON.parse(answer.split('\r\n\r\n')[1] ?? ''))).toEqual(Object.keys(body as object))
    }
  })

  it.each(posts)('$operationId refuses a body that is too long or of another type', async (call) => {
    const url = filled(call.path)
    const send = (type: string, length: number) =>
      visitorAt(app).send({
        method: 'POST',
        url,
        headers: { 'content-type': type, ...byPerson },
        payload: 'x'.repeat(length),
      })
    const [tooLarge, unsupported] = [await send('application/json', 100_000), await send('image/png', 10)]
    expect([tooLarge.status, tooLarge.body]).toEqual([413, exampleNamed('anyOperation.tooLarge').body])
    expect([unsupported.status, typeof unsupported.body.detail]).toEqual([415, 'string'])
    if (Object.keys(call.requestBody?.content ?? {}).length === 1)
      expect(unsupported.body).toEqual(exampleNamed('anyOperation.unsupportedType').body)
  })
})

function rawAnswer(request: string): Promise<string> {
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
