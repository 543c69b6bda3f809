import { describe, expect, it } from 'vitest'
import {
  book,
  byPerson,
  confirmPath,
  describeServerInNovember,
  kindsOf,
  tourRow,
  withFeedOfServer,
} from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

const day = 24 * 3600

describeServerInNovember('confirmTour', (server) => {
  const confirm = (token: string, action: string, headers = {}) =>
    server.visitor().send({ method: 'GET', url: confirmPath(token, action), headers: { ...byPerson, ...headers } })

  describe('200', () => {
    it('[CONFIRM-03] accepts: returns who comes and when, and stores it', async () => {
      const { id, token } = await book(server)
      const { status, body } = await confirm(token, 'accept')
      expect([status, body]).toEqual([200, withFeedOfServer(example('confirmTour.accepted').body)])
      expect(await tourRow(server, id)).toMatchObject({ status: 'accepted', decidedAt: server.time.now, newTime: null })
      expect(await kindsOf(server, id)).toEqual([
        'tour-accepted',
        'tour-accepted-copy',
        'tour-requested',
        'tour-to-confirm',
      ])
    })

    it.each(['in_person', 'video'] as const)('says of an accepted tour how it takes place: %s', async (kind) => {
      const { token } = await book(server, { kind })
      const { message, tour } = (await confirm(token, 'accept')).body
      expect(tour.kind).toBe(kind)
      expect(example('confirmTour.accepted').body).toMatchObject({ message })
    })

    it('[CONFIRM-03] declines, and emails the buyer', async () => {
      const { id, token } = await book(server)
      const { status, body } = await confirm(token, 'deny')
      expect([status, body]).toEqual([200, example('confirmTour.declined').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'declined', decidedAt: server.time.now })
      expect(await kindsOf(server, id)).toEqual(['tour-declined', 'tour-requested', 'tour-to-confirm'])
    })

    it('[CONFIRM-05] returns the same to the same decision, and sends no second email', async () => {
      const { id, token } = await book(server)
      const first = await confirm(token, 'accept')
      const decided = await tourRow(server, id)
      server.time.grant(60)
      expect((await confirm(token, 'accept')).body).toEqual(first.body)
      expect(await tourRow(server, id)).toEqual(decided)
      expect(await kindsOf(server, id)).toHaveLength(4)
    })

    it.each([
      ['accept', 'deny', 'confirmTour.alreadyAccepted', 'accepted'],
      ['deny', 'accept', 'confirmTour.alreadyDeclined', 'declined'],
    ] as const)(
      '[CONFIRM-05] after %s, %s returns the decision and changes nothing',
      async (first, second, answer, status) => {
        const { id, token } = await book(server)
        await confirm(token, first)
        const emails = await kindsOf(server, id)
        expect((await confirm(token, second)).body).toEqual(withFeedOfServer(example(answer).body))
        expect(await tourRow(server, id)).toMatchObject({ status })
        expect(await kindsOf(server, id)).toEqual(emails)
      },
    )

    it('[CONFIRM-05] returns that the tour’s time was moved', async () => {
      const { id, token } = await book(server)
      const seller = server.visitor()
      await seller.get(`/api/v1/tour/token/${token}`)
      await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00' })
      for (const action of ['accept', 'deny', 'propose_new_time'])
        expect((await confirm(token, action)).body).toEqual(example('confirmTour.alreadyProposed').body)
    })

    it('[CONFIRM-05] returns the same after the tour, while the link is valid', async () => {
      const { token } = await book(server)
      const first = await confirm(token, 'accept')
      server.time.grant(10 * day)
      const { message, status, tour } = (await confirm(token, 'accept')).body
      expect({ message, status }).toEqual({ message: first.body.message, status: first.body.status })
      expect(tour).toMatchObject({ state: 'done', actions: [] })
    })

    it('[CONFIRM-02] changes nothing for propose_new_time, and returns where a time is proposed', async () => {
      const { id, token } = await book(server)
      expect((await confirm(token, 'propose_new_time')).body).toEqual(example('confirmTour.waiting').body)
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested', decidedAt: null })
    })
  })

  describe('400', () => {
    it.each([
      [
        'no token',
        'action=accept',
        { status: 400, title: 'Bad Request', code: 'bad_request', detail: 'token is required' },
      ],
      [
        'no action',
        `token=${'a'.repeat(32)}`,
        { status: 400, title: 'Bad Request', code: 'bad_request', detail: 'action is required' },
      ],
      ['another action', `token=${'a'.repeat(32)}&action=maybe`, example('confirmTour.badRequest').body],
      [
        'an empty token',
        'token=&action=accept',
        { status: 400, title: 'Bad Request', code: 'bad_request', detail: 'token should have at least 1 character' },
      ],
      ['a truncated token', 'token=abc&action=accept', example('confirmTour.badToken').body],
      ['a token with extra characters', `token=${'a'.repeat(32)}.&action=deny`, example('confirmTour.badToken').body],
    ])('[CONFIRM-04] %s', async (_, query, expected) => {
      const url = `/api/v1/tour/confirm?${query}`
      const { status, body } = await server.visitor().send({ method: 'GET', url, headers: byPerson })
      expect([status, body]).toEqual([400, expected])
    })

    it.each([
      { purpose: 'prefetch' },
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ])('changes nothing for %j', async (headers) => {
      const { id, token } = await book(server)
      const { status, body } = await confirm(token, 'accept', headers)
      expect([status, body]).toEqual([400, example('confirmTour.lookingAhead').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
    })

    it('changes nothing for HEAD', async () => {
      const { id, token } = await book(server)
      for (const headers of [{}, byPerson]) {
        const { status } = await server.visitor().send({ method: 'HEAD', url: confirmPath(token, 'deny'), headers })
        expect(status).toBe(400)
      }
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
    })
  })

  describe('404', () => {
    it('[CONFIRM-04] for an unknown token', async () => {
      const { id } = await book(server)
      const { status, body } = await confirm('a'.repeat(32), 'accept')
      expect([status, body]).toEqual([404, example('confirmTour.notFound').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
    })

    it('[CONFIRM-04] from fourteen days after the requested time', async () => {
      const { id, token } = await book(server)
      server.time.now = new Date('2026-12-09T18:29:59Z')
      expect((await confirm(token, 'deny')).status).toBe(200)
      const other = await book(server, { time: '2026-12-11T10:30:00' })
      server.time.now = new Date('2026-12-25T18:30:00Z')
      const { status, body } = await confirm(other.token, 'deny')
      expect([status, body]).toEqual([404, example('confirmTour.notFound').body])
      expect((await confirm(token, 'deny')).status).toBe(404)
      expect(await tourRow(server, id)).toMatchObject({ status: 'declined' })
    })

    it('refuses to accept a time that has passed', async () => {
      const { id, token } = await book(server)
      server.time.now = new Date('2026-11-25T18:30:00Z')
      const { status, body } = await confirm(token, 'accept')
      expect([status, body]).toEqual([409, example('confirmTour.tooLate').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
    })
  })

  it('500: without internal details, and changes nothing', async () => {
    const { id, token } = await book(server)
    await server.db.execute('alter table letters rename to hidden')
    const { status, body } = await confirm(token, 'accept')
    await server.db.execute('alter table hidden rename to letters')
    expect([status, body]).toEqual([
      500,
      { ...example('confirmTour.serverError').body, request_id: expect.any(String) },
    ])
    expect(await tourRow(server, id)).toMatchObject({ status: 'requested', decidedAt: null })
    expect((await confirm(token, 'accept')).status).toBe(200)
  })
})
