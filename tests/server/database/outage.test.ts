import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database } from '#server/platform/db/database.ts'
import { isDatabaseUnavailable } from '#server/platform/db/unavailable.ts'
import { type RunningPostgres, startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { secret } from '#tests/server/support/template.ts'
import { exampleNamed } from '#tests/support/examples.ts'

let postgres: RunningPostgres
let database: Database
beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.createDatabase('pending')
  database = await openPostgres({ secret, seed: 'samples' }, `${postgres.url}/pending`)
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

it('[API-04] a server without its PostgreSQL answers 503, and recovers by itself when it is back', {
  tags: ['nightly'],
  timeout: 120_000,
}, async () => {
  const { app, visitor } = startServer(database, { clock: () => new Date() })
  const [ada, path] = [visitor(), api('by-url/48-alder-ridge-road')]
  const lead = await ada.post(api('6/capture-lead'), {
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Moss',
    phone: '+1 415 555 0100',
    company: 'Moss',
  })
  expect(lead.status).toBe(200)
  const update = () => ada.post(api('6/update-visit-duration'), { visitor_session_id: session, duration_seconds: 0 })
  const session = lead.body.session_id
  expect([(await ada.get(path)).status, (await update()).status]).toEqual([200, 200])

  await postgres.halt()
  const unavailable = exampleNamed('anyOperation.unavailable')
  // Idle connections, a new one, and one that begins a transaction.
  for (const call of [
    () => ada.get(path),
    () => ada.get(path),
    update,
    () => ada.post(api('5/validate-password'), { password: 'harbor-light' }),
  ]) {
    const { status, body, headers } = await call()
    expect([status, body, headers['retry-after']]).toEqual([unavailable.status, unavailable.body, '5'])
  }
  expect((await ada.get('/health/live')).status).toBe(200)
  await expect.poll(async () => (await ada.get('/health/ready')).body.detail).toBe('Not ready: database.')

  await postgres.resume()
  await expect.poll(async () => (await ada.get('/health/ready')).status).toBe(200)
  expect([(await ada.get(path)).status, (await update()).status]).toEqual([200, 200])
  await app.close()
})

it('[API-04] only errors of the database count as an outage', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
  expect(isDatabaseUnavailable(refused)).toBe(false)
  expect(isDatabaseUnavailable(new Error('the model failed', { cause: refused }))).toBe(false)
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false)
})
