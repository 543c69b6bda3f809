import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { health } from '#server/health/endpoints.ts'
import { startEmailJob } from '#server/mail/email-job.ts'
import { emails } from '#server/mail/schema.ts'
import { type Runtime, runtimeOf } from '#server/platform/health/runtime.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { queuedEmail } from '../support/emails.ts'
import { lineTo } from '../support/frozen-line.ts'
import { visitorAt } from '../support/requests.ts'
import { onEachDatabase, startServer } from '../support/server.ts'
import { secret, templateName } from '../support/template.ts'

const fine = { status: 'ok' }
const log = { info() {}, warn() {}, error() {} }

onEachDatabase('[API-04] the health of a server', (server) => {
  const withRuntime = (runtime: Partial<Runtime>) =>
    startServer(server.database, {
      clock: () => server.time.now,
      runtime: { isStarting: false, isStopping: false, folders: [], emails: null, ...runtime },
    }).app

  it('is alive and ready at each of its addresses, and isn’t cached', async () => {
    for (const path of ['/health/live', '/health/ready', '/healthz']) {
      const { status, body, headers } = await server.visitor().get(path)
      expect([path, status, body.status, headers['cache-control']]).toEqual([path, 200, 'ok', 'no-store'])
    }
  })

  it('is alive and not ready after the signal to stop, and closes each connection', async () => {
    const runtime: Partial<Runtime> = { isStarting: false, isStopping: false }
    const app = startServer(server.database, {
      runtime: Object.assign(runtime, { folders: [], emails: null }) as Runtime,
    }).app
    const before = await visitorAt(app).get('/health/ready')
    expect([before.status, before.headers.connection]).toEqual([200, 'keep-alive'])
    runtime.isStopping = true
    const after = await visitorAt(app).get('/health/ready')
    expect([after.status, after.body]).toEqual([
      503,
      { status: 'stopping', detail: 'The server is stopping.', checks: {} },
    ])
    expect(after.headers.connection).toBe('close')
    expect((await visitorAt(app).get('/health/live')).status).toBe(200)
    const page = await visitorAt(app).get('/api/v1/public/properties/4/access-requirements')
    expect([page.status, page.headers.connection]).toEqual([200, 'close'])
    await app.close()
  })

  it('is alive and not ready until messages can be read', async () => {
    const runtime: Runtime = { isStarting: true, isStopping: false, folders: [], emails: null }
    const app = withRuntime(runtime)
    const during = await visitorAt(app).get('/health/ready')
    expect([during.status, during.body]).toEqual([
      503,
      { status: 'starting', detail: 'The server is starting.', checks: {} },
    ])
    expect((await visitorAt(app).get('/health/live')).status).toBe(200)
    await app.close()
  })

  it('[API-06] is degraded, and serves, while no process picks up a due email', async () => {
    const app = withRuntime({})
    const dueAt = (seconds: number) => new Date(server.time.now.getTime() + seconds * 1000)
    await server.db.insert(emails).values(queuedEmail({ nextAttemptAt: dueAt(-300), attempts: 0 }))
    const checksOf = async () => (await visitorAt(app).get('/health/ready')).body
    expect(await checksOf()).toEqual({ status: 'ok', checks: { database: fine, emails: fine } })
    server.time.grant(1)
    const { status, body } = await visitorAt(app).get('/health/ready')
    expect([status, body]).toEqual([
      200,
      {
        status: 'degraded',
        checks: {
          database: fine,
          emails: { status: 'degraded', reason: 'emails have been due for more than 5 minutes' },
        },
      },
    ])
    await app.close()
  })

  it('[API-06] is degraded after five failed attempts in a row, until one succeeds', async () => {
    let isBroken = true
    const send = async () => {
      if (isBroken) throw new Error('no')
    }
    const job = startEmailJob({ db: server.db, send, clock: () => server.time.now, log, pollIntervalMs: 1 })
    const queue = (n: number) =>
      server.db
        .insert(emails)
        .values(
          Array.from({ length: n }, (_, index) =>
            queuedEmail({ topic: `test:${n}-${index}`, attempts: 0, nextAttemptAt: server.time.now }),
          ),
        )
    await queue(4)
    await expect.poll(() => countOf(1)).toBe(4)
    expect(job.state()).toBe('running')
    await queue(1)
    await expect.poll(() => job.state()).toBe('failing')
    const app = withRuntime({ emails: job })
    expect((await visitorAt(app).get('/health/ready')).body).toMatchObject({
      status: 'degraded',
      checks: { emails: { reason: 'the last 5 attempts to send an email failed' } },
    })
    isBroken = false
    await queue(2)
    await expect.poll(() => job.state()).toBe('running')
    await job.stop()
    await app.close()

    async function countOf(attempts: number) {
      return (await server.db.select().from(emails)).filter((email) => email.attempts === attempts).length
    }
  })

  it('[API-06] isn’t ready when its own job hangs', async () => {
    await server.db.insert(emails).values(queuedEmail({ attempts: 0, nextAttemptAt: server.time.now }))
    let goOn = () => {}
    let began = () => {}
    const hanging = new Promise<void>((resolve) => (began = resolve))
    const send = () => {
      began()
      return new Promise<void>((resolve) => (goOn = resolve))
    }
    const job = startEmailJob({ db: server.db, send, clock: () => server.time.now, log, pollIntervalMs: 1 })
    const app = withRuntime({ emails: job })
    await hanging
    server.time.grant(120)
    expect((await visitorAt(app).get('/health/ready')).status).toBe(200)
    server.time.grant(1)
    const { status, body } = await visitorAt(app).get('/health/ready')
    expect([status, body]).toEqual([
      503,
      {
        status: 'failed',
        detail: 'Not ready: emails.',
        checks: { database: fine, emails: { status: 'failed', reason: 'the job that sends emails hangs' } },
      },
    ])
    goOn()
    await job.stop()
    await app.close()
  })
})

describe('[API-04] a database that hangs', () => {
  it('makes the server not ready within the deadline, and ready again when it continues', async () => {
    const { url, drop } = await newPostgresDatabase(templateName)
    const line = await lineTo(url)
    const database = await openPostgres({ secret }, line.url)
    const app = Fastify()
    let now = 0
    await app.register(health, {
      db: database.db,
      clock: () => new Date(now),
      deadline: 50,
      runtime: { isStarting: false, isStopping: false, folders: [], emails: null },
    })
    const ready = async () => {
      now += 2000
      const { statusCode, body } = await app.inject('/health/ready')
      return [statusCode, JSON.parse(body)]
    }
    // A slow machine may miss this test's short deadline, which has the same result.
    await expect.poll(async () => (await ready())[0]).toBe(200)
    line.freeze()
    const late = { status: 'failed', reason: 'no answer within 50 ms' }
    for (let times = 0; times < 3; times++)
      expect(await ready()).toEqual([
        503,
        { status: 'failed', detail: 'Not ready: database, emails.', checks: { database: late, emails: late } },
      ])
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    line.thaw()
    await expect.poll(async () => (await ready())[0]).toBe(200)
    await app.close()
    await database.close()
    line.close()
    await drop()
  })

  it('and then is gone is reported by its error code', async () => {
    const { url, drop } = await newPostgresDatabase(templateName)
    const line = await lineTo(url)
    const database = await openPostgres({ secret }, line.url)
    line.close()
    const { app } = startServer(database)
    const { status, body } = await visitorAt(app).get('/health/ready')
    expect([status, body.detail]).toEqual([503, 'Not ready: database.'])
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|tests|postgres:/)
    await app.close()
    await database.close()
    await drop()
  })
})

it('[API-04] checks the folders that the settings make it write to', () => {
  const settings = { databaseUrl: null, smtpUrl: null, dataDir: 'data' }
  const foldersOf = (changed: object) => runtimeOf({ ...settings, ...changed }).folders.map(({ path }) => path)
  expect(foldersOf({})).toEqual(['data', 'data/outbox'])
  expect(foldersOf({ smtpUrl: 'smtp://h' })).toEqual(['data'])
  expect(foldersOf({ databaseUrl: 'postgres://h/p' })).toEqual(['data/outbox'])
  expect(foldersOf({ databaseUrl: 'postgres://h/p', smtpUrl: 'smtp://h' })).toEqual([])
})
