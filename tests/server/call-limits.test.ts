/** @module-tag nightly */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limitOf } from '#server/call-limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readContract } from '#server/platform/http/contract-file.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { copyOfTemplate } from './support/databases.ts'
import { visitorAt } from './support/requests.ts'
import { startServer } from './support/server.ts'
import { byPerson } from './support/tours.ts'

const most: Record<string, number> = {
  captureLead: 30,
  sendChatMessage: 60,
  updateVisitDuration: 300,
  endVisit: 300,
  confirmTour: 120,
  postTourConfirmation: 120,
  getTourByToken: 120,
  getTourRequest: 120,
  confirmTourRequest: 120,
  listAvailableTimes: 120,
  submitNewTime: 120,
  rescheduleTour: 120,
  getQuestionByToken: 120,
  answerQuestion: 120,
}
const calls = Object.entries(readContract().paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    Object.hasOwn(most, operationId)
      ? [{ operationId, method: method.toUpperCase() as 'GET', url: path.replaceAll(/\{\w+\}/g, '4') }]
      : [],
  ),
)

let database: Database
let server: ReturnType<typeof startServer>
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  server = startServer(database)
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})
beforeEach(() => server.time.grant(3600))

describe('a rate limit', () => {
  it('is set for each of these calls', () => {
    expect(calls.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(most).sort())
  })

  it('has to be one that there is: the server does not start with another', () => {
    const operation = { operationId: 'endVisit', responses: {}, 'x-limit': 'wishes' }
    expect(() => limitOf(operation)).toThrow('The contract limits endVisit by "wishes", which is no known limit.')
  })

  it.each(calls)('of $operationId counts before the body is read, so invalid calls count', async (call) => {
    const { operationId, method, url } = call
    const visitor = visitorAt(server.app, '198.51.100.9')
    const broken = { method, url, headers: { 'content-type': 'application/json', ...byPerson }, payload: '{' }
    for (let i = 0; i < (most[operationId] ?? 0); i++) {
      const { status } = await visitor.send(broken)
      if (status === 429) expect.fail(`${operationId} was refused after ${i} calls`)
    }
    const refused = await visitor.send(broken)
    expect([refused.status, refused.body]).toEqual([429, exampleNamed(`${operationId}.tooMany`).body])
    const wait = Number(refused.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect((await visitorAt(server.app, '192.0.2.7').send(broken)).status).not.toBe(429)
    server.time.grant(wait)
    expect((await visitor.send(broken)).status).not.toBe(429)
  })

  it('is shared by all calls of a seller’s link', async () => {
    const visitor = visitorAt(server.app, '198.51.100.10')
    for (let i = 0; i < 120; i++) await visitor.get('/api/v1/tour/token/guess')
    for (const url of ['/api/v1/tour/confirm?token=x&action=accept', '/api/v1/tour/4/available-times'])
      expect((await visitor.send({ method: 'GET', url, headers: byPerson })).status).toBe(429)
    expect((await visitor.get('/api/v1/question/guess')).status).toBe(400)
  })

  it('[VISIT-02] doesn’t stop a hundred visitors behind one address whose pages report twice a minute', async () => {
    const visitor = visitorAt(server.app, '198.51.100.11')
    for (let i = 0; i < 200; i++) {
      const visit = { visitor_session_id: `visitor-${i % 100}`, duration_seconds: 30 }
      const { status } = await visitor.post('/api/v1/public/properties/4/update-visit-duration', visit)
      expect(status).toBe(404)
    }
  })
})
