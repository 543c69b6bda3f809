/** @module-tag nightly */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversations, messages } from '#server/conversations/schema.ts'
import { openDatabase } from '#server/database/open.ts'
import { leads } from '#server/gate/schema.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { apiServer, startChild } from '../support/child.ts'
import { type DatabaseKind, databaseKinds, newPostgresDatabase } from '../support/databases.ts'

const ann = { email: 'ann.chen@example.com', first_name: 'Ann', phone: '+1 415 555 0100' }

describe.each(databaseKinds)('[API-04] answered writes survive when the server is killed (%s)', (kind) => {
  let settings: Record<string, string> = {}
  const cleanUp: (() => Promise<void>)[] = []
  beforeAll(async () => {
    settings = await newPlace(kind, cleanUp)
  })
  afterAll(async () => {
    for (const clean of cleanUp) await clean()
  })

  // Each step needs the result of the one before it, or gets a 404.
  it('a lead with its session, a visit, a question and its answer', { timeout: 240_000 }, async () => {
    const lead = await killedAfter((post) => post('/api/v1/public/properties/6/capture-lead', ann))
    const session = lead.session_id
    const visit = { visitor_session_id: session, duration_seconds: 1, exit_time: new Date().toISOString() }
    const end = await killedAfter((post) => post('/api/v1/public/properties/6/end-visit', visit))
    const answer = await killedAfter((post) =>
      post('/api/v1/chat', { message: 'How many beds?', agent_id: 4, property_id: 4, chat_conversation_id: null }),
    )

    const { db, close } = await openDatabase(readEnv(settings))
    cleanUp.unshift(close)
    expect(await db.select().from(leads)).toMatchObject([{ sessionId: session, email: ann.email, phone: ann.phone }])
    expect(await db.select().from(visitorSessions)).toMatchObject([
      { id: session, durationSeconds: end.duration_seconds, endedAt: expect.any(Date), exitTime: expect.any(Date) },
    ])
    expect(await db.select().from(conversations)).toMatchObject([{ id: answer.chat_conversation_id }])
    expect((await db.select().from(messages)).map(({ text }) => text)).toEqual(['How many beds?', answer.response])
  })

  let cookies = ''
  /** Starts the server, runs this, and kills it at once. */
  async function killedAfter<T>(act: (post: Post) => Promise<T>): Promise<T> {
    const child = startChild(apiServer, settings)
    const [, port] = await child.says(/listening on (\d+)/)
    const result = await act(async (path, body) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: cookies },
        body: JSON.stringify(body),
      })
      expect(response.status).toBe(200)
      cookies =
        response.headers
          .getSetCookie()
          .map((each) => each.split(';', 1)[0])
          .join('; ') || cookies
      return response.json()
    })
    child.process.kill('SIGKILL')
    expect(await child.ended).toBe('SIGKILL')
    return result
  }
})

// biome-ignore lint/suspicious/noExplicitAny: a test reads the answer as it expects it
type Post = (path: string, body: unknown) => Promise<any>

async function newPlace(kind: DatabaseKind, cleanUp: (() => Promise<void>)[]): Promise<Record<string, string>> {
  if (kind === 'postgres') {
    const { url, drop } = await newPostgresDatabase()
    cleanUp.push(drop)
    return { DATABASE_URL: url, SEED: 'samples' }
  }
  const folder = await mkdtemp(join(tmpdir(), 'pending-data-'))
  cleanUp.push(() => rm(folder, { recursive: true, force: true }))
  // What a first start leaves when it is killed before it is done.
  await mkdir(join(folder, 'postgres.unfinished'))
  await writeFile(join(folder, 'postgres.unfinished', 'PG_VERSION'), '18')
  return { DATA_DIR: folder }
}
