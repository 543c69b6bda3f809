import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitorSessions } from '#server/visits/schema.ts'
import type { Visitor } from '#tests/server/support/requests.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const path = api('9/update-visit-duration')

describeServer('updateVisitDuration', (server) => {
  let id = ''
  let visitor: Visitor
  beforeEach(async () => {
    visitor = server.visitor()
    id = (await visitor.post(api('9/capture-lead'), {})).body.session_id
    server.time.grant(600)
  })
  const report = (seconds: unknown, type = 'application/json') =>
    visitor.post(path, { visitor_session_id: id, duration_seconds: seconds }, { 'content-type': type })
  const kept = async () => (await server.db.select().from(visitorSessions).where(eq(visitorSessions.id, id)))[0]

  describe('200', () => {
    it('[VISIT-02] stores how long the visitor has been here', async () => {
      const { status, body, headers } = await report(30)
      expect([status, body]).toEqual([200, { success: true, duration_seconds: 30 }])
      expect(headers['cache-control']).toBe('private, no-store')
      expect((await kept())?.durationSeconds).toBe(30)
    })

    it.each(['text/plain', 'text/plain;charset=UTF-8'])(
      '[VISIT-02] accepts a beacon with the content type %s',
      async (type) => {
        expect((await report(30, type)).body).toEqual({ success: true, duration_seconds: 30 })
      },
    )

    it.each([
      [30.9, 30],
      [0, 0],
      [601, 600],
      [1e300, 600],
      [2 ** 53, 600],
    ])('stores possible whole seconds: of %d, %i', async (reported, seconds) => {
      expect((await report(reported)).body.duration_seconds).toBe(seconds)
    })

    it('[VISIT-04] never decreases', async () => {
      await report(90)
      expect((await report(60)).body).toEqual({ success: true, duration_seconds: 90 })
      expect((await kept())?.durationSeconds).toBe(90)
    })

    it('[VISIT-04] keeps the largest of many concurrent reports', async () => {
      const reported = Array.from({ length: 50 }, (_, i) => (i * 37) % 50)
      const answers = await Promise.all(reported.map((seconds) => report(seconds)))
      for (const [i, { body }] of answers.entries())
        expect(body.duration_seconds).toBeGreaterThanOrEqual(reported[i] ?? 0)
      expect((await kept())?.durationSeconds).toBe(49)
    })

    it('[VISIT-04] resumes an ended visit when it grew', async () => {
      await visitor.post(api('9/end-visit'), { visitor_session_id: id, duration_seconds: 60 })
      expect((await kept())?.endedAt).not.toBeNull()
      await report(60)
      expect((await kept())?.endedAt).not.toBeNull()
      await report(61)
      expect(await kept()).toMatchObject({ endedAt: null, durationSeconds: 61 })
    })
  })

  it.each(['application/json', 'text/plain'])('400: for a %s body that isn’t JSON', async (type) => {
    const { status, body } = await server.visitor().post(path, 'thirty', { 'content-type': type })
    expect([status, body]).toEqual([400, example('updateVisitDuration.notJson').body])
  })

  it.each([
    ['an unknown session', '9/update-visit-duration', 'nobody'],
    ['another listing’s session', '6/update-visit-duration', null],
    ['an unknown listing', '99/update-visit-duration', null],
  ])('404: for %s, and changes nothing', async (_, where, session) => {
    const body = { visitor_session_id: session ?? id, duration_seconds: 30 }
    const answer = await visitor.post(api(where), body)
    expect([answer.status, answer.body]).toEqual([404, example('updateVisitDuration.visitNotFound').body])
    expect((await kept())?.durationSeconds).toBe(0)
  })

  it('[GATE-10] 404: for another visitor’s session, and changes nothing', async () => {
    const other = server.visitor()
    await other.post(api('9/capture-lead'), {})
    for (const stranger of [server.visitor(), other]) {
      const answer = await stranger.post(path, { visitor_session_id: id, duration_seconds: 30 })
      expect([answer.status, answer.body]).toEqual([404, example('updateVisitDuration.visitNotFound').body])
    }
    expect((await kept())?.durationSeconds).toBe(0)
  })

  it.each([-1, '30', null, [30]])('422: refuses %j seconds', async (seconds) => {
    const { status, body } = await report(seconds)
    expect([status, body.detail[0].loc]).toEqual([422, ['body', 'duration_seconds']])
  })

  it('422: refuses an infinite number', async () => {
    const { status } = await server.visitor().post(path, `{"visitor_session_id":"${id}","duration_seconds":1e999}`)
    expect(status).toBe(422)
  })
})
