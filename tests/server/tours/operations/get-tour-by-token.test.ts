import { describe, expect, it } from 'vitest'
import { book, decide, describeServerInNovember, tourRow } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('getTourByToken', (server) => {
  const lookUp = (token: string) => server.visitor().get(`/api/v1/tour/token/${token}`)

  describe('200', () => {
    it('[RESCHED-02] returns the tour with its time in the property’s time zone', async () => {
      const { id, token } = await book(server)
      const { status, body } = await lookUp(token)
      expect([status, body]).toEqual([200, { ...example('getTourByToken.found').body, tour_id: id }])
    })

    it('[RESCHED-02] returns the time of a home in another zone in that zone', async () => {
      const { token } = await book(server, { propertyId: 9, time: '2026-11-24T10:00:00' })
      expect((await lookUp(token)).body).toMatchObject({
        property_address: '22 Carver Street #5, Brooklyn, NY 11211',
        proposed_time: '2026-11-24T10:00:00-05:00',
        time_zone: 'America/New_York',
      })
    })

    it('[RESCHED-05] says of a video tour that it is one', async () => {
      const { id, token } = await book(server, { kind: 'video' })
      const { body } = await lookUp(token)
      expect(body).toEqual({ ...example('getTourByToken.found').body, tour_id: id, kind: 'video' })
    })

    it('[RESCHED-02] returns the decision of a decided tour', async () => {
      const { id, token } = await book(server)
      await decide(server.visitor(), token, 'accept')
      expect((await lookUp(token)).body).toEqual({ ...example('getTourByToken.alreadyAccepted').body, tour_id: id })
    })

    it('sets an HttpOnly cookie for the tours’ calls only, which ends with the link', async () => {
      const { id, token } = await book(server)
      const { cookies } = await lookUp(token)
      expect(cookies).toMatchObject([
        {
          name: `tour_${id}`,
          httpOnly: true,
          sameSite: 'Strict',
          path: '/api/v1/tour',
          maxAge: (19 * 24 + 6.5) * 3600,
        },
      ])
      expect(Buffer.from(cookies[0]?.value ?? '', 'base64url').toString()).not.toContain(token)
    })

    it('changes nothing', async () => {
      const { id, token } = await book(server)
      const before = await tourRow(server, id)
      await lookUp(token)
      expect(await tourRow(server, id)).toEqual(before)
    })
  })

  it.each(['abc', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}%20`, 'a'.repeat(200)])(
    '[RESCHED-03] 400: %s isn’t a token',
    async (token) => {
      const { status, body, cookies } = await lookUp(token)
      expect([status, body, cookies]).toEqual([400, example('getTourByToken.linkIncomplete').body, []])
    },
  )

  it('[RESCHED-03] 400: for a token that is too long', async () => {
    const { status, body } = await lookUp('a'.repeat(201))
    expect([status, body]).toEqual([
      400,
      { status: 400, title: 'Bad Request', code: 'bad_request', detail: 'token should have at most 200 characters' },
    ])
  })

  it('[RESCHED-03] 404: for an unknown token, and for an expired one', async () => {
    const { token } = await book(server)
    expect(await lookUp('a'.repeat(32))).toMatchObject(example('getTourByToken.notFound'))
    server.time.now = new Date('2026-12-09T18:29:59Z')
    expect((await lookUp(token)).status).toBe(200)
    server.time.now = new Date('2026-12-09T18:30:00Z')
    const { status, body, cookies } = await lookUp(token)
    expect([status, body, cookies]).toEqual([404, example('getTourByToken.notFound').body, []])
  })
})
