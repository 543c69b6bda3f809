import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tours } from '#server/tours/schema.ts'
import { addProperty, api } from '#tests/server/support/server.ts'
import { describeServerInNovember, emailsOf, kindsOf, tourRow } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('requestTour', (server) => {
  const wish = (more: object = {}) => ({
    request_id: randomUUID(),
    time: '2026-11-23T14:00:00',
    name: ' Ann Chen ',
    email: 'ann.chen@example.com',
    ...more,
  })
  const ask = (body: object, id = 4, visitor = server.visitor()) => visitor.post(api(`${id}/tours`), body)
  const rows = () => server.db.select().from(tours)

  describe('200', () => {
    it('[API-06] stores the tour, emails the seller three links and the buyer one to confirm', async () => {
      const { status, body } = await ask(wish())
      expect([status, body]).toEqual([200, example('requestTour.requested').body])
      const [tour] = await rows()
      expect(tour).toMatchObject({ propertyId: 4, buyerName: 'Ann Chen', status: 'requested', kind: 'in_person' })
      expect(await kindsOf(server, tour?.id ?? 0)).toEqual(['tour-requested', 'tour-to-confirm'])
    })

    it('passes phone, video and note to the seller, and nothing in the note becomes a link', async () => {
      const more = { kind: 'video', phone: '415 555 0199', note: 'Is the yard fenced?\nSee https://bad.example/x' }
      const { body } = await ask(wish(more))
      expect(body).toEqual(example('requestTour.requestedByVideo').body)
      const [tour] = await rows()
      const [email] = await emailsOf(server, tour?.id ?? 0)
      expect(email?.text).toContain('415 555 0199')
      expect(email?.text).toContain('By video')
      expect(email?.text).toContain('Is the yard fenced?')
      expect(email?.text).not.toContain('bad.example')
      expect(await tourRow(server, tour?.id ?? 0)).toMatchObject({ buyerPhone: '415 555 0199', kind: 'video' })
    })

    it('books once when it is sent twice, at once or in sequence, and returns the same', async () => {
      const body = wish()
      const both = await Promise.all([ask(body), ask(body)])
      const again = await ask({ ...body, request_id: body.request_id.toUpperCase() })
      expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
      expect(again.body).toEqual(both[0]?.body)
      expect(await rows()).toHaveLength(1)
    })

    it('accepts any open hour when tours are by appointment', async () => {
      const id = await addProperty(server.db, { sellerEmail: 'seller@example.com' })
      const { status, body } = await ask(wish({ time: '2026-11-29T09:00:00' }), id)
      expect([status, body.kind]).toEqual([200, 'in_person'])
    })
  })

  describe('409', () => {
    it('time_gone: someone else has the time', async () => {
      await ask(wish())
      const late = await ask(wish({ email: 'bo@example.com' }))
      expect([late.status, late.body]).toEqual([409, example('requestTour.timeGone').body])
    })

    it('time_gone: for all but one of many concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          ask(wish({ email: `buyer${index}@example.com` }), 4, server.visitor(`203.0.113.${20 + index}`)),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
      expect(await rows()).toHaveLength(1)
    })

    it('time_gone: the time has passed', async () => {
      const { status, body } = await ask(wish({ time: '2026-11-19T14:00:00' }))
      expect([status, body.code]).toEqual([409, 'time_gone'])
    })

    it('open_already: a third open request of one email address', async () => {
      for (const time of ['2026-11-24T09:00:00', '2026-11-24T10:00:00']) await ask(wish({ time }))
      const { status, body } = await ask(wish({ time: '2026-11-24T11:00:00' }))
      expect([status, body]).toEqual([409, example('requestTour.openAlready').body])
    })
  })

  describe('422', () => {
    it.each([
      ['an invalid email address', { email: 'ann@example' }],
      ['a name of blanks', { name: '  ' }],
      ['a name of only direction marks', { name: '\u202e' }],
      ['a time in words', { time: 'tomorrow' }],
      ['an id that isn’t a UUID', { request_id: 'abc' }],
      ['an unknown kind', { kind: 'drone' }],
      ['an unknown field', { admin: true }],
    ])('refuses %s, and stores nothing', async (_, more) => {
      expect((await ask(wish(more))).status).toBe(422)
      expect(await rows()).toEqual([])
    })

    it('refuses an hour outside the tour hours with a sentence', async () => {
      const { status, body } = await ask(wish({ time: '2026-11-22T10:00:00' }))
      expect([status, body]).toEqual([422, example('requestTour.issue').body])
    })
  })

  it('403: before the gate', async () => {
    expect(await ask(wish(), 6)).toMatchObject({ status: 403, body: example('requestTour.listingPrivate').body })
    expect(await rows()).toEqual([])
  })

  it('404: for an unknown listing, and when nobody gives tours', async () => {
    expect(await ask(wish(), 99)).toMatchObject({ status: 404, body: example('requestTour.notFound').body })
    const id = await addProperty(server.db, {})
    expect(await ask(wish(), id)).toMatchObject({ status: 404, body: example('requestTour.noTours').body })
  })

  it('429: refuses the sixth request of a network in an hour, for any email address', async () => {
    const answers = []
    for (let call = 0; call < 6; call += 1) {
      const time = `2026-11-2${call < 3 ? 4 : 5}T1${call % 3}:00:00`
      answers.push(await ask(wish({ time, email: `buyer${call}@example.com` })))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.body).toEqual(example('requestTour.tooMany').body)
  })
})
