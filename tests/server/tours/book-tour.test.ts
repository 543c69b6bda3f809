import { describe, expect, it } from 'vitest'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { tours, tourTokens } from '#server/tours/schema.ts'
import { addProperty } from '../support/server.ts'
import {
  ann,
  book,
  buyerOf,
  decide,
  deps,
  emailsOf,
  onEachDatabaseInNovember,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

onEachDatabaseInNovember('requestTour', (server) => {
  const wish = { propertyId: 4, buyer: ann, time: '2026-11-25T10:30:00' }
  const ask = (more: Partial<typeof wish> = {}) =>
    placeTourRequest(server.db, { ...wish, ...more }, deps, server.time.now)

  it('[API-06] stores a tour that waits for its seller, and returns its moment', async () => {
    const requested = await ask()
    expect(requested).toEqual({
      kind: 'requested',
      tourId: expect.any(Number),
      proposedAt: new Date('2026-11-25T18:30:00Z'),
      zone: 'America/Los_Angeles',
      tourKind: 'in_person',
    })
    expect(await tourRow(server, requested.kind === 'requested' ? requested.tourId : 0)).toMatchObject({
      propertyId: 4,
      buyerName: 'Ann Chen',
      buyerEmail: 'ann.chen@example.com',
      sellerEmail: 'seller@example.com',
      status: 'requested',
      icalUid: expect.stringMatching(/^[\da-f-]{36}$/),
      icalSequence: 0,
      createdAt: server.time.now,
      decidedAt: null,
    })
  })

  it('[API-06] queues an email to the seller with three links to the page, whose token is stored only as a hash', async () => {
    const { id, token } = await book(server)
    const [email] = await emailsOf(server, id)
    expect(email).toMatchObject({ kind: 'tour-requested', recipient: 'seller@example.com', status: 'queued' })
    for (const part of [email?.text ?? '', email?.html.replaceAll('&amp;', '&') ?? '']) {
      expect(tokensIn(part)).toEqual([token, token, token])
      for (const action of ['accept', 'deny', 'propose_new_time'])
        expect(part).toContain(`http://localhost:4173/tour/confirm?token=${token}&action=${action}`)
      expect(part).not.toContain('/api/')
    }
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const rows = JSON.stringify([await server.db.select().from(tourTokens), await server.db.select().from(tours)])
    expect(rows).not.toContain(token)
  })

  it('[API-06] gives every tour a new token', async () => {
    const tokens = await Promise.all(
      ['09:00:00', '09:30:00', '10:00:00', '11:00:00'].map(
        async (time, i) => (await book(server, { time: `2026-11-25T${time}`, buyer: buyerOf(i) })).token,
      ),
    )
    expect(new Set(tokens).size).toBe(4)
  })

  describe('refuses and stores nothing for', () => {
    it.each([
      ['a time that has passed', { time: '2026-11-19T10:30:00' }, 'past'],
      ['a time outside the tour hours', { time: '2026-11-22T10:30:00' }, 'closed'],
      ['a time within the notice period', { propertyId: 5, time: '2026-11-20T14:00:00' }, 'shortNotice'],
      [
        'a time within the notice period of a home by appointment',
        { propertyId: 7, time: '2026-11-21T14:00:00' },
        'shortNotice',
      ],
      ['a time that the clock skips', { propertyId: 7, time: '2027-03-14T02:30:00' }, 'noSuchTime'],
      ['an unknown home', { propertyId: 99 }, 'noTours'],
      ['two email addresses in one', { buyer: { name: 'Ann', email: 'a@b.example,c@d.example' } }, 'badAddress'],
      [
        'an email address with a header in it',
        { buyer: { name: 'Ann', email: 'a@b.example\r\nBcc: c@d.example' } },
        'badAddress',
      ],
    ])('%s', async (_, more, reason) => {
      expect(await ask(more)).toEqual({ kind: 'refused', reason })
      expect(await server.db.select().from(tours)).toEqual([])
    })

    it('a home without a seller, and an unpublished one', async () => {
      const nobodys = await addProperty(server.db, {})
      const hidden = await addProperty(server.db, { sellerEmail: 'seller@example.com', listingStatus: 'draft' })
      for (const propertyId of [nobodys, hidden])
        expect(await ask({ propertyId })).toEqual({ kind: 'refused', reason: 'noTours' })
    })

    it('a half hour that is taken, until its tour is declined', async () => {
      const { token } = await book(server)
      expect(await ask({ time: '2026-11-25T10:45:00' })).toEqual({ kind: 'refused', reason: 'taken' })
      await decide(server.visitor(), token, 'deny')
      expect(await ask()).toMatchObject({ kind: 'requested' })
    })
  })

  it('gives a half hour to one of many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(answers.filter(({ kind }) => kind === 'requested')).toHaveLength(1)
    expect(answers.filter((answer) => answer.kind === 'refused' && answer.reason === 'taken')).toHaveLength(7)
  })
})
