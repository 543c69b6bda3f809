/** @module-tag nightly */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, inject, it } from 'vitest'
import { startEmailJob } from '#server/mail/email-job.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { statementSummaryOf } from '#server/platform/telemetry/query-spans.ts'
import { startTelemetry } from '#server/platform/telemetry/sdk.ts'
import { inSpan } from '#server/platform/telemetry/span.ts'
import * as fake from '#tests/server/assistant/model/fake-model.ts'
import { chatPath, questionTokens } from '#tests/server/support/chat.ts'
import { copyOfTemplate, describeDatabases } from '#tests/server/support/databases.ts'
import { otlpReceiver, type SentSpan } from '#tests/server/support/otlp-receiver.ts'
import { api, startServer } from '#tests/server/support/server.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const markers = {
  email: 'planted@example.com',
  name: 'Plantedname',
  phone: '+1 415 555 0177',
  message: 'Is there a planted-cellar?',
  password: 'planted-password',
  token: 'planted-token',
  address: '198.51.100.77',
  error: 'planted-error',
  search: 'planted-search',
}

describeDatabases('[API-04] traces and metrics', (kind) => {
  it('cover requests, statements, jobs and model calls, and contain nothing from a visitor', {
    timeout: 120_000,
  }, async () => {
    const receiver = await otlpReceiver()
    undo.push(receiver.close)
    const model = await fake.fakeModel(fake.saysText('I don’t have that in the listing.'))
    undo.push(model.close)
    const env = readEnv({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=pending%20tests',
      ASSISTANT_BASE_URL: model.baseUrl,
      ASSISTANT_MODEL: 'small-1',
    })
    if (!env.telemetry) throw new Error('Nothing is sent.')
    const telemetry = startTelemetry(env.telemetry, () => {})
    let isStopped = false
    const stop = async () => {
      if (!isStopped) await telemetry.stop()
      isStopped = true
    }
    undo.push(stop)
    const database = await copyOfTemplate(kind, { telemetry: env.telemetry })
    undo.push(database.close)
    const { app, visitor, lines, time } = startServer(database, { env: { ...env, logLevel: 'trace' }, isTraced: true })
    undo.push(() => app.close())

    const ada = visitor(markers.address)
    const chat = { agent_id: 4, property_id: 4, chat_conversation_id: null }
    const remote = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
    const answers = [
      await ada.get(`${api('by-url/48-alder-ridge-road')}?q=${markers.search}`),
      await ada.get(`/tour/${markers.token}/confirm?email=${markers.email}`),
      await ada.get(`/api/v1/tour/token/${markers.token}`),
      await ada.get(`/p/%zz${markers.name}`),
      await ada.post(api('5/validate-password'), { password: markers.password }),
      await ada.post(api('6/capture-lead'), {
        email: markers.email,
        first_name: markers.name,
        last_name: markers.name,
        phone: markers.phone,
        company: markers.name,
      }),
      await ada.post(chatPath, { ...chat, message: markers.message }),
      await ada.post(
        chatPath,
        { ...chat, message: `I am ${markers.name}, ${markers.email}` },
        { traceparent: `00-${remote.traceId}-${remote.spanId}-00` },
      ),
    ]
    const probe = await ada.get('/health/ready')
    const [token = ''] = await questionTokens(database)
    expect(token).not.toBe('')
    answers.push(await ada.get(`/api/v1/question/${token}`))
    let sent = 0
    const job = startEmailJob({
      db: database.db,
      clock: () => time.now,
      log: app.log,
      pollIntervalMs: 10,
      send: async () => {
        if (sent++ > 0) return
        throw Object.assign(new Error(markers.error), { code: `${markers.error}\n` })
      },
    })
    await expect.poll(() => sent, { timeout: 20_000 }).toBeGreaterThan(0)
    // Job runs without work.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await job.stop()
    await stop()

    const spans = receiver.spans()
    const named = (name: string) => spans.filter((span) => span.name === name)
    const below = (span: SentSpan | undefined) =>
      spans.filter(({ traceId, parentId }) => traceId === span?.traceId && parentId === span.spanId)

    // A request's id is its trace's id, in the answer, in the log and in the exported data.
    const ids = answers.map(({ headers }) => String(headers['x-request-id']))
    const logged = lines.map((line) => JSON.parse(line).request_id)
    const traces = spans.map(({ traceId }) => traceId)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect(logged).toContain(id)
      expect(traces).toContain(id)
    }
    expect(traces).not.toContain(probe.headers['x-request-id'])

    const [asked, continued] = named(`POST ${chatPath}`)
    expect(asked?.attributes).toMatchObject({ 'http.route': chatPath, 'http.response.status_code': 200 })
    expect(below(asked).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select properties', 'insert messages', 'chat small-1']),
    )
    expect(continued).toMatchObject({ traceId: remote.traceId, parentId: remote.spanId })
    expect(named('GET /api/v1/tour/token/:token')).toHaveLength(1)
    const [emails] = named('job emails')
    expect(emails?.parentId).toBe('')
    expect(below(emails).map(({ name }) => name)).toContain('update letters')
    // One for each attempt, and none for job runs without work.
    expect(named('job emails')).toHaveLength(sent)
    expect(spans.filter(({ parentId }) => parentId === '').map(({ name }) => name)).not.toContain('select properties')
    expect(receiver.metrics()).toEqual(
      expect.arrayContaining([
        'http.server.request.duration',
        'db.client.operation.duration',
        'pending.job.duration',
        'gen_ai.client.operation.duration',
      ]),
    )
    expect(receiver.headers.every((each) => each['x-tenant'] === 'pending tests')).toBe(true)

    const everything = receiver.everything()
    const secrets = [...Object.values(markers), 'planted', token, database.secret, ...ada.cookies.values()]
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(5)
      for (const form of [secret, encodeURIComponent(secret)]) expect(everything).not.toContain(form)
    }
  })
})

it('[API-04] an unreachable collector is logged once, and delays nothing', {
  tags: ['nightly'],
  timeout: 30_000,
}, async () => {
  const receiver = await otlpReceiver()
  await receiver.close()
  const said: string[] = []
  const telemetry = startTelemetry(
    { endpoint: receiver.endpoint, headers: {}, serviceName: 'pending', sampled: 1 },
    () => said.push('away'),
  )
  for (const name of ['one', 'two']) await inSpan(name, {}, async () => {})
  const began = performance.now()
  await telemetry.stop()
  expect(performance.now() - began).toBeLessThan(8000)
  expect(said).toEqual(['away'])
})

it('[API-04] a server without a collector doesn’t load the SDK', async () => {
  const folder = inject('programs')
  const isSdk = (code: string) => code.includes('BatchSpanProcessor')
  const loaded = new Map<string, string>()
  const load = async (file: string): Promise<void> => {
    if (loaded.has(file)) return
    const code = await readFile(join(folder, file), 'utf8')
    loaded.set(file, code)
    const imports = code.matchAll(/^(?:import|export)\b[^;\n]*?["'](\.[^"']+)["']/gm)
    for (const [, path = ''] of imports) await load(join(file, '..', path))
  }
  await load('server/main.mjs')
  expect(loaded.size).toBeGreaterThan(3)
  expect([...loaded].filter(([, code]) => isSdk(code)).map(([file]) => file)).toEqual([])
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.mjs'))
  const chunks = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  expect(chunks.filter(isSdk).length).toBeGreaterThan(0)
})

it.each([
  ['select "id" from "properties" where "properties"."id" = $1', 'select properties'],
  ['insert into "leads" ("email") values ($1)', 'insert leads'],
  ['update "visitor_sessions" set "ended_at" = $1', 'update visitor_sessions'],
  ['delete from "letters" where "id" in (select "id" from "tours")', 'delete letters'],
  ['with due as (select 1 from letters) update letters set status = $1', 'update letters'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%j is named %s', (text, name) => {
  expect(statementSummaryOf(text).name).toBe(name)
})
