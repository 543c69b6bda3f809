import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitorSessions } from '#server/visits/schema.ts'
import type { Visitor } from '#tests/server/support/requests.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const path = api('9/end-visit')

describeServer('endVisit', (server) => {
  let id = ''
  let visitor: Visitor
  beforeEach(async () => {
    visitor = server.visitor()
    id = (await visitor.post(api('9/capture-lead'), {})).body.session_id
    server.time.grant(600)
  })
  const end = (seconds: number, exit?: string, type = 'text/plain;charset=UTF-8') =>
    visitor.post(path, { visitor_session_id: id, duration_seconds: seconds, exit_time: exit }, { 'content-type': type })
  const update = (seconds: number) =>
    visitor.post(api('9/update-visit-duration'), { visitor_session_id: id, duration_seconds: seconds })
  const kept = async () => (await server.db.select().from(visitorSessions).where(eq(visitorSessions.id, id)))[0]
  const ago = (seconds: number) => new Date(server.time.now.getTime() - seconds * 1000)

  describe('200', () => {
    it.each(['application/json', 'text/plain;charset=UTF-8'])(
      '[VISIT-03] ends the visit, reported by %s',
      async (type) => {
        const exit = ago(2)
        const { status, body } = await end(45, exit.toISOString(), type)
        expect([status, body]).toEqual([200, { success: true, duration_seconds: 45 }])
        expect(await kept()).toMatchObject({ durationSeconds: 45, endedAt: server.time.now, exitTime: exit })
      },
    )

    it('[VISIT-03] ends it without an exit time when the page was only hidden', async () => {
      await end(45)
      expect(await kept()).toMatchObject({ endedAt: server.time.now, exitTime: null })
    })

    it('[VISIT-04] changes nothing when it is repeated or late', async () => {
      await end(45, ago(0).toISOString())
      const before = await kept()
      server.time.grant(30)
      expect((await end(45, ago(0).toISOString())).body.duration_seconds).toBe(45)
      expect((await end(20, ago(0).toISOString())).body.duration_seconds).toBe(45)
      expect(await kept()).toEqual(before)
    })

    it('[VISIT-04] doesn’t end a visit that continued after it was sent', async () => {
      await end(45)
      await update(75)
      await end(45)
      expect(await kept()).toMatchObject({ durationSeconds: 75, endedAt: null })
    })

    it('[VISIT-03] adds the exit time of a visit that was hidden before', async () => {
      await end(45)
      const exit = ago(0).toISOString()
      await end(45, exit)
      expect((await kept())?.exitTime?.toISOString()).toBe(exit)
    })

    it('[VISIT-04] ends a longer visit again, with its own exit time', async () => {
      await end(45, ago(100).toISOString())
      await update(60)
      await end(90, ago(0).toISOString())
      expect(await kept()).toMatchObject({ durationSeconds: 90, endedAt: server.time.now, exitTime: server.time.now })
    })

    it('limits the exit time to between the start of the session and now', async () => {
      await end(45, '1999-01-01T00:00:00Z')
      expect((await kept())?.exitTime).toEqual(ago(600))
      await end(46, '2999-01-01T00:00:00Z')
      expect((await kept())?.exitTime).toEqual(server.time.now)
    })

    it('limits the seconds to those that have passed', async () => {
      expect((await end(86_400)).body.duration_seconds).toBe(600)
    })

    it('keeps the largest of concurrent ends and updates', async () => {
      await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? end(i) : update(i))))
      expect((await kept())?.durationSeconds).toBe(39)
    })
  })

  it('400: for a body that isn’t JSON', async () => {
    const { status, body } = await server.visitor().post(path, '', { 'content-type': 'text/plain' })
    expect([status, body]).toMatchObject([400, { detail: expect.stringMatching(/JSON|empty/) }])
  })

  it('404: for a session of another listing', async () => {
    const answer = await visitor.post(api('6/end-visit'), { visitor_session_id: id, duration_seconds: 1 })
    expect([answer.status, answer.body]).toEqual([404, example('endVisit.visitNotFound').body])
    expect((await kept())?.endedAt).toBeNull()
  })

  it('[GATE-10] 404: for another visitor’s session, and changes nothing', async () => {
    const other = server.visitor()
    await other.post(api('9/capture-lead'), {})
    const body = { visitor_session_id: id, duration_seconds: 45, exit_time: ago(0).toISOString() }
    for (const stranger of [server.visitor(), other]) {
      const answer = await stranger.post(path, body, { 'content-type': 'text/plain' })
      expect([answer.status, answer.body]).toEqual([404, example('endVisit.visitNotFound').body])
    }
    expect(await kept()).toMatchObject({ durationSeconds: 0, endedAt: null, exitTime: null })
  })

  it.each([
    ['visitor_session_id', { duration_seconds: 1 }],
    ['duration_seconds', { visitor_session_id: 'x' }],
    ['exit_time', { visitor_session_id: 'x', duration_seconds: 1, exit_time: 'yesterday' }],
    ['exit_time', { visitor_session_id: 'x', duration_seconds: 1, exit_time: '2026-02-30T10:00:00Z' }],
    ['visitor_session_id', { visitor_session_id: 'x'.repeat(101), duration_seconds: 1 }],
  ])('422: names %s', async (field, body) => {
    const answer = await server.visitor().post(path, body, { 'content-type': 'text/plain' })
    expect([answer.status, answer.body.detail]).toMatchObject([422, [{ loc: ['body', field] }]])
  })
})
