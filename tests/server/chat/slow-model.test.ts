/** @module-tag nightly */
import type { ServerResponse } from 'node:http'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { modelTimeoutMs } from '#server/assistant/model/model-timeout.ts'
import {
  type Understand,
  type Understanding,
  understandingHere,
} from '#server/assistant/understanding/understanding.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { readEnv } from '#server/platform/env/env.ts'
import * as fake from '#tests/server/assistant/model/fake-model.ts'
import { chatPath, said } from '#tests/server/support/chat.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import type { HttpAnswer } from '#tests/server/support/requests.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { secret, templateName } from '#tests/server/support/template.ts'

/** More than a pool has connections; `npm run test:nightly` takes 500. */
const visitors = process.env.EVERY_CASE ? 500 : 150
const truth = 'This home has 5 bedrooms.'

afterEach(() => vi.restoreAllMocks())

it('[API-05] answers waiting for a slow model hold no database connection, and other calls continue', {
  timeout: 240_000,
}, async () => {
  waitLonger()
  const storage = await newPostgresDatabase(templateName)
  const database = await openPostgres({ secret }, storage.url)
  const watcher = new pg.Client({ connectionString: `${storage.url}` })
  await watcher.connect()
  const waiting: ServerResponse[] = []
  const model = await fake.fakeModel((response) => void waiting.push(response))
  const env = readEnv({ ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_MODEL: 'small-1' })
  const { app, visitor } = startServer(database, { env: { ...env, logLevel: 'error' }, understanding: remembering() })

  const asked: Promise<HttpAnswer>[] = []
  for (let n = 0; n < visitors; n++) {
    // All at the same moment would wait too long for a connection before they reach the model.
    await expect.poll(() => asked.length - waiting.length, { timeout: 60_000, interval: 10 }).toBeLessThan(20)
    asked.push(visitor(`10.2.${n >> 8}.${n & 255}`).post(chatPath, said('How many bedrooms?')))
  }
  await expect.poll(() => waiting.length, { timeout: 120_000, interval: 100 }).toBe(visitors)

  const held = async () =>
    (
      await watcher.query(`select count(*)::int as held from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)
    ).rows[0].held
  expect(await held()).toBe(0)
  const others = Array.from({ length: 20 }, async (_, n) => {
    const bea = visitor(`10.3.0.${n}`)
    const lead = await bea.post(api('6/capture-lead'), {
      email: `bea-${n}@example.com`,
      first_name: 'Bea',
      last_name: 'Moss',
      phone: '+1 415 555 0100',
      company: 'Moss',
    })
    const visit = { visitor_session_id: lead.body.session_id, duration_seconds: 0 }
    const update = await bea.post(api('6/update-visit-duration'), visit)
    const listing = await bea.get(api('by-url/48-alder-ridge-road'))
    // A model doesn't word the booking dialogue's answers.
    const booking = await bea.post(chatPath, said('I would like to see the house on Wednesday at 10:30 am'))
    return [lead, update, listing, booking].map(({ status }) => status)
  })
  expect(await Promise.all(others)).toEqual(others.map(() => [200, 200, 200, 200]))
  expect(waiting).toHaveLength(visitors)
  expect(await held()).toBe(0)

  for (const response of waiting) fake.saysText(truth)(response, () => {})
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status, body }) => status === 200 && body.response === truth)).toHaveLength(visitors)

  await app.close()
  await model.close()
  await watcher.end()
  await database.close()
  await storage.drop()
})

/** Reads the same message of different visitors once: the test is about what happens afterwards. */
function remembering(): Understanding {
  const read = new Map<string, Promise<unknown>>()
  const understand: Understand = (task, given) => {
    const key = JSON.stringify([task, given])
    const known = read.get(key) ?? understandingHere.runFor('test')(task, given)
    read.set(key, known)
    return known as ReturnType<typeof understand<typeof task>>
  }
  return { ...understandingHere, runFor: () => understand }
}

/** The first answer still waits when the last one starts: reading all messages takes longer than a visitor waits. */
function waitLonger(): void {
  const original = globalThis.setTimeout
  const longer = (then: () => void, ms?: number, ...rest: never[]) =>
    original(then, ms === modelTimeoutMs ? 20 * modelTimeoutMs : ms, ...rest)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(longer, original) as unknown as typeof setTimeout)
}
