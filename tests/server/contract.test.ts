import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pennyKey } from '#domain/sample.ts'
import type { Operations } from '#server/operation.ts'
import { operations } from '#server/operations.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readContract } from '#server/platform/http/contract-file.ts'
import { ContractBreach, serializerCompiler, validatorCompiler } from '#server/platform/http/validation.ts'
import { exampleNamed, exampleNames } from '#tests/support/examples.ts'
import { copyOfTemplate } from './support/databases.ts'
import { visitorAt } from './support/requests.ts'
import { api, startServer } from './support/server.ts'
import { byPerson } from './support/tours.ts'

const contract = readContract()
const described = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
)
const served = described.filter((operation) => operation['x-served'] !== false)
const unserved = described.filter((operation) => operation['x-served'] === false)
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '4')

let database: Database
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  return () => database.close()
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

/** A server for tests that only read. */
let asItIs: ReturnType<typeof start> | undefined
const visitorOfServer = () => {
  asItIs ??= start()
  return visitorAt(asItIs.app)
}

function start(options: Parameters<typeof startServer>[1] = {}) {
  const server = startServer(database, options)
  apps.push(server.app)
  return { ...server, visitor: visitorAt(server.app) }
}

type JsonContent = { 'application/json'?: { schema?: object } }

/** A schema that rejects a value was compiled. */
function orBreach(check: () => unknown): void {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ContractBreach)) throw error
  }
}

describe('[API-03] the server and the contract', () => {
  it('have the same operations', () => {
    expect(Object.keys(operations).sort()).toEqual(served.map(({ operationId }) => operationId).sort())
  })

  it('start without a warning', async () => {
    const { app, lines } = start()
    await app.ready()
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })

  it('compile every schema, each with the first value that it validates', async () => {
    const { app } = start()
    const compiled: string[] = []
    app.addHook('onRoute', ({ method, url, schema: { response = {}, ...parts } = {} }) => {
      for (const httpPart of ['body', 'params', 'querystring', 'headers'] as const) {
        const schema = parts[httpPart] as object | undefined
        if (schema === undefined) continue
        const validate = validatorCompiler({ schema, httpPart, method: String(method), url })
        expect(() => validate({})).not.toThrow()
        compiled.push(`${httpPart} of ${method} ${url}`)
      }
      for (const [httpStatus, answer] of Object.entries(response as Record<string, { content?: JsonContent }>)) {
        const schema = answer.content?.['application/json']?.schema ?? answer
        const serialize = serializerCompiler({ schema, httpStatus, method: String(method), url })
        expect(() => orBreach(() => serialize({}))).not.toThrow()
        compiled.push(`${httpStatus} of ${method} ${url}`)
      }
    })
    await app.ready()
    expect(compiled.length).toBeGreaterThan(described.length * 3)
  })

  it('fail to start when a served operation has no handler', async () => {
    const { endVisit: _, ...others } = operations
    await expect(start({ operations: others }).app.ready()).rejects.toThrow(
      'There is no handler for endVisit, which is in the contract.',
    )
  })

  it.each([...unserved.map(({ operationId }) => operationId), 'nobodyKnows'])(
    'fail to start with a handler for %s',
    async (extra) => {
      const more = { ...operations, [extra]: operations.endVisit } as Operations
      await expect(start({ operations: more }).app.ready()).rejects.toThrow(
        `The server has a handler for ${extra}, which is not in the contract.`,
      )
    },
  )

  it.each(unserved)('[API-01] answer $method $path with 501', async ({ method, path, operationId }) => {
    const answer = await visitorOfServer().send({ method: method as 'GET', url: filled(path) })
    expect([answer.status, answer.body]).toEqual([501, exampleNamed(`${operationId}.notServed`).body])
  })

  it.each(Object.keys(contract.paths))(
    'answer any other method of %s with 405 and the allowed methods',
    async (path) => {
      const answer = await visitorOfServer().send({
        method: 'DELETE',
        url: filled(path),
        payload: '{',
        headers: { 'content-type': 'x/y' },
      })
      const methods = Object.keys(contract.paths[path] ?? {}).map((method) => method.toUpperCase())
      const allow = methods.includes('GET') ? ['HEAD', ...methods].sort() : methods
      expect([answer.status, answer.headers.allow]).toEqual([405, allow.join(', ')])
      expect(answer.body).toEqual({
        status: 405,
        title: 'Method Not Allowed',
        code: 'method_not_allowed',
        detail: `This path takes ${allow.join(', ')}.`,
      })
    },
  )
})

describe('[API-03] an answer that breaks the contract', () => {
  const breaking: Operations = {
    ...operations,
    listPropertyImages: async () => ({ success: 'yes', images: [{ url: 'secret-of-the-house' }] }) as never,
  }

  it('becomes a 500 without details, and a log line that names the place and not the value', async () => {
    const { visitor, lines } = start({ operations: breaking })
    const { status, body, headers, text } = await visitor.get(api('4/images'))
    expect([status, body]).toEqual([
      500,
      {
        status: 500,
        title: 'Internal Server Error',
        code: 'server_error',
        detail: 'Internal server error',
        request_id: headers['x-request-id'],
      },
    ])
    const line = lines.map((each) => JSON.parse(each)).find(({ level }) => level >= 50)
    expect(line).toMatchObject({
      request_id: headers['x-request-id'],
      err: { type: 'ContractBreach', message: expect.stringContaining('/success type') },
    })
    expect(`${text}${lines}`).not.toContain('secret-of-the-house')
  })

  it('includes a date that doesn’t exist', async () => {
    const answer = { id: 4, redirect_needed: false, created_at: '2026-02-30T00:00:00Z' }
    const { visitor } = start({ operations: { ...operations, getPropertyByUrl: async () => answer as never } })
    expect((await visitor.get(api('by-url/48-alder-ridge-road'))).status).toBe(500)
  })

  /** The answer of every operation. */
  let answered: unknown
  const givesIt = Object.fromEntries(Object.keys(operations).map((name) => [name, async () => answered]))
  let givingExamples: ReturnType<typeof start> | undefined

  it.each(
    exampleNames().filter(
      (name) =>
        served.some(({ operationId }) => name.startsWith(`${operationId}.`)) && exampleNamed(name).status === 200,
    ),
  )('doesn’t include the example %s', async (name) => {
    const [operationId = ''] = name.split('.')
    const operation = served.find((one) => one.operationId === operationId)
    const { body } = exampleNamed(name)
    answered = body
    givingExamples ??= start({ operations: givesIt as Operations })
    const visitor = visitorAt(givingExamples.app)
    const queries: Record<string, string> = {
      confirmTour: '?token=x&action=accept',
      postTourConfirmation: '?token=x&action=accept',
      getWidgetListing: '?property_id=4',
      getWidgetConversation: '?property_id=4',
      getValuation: '?address=x',
    }
    const known: Record<string, unknown> = {
      validatePassword: { password: 'x' },
      captureLead: {},
      updateVisitDuration: { visitor_session_id: 'x', duration_seconds: 1 },
      endVisit: { visitor_session_id: 'x', duration_seconds: 1 },
      sendChatMessage: { message: 'x', agent_id: 4, property_id: 4, chat_conversation_id: null },
      requestTour: {
        request_id: '5f0c1f6e-9a52-4f0e-8a3b-0f4a4c0f7d11',
        time: '2026-11-24T14:00:00',
        name: 'Ann Chen',
        email: 'ann.chen@example.com',
      },
      submitNewTime: { new_time: '2026-11-24T14:00:00' },
      acceptNewTime: { time: '2026-11-24T14:00:00' },
      suggestNewTime: { from: '2026-11-25T10:30:00', time: '2026-11-23T14:00:00' },
      reportListing: { request_id: '5f0c1f6e-9a52-4f0e-8a3b-0f4a4c0f7d11', reason: 'scam' },
      answerQuestion: { answer: 'x' },
      sendDemoRequest: { name: 'x', email: 'x@x.x', teamSize: '1-10', message: 'x', reply_to: 'x@x.x' },
      submitDemoRequest: { name: 'x', email: 'x@x.x', phone: '1', goals: 'x' },
    }
    const url = `${filled(operation?.path ?? '')}${queries[operationId] ?? ''}`
    const method = operation?.method === 'GET' ? 'GET' : 'POST'
    const answer = operation?.requestBody
      ? await visitor.post(url, known[operationId])
      : await visitor.send({
          method,
          url,
          headers: { 'x-penny-key': pennyKey, 'x-penny-conversation': 'x', ...byPerson },
        })
    expect([answer.status, answer.body]).toEqual([200, body])
  })
})
