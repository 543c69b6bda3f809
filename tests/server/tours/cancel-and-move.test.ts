import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { confirmRequest, findRequest } from '#server/tours/confirm-request.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { tours } from '#server/tours/schema.ts'
import { example } from '../../support/examples.ts'
import {
  ann,
  book,
  buyerOf,
  decide,
  deps,
  describeServerInNovember,
  emailsOf,
  kindsOf,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

const wednesday = '2026-11-25T10:30:00'
const thursday = '2026-11-26T15:00:00'
const thursdayAt = new Date('2026-11-26T23:00:00Z')

describeServerInNovember('a tour that its buyer cancels or moves', (server) => {
  const cancel = (id: number) => cancelTour(server.db, id, deps, server.time.now)
  const move = (tourId: number, time = thursday) => moveTour(server.db, { tourId, time }, deps, server.time.now)
  const accept = (id: number) => decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now)
  const emailOf = async (id: number, kind: string) => {
    const found = (await emailsOf(server, id)).filter((email) => email.kind === kind)
    expect(found).toHaveLength(1)
    return found[0] as (typeof found)[0]
  }
  const fileOf = async (id: number, kind: string) => {
    const { attachments } = await emailOf(id, kind)
    expect(attachments).toHaveLength(1)
    const calendar = new ICAL.Component(ICAL.parse(attachments[0]?.content ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    const value = (name: string) => String(event?.getFirstPropertyValue(name))
    return {
      method: calendar.getFirstPropertyValue('method'),
      type: attachments[0]?.contentType.split('method=')[1],
      uid: value('uid'),
      sequence: event?.getFirstPropertyValue('sequence'),
      status: value('status'),
      start: value('dtstart'),
      attendee: value('attendee'),
    }
  }

  describe('[API-06] canceling', () => {
    it.each([
      ['requested', 1],
      ['accepted', 2],
      ['new_time_proposed', 2],
    ] as const)('ends a tour that is %s and emails both', async (status, sequence) => {
      const { id } = await book(server)
      if (status === 'accepted') await accept(id)
      if (status === 'new_time_proposed')
        await decideTour(server.db, id, { type: 'PROPOSE', newTime: thursday }, deps, server.time.now)
      server.time.grant(60)
      expect(await cancel(id)).toEqual({ kind: 'cancelled' })
      expect(await tourRow(server, id)).toMatchObject({
        status: 'cancelled',
        newTime: null,
        cancelledAt: server.time.now,
        icalSequence: sequence,
      })
      const [buyers, sellers] = [await emailOf(id, 'tour-cancelled'), await emailOf(id, 'tour-cancelled-copy')]
      expect([buyers.recipient, sellers.recipient]).toEqual([ann.email, 'seller@example.com'])
      expect(buyers.subject).toBe('Canceled: your tour of 48 Alder Ridge Road on Wed, Nov 25')
      expect(sellers.text).toContain('Ann Chen canceled this tour.')
      const { icalUid: uid } = await tourRow(server, id)
      const same = { method: 'CANCEL', type: 'CANCEL', uid, sequence, status: 'CANCELLED' }
      expect(await fileOf(id, 'tour-cancelled')).toMatchObject({ ...same, attendee: `MAILTO:${ann.email}` })
      expect(await fileOf(id, 'tour-cancelled-copy')).toMatchObject({
        ...same,
        attendee: 'MAILTO:seller@example.com',
      })
    })

    it('frees the time at once', async () => {
      const { id } = await book(server)
      const other = () =>
        placeTourRequest(server.db, { propertyId: 4, buyer: buyerOf(2), time: wednesday }, deps, server.time.now)
      expect(await other()).toEqual({ kind: 'refused', reason: 'taken' })
      await cancel(id)
      expect(await other()).toMatchObject({ kind: 'requested' })
    })

    it('happens once for concurrent requests', async () => {
      const { id } = await book(server)
      const answers = await Promise.all(Array.from({ length: 4 }, () => cancel(id)))
      expect(answers.filter(({ kind }) => kind === 'cancelled')).toHaveLength(1)
      expect(await kindsOf(server, id)).toEqual([
        'tour-cancelled',
        'tour-cancelled-copy',
        'tour-requested',
        'tour-to-confirm',
      ])
    })

    it('is refused for a tour that was declined, is over, or doesn’t exist', async () => {
      const declined = await book(server)
      await decideTour(server.db, declined.id, { type: 'DECLINE' }, deps, server.time.now)
      const over = await book(server, { buyer: buyerOf(2) })
      server.time.now = new Date('2026-11-25T18:30:00Z')
      for (const id of [declined.id, over.id, 99_999])
        expect(await cancel(id)).toEqual({ kind: 'refused', reason: 'notComing' })
      expect((await tourRow(server, over.id)).status).toBe('requested')
      expect(await kindsOf(server, declined.id)).not.toContain('tour-cancelled')
    })

    it('[CONFIRM-05] is reported by old links to seller and buyer', async () => {
      const { id, token } = await book(server)
      const [buyers = ''] = tokensIn((await emailOf(id, 'tour-to-confirm')).text)
      await cancel(id)
      for (const action of ['accept', 'deny'])
        expect((await decide(server.visitor(), token, action)).body).toEqual(example('confirmTour.cancelled').body)
      const seller = server.visitor()
      expect((await seller.get(`/api/v1/tour/token/${token}`)).body.status).toBe('cancelled')
      const proposed = await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-27T14:00:00' })
      expect(proposed.body).toEqual(example('submitNewTime.cancelled').body)
      expect((await server.visitor().get(`/api/v1/tour/request/${buyers}`)).body.state).toBe('cancelled')
      expect((await confirmRequest(server.db, buyers, server.time.now))?.state).toBe('cancelled')
      expect((await tourRow(server, id)).status).toBe('cancelled')
    })
  })

  describe('[API-06] moving', () => {
    it('takes the new time, frees the old one, and asks buyer and seller again', async () => {
      const { id, token } = await book(server)
      const before = await tourRow(server, id)
      server.time.grant(60)
      expect(await move(id)).toEqual({ kind: 'moved', needsConfirmation: true })
      expect(await tourRow(server, id)).toMatchObject({
        status: 'requested',
        proposedAt: thursdayAt,
        moves: 1,
        icalSequence: 1,
        icalUid: before.icalUid,
        heldUntil: new Date(server.time.now.getTime() + 24 * 3600_000),
      })
      const ask = (time: string) =>
        placeTourRequest(server.db, { propertyId: 4, buyer: buyerOf(2), time }, deps, server.time.now)
      expect(await ask(thursday)).toEqual({ kind: 'refused', reason: 'taken' })
      expect(await ask(wednesday)).toMatchObject({ kind: 'requested' })
      const sellers = await emailOf(id, 'tour-move-requested')
      expect(sellers.text).toContain('asks for this time instead')
      const [fresh = ''] = tokensIn(sellers.text)
      expect(fresh).not.toBe(token)
      const request = { method: 'REQUEST', type: 'REQUEST', uid: before.icalUid, sequence: 1, status: 'TENTATIVE' }
      for (const kind of ['tour-moved', 'tour-move-requested'])
        expect(await fileOf(id, kind)).toMatchObject({ ...request, start: '2026-11-26T23:00:00Z' })
    })

    it('[CONFIRM-05] needs the seller’s answer through the new links only', async () => {
      const { id, token } = await book(server)
      await accept(id)
      expect(await move(id)).toMatchObject({ kind: 'moved' })
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested', decidedAt: null })
      expect((await emailOf(id, 'tour-move-requested')).text).toContain('which you accepted')
      expect((await decide(server.visitor(), token, 'accept')).body).toEqual(example('confirmTour.moved').body)
      const old = server.visitor()
      expect((await old.get(`/api/v1/tour/token/${token}`)).body.status).toBe('moved')
      const proposed = await old.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-27T14:00:00' })
      expect(proposed.body).toEqual(example('submitNewTime.moved').body)
      expect((await tourRow(server, id)).status).toBe('requested')

      const [fresh = ''] = tokensIn((await emailOf(id, 'tour-move-requested')).text)
      expect((await decide(server.visitor(), fresh, 'accept')).body.status).toBe('accepted')
      const accepted = (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-accepted')
      expect(
        accepted.map(({ attachments }) => /SEQUENCE:(\d)/.exec(attachments[0]?.content ?? '')?.[1]).sort(),
      ).toEqual(['1', '3'])
    })

    it('[CONFIRM-05] stops a link that was read before the move from deciding after it', async () => {
      const { id } = await book(server)
      const { moves } = await tourRow(server, id)
      await move(id)
      const outcome = await decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now, {
        moves,
        linkMovedAt: null,
      })
      expect(outcome).toMatchObject({ kind: 'stands', tour: { status: 'requested', linkMovedAt: server.time.now } })
      expect((await tourRow(server, id)).status).toBe('requested')
    })

    it('removes a declined new time from calendars', async () => {
      const { id } = await book(server)
      await accept(id)
      await move(id)
      await decideTour(server.db, id, { type: 'DECLINE' }, deps, server.time.now)
      for (const kind of ['tour-declined', 'tour-off-calendar'])
        expect(await fileOf(id, kind)).toMatchObject({ method: 'CANCEL', sequence: 3 })
    })

    it('keeps the buyer’s old and new links valid, and a confirmed email address confirmed', async () => {
      const { id } = await book(server)
      const [first = ''] = tokensIn((await emailOf(id, 'tour-to-confirm')).text)
      await move(id)
      const [second = ''] = tokensIn((await emailOf(id, 'tour-moved')).text)
      for (const token of [first, second])
        expect(await findRequest(server.db, token, server.time.now)).toMatchObject({
          state: 'unconfirmed',
          tour: { proposedAt: thursdayAt },
        })
      expect((await confirmRequest(server.db, first, server.time.now))?.state).toBe('confirmed')
      expect(await move(id, '2026-11-27T15:00:00')).toEqual({ kind: 'moved', needsConfirmation: false })
      expect(await tourRow(server, id)).toMatchObject({ heldUntil: null, confirmedAt: server.time.now })
      expect((await findRequest(server.db, second, server.time.now))?.state).toBe('confirmed')
    })

    it('may overlap the old time of the same tour', async () => {
      const { id } = await book(server)
      expect(await move(id, '2026-11-25T10:45:00')).toMatchObject({ kind: 'moved' })
    })

    it.each([
      ['a time outside the tour hours', '2026-11-22T10:30:00', 'closed'],
      ['a time that has passed', '2026-11-19T10:30:00', 'past'],
      ['an invalid time', '2026-02-30T10:30:00', 'noSuchTime'],
      ['its current time', wednesday, 'sameTime'],
    ])('is refused to %s, and changes nothing', async (_, time, reason) => {
      const { id } = await book(server)
      const before = await tourRow(server, id)
      expect(await move(id, time)).toEqual({ kind: 'refused', reason })
      expect(await tourRow(server, id)).toEqual(before)
      expect(await kindsOf(server, id)).toEqual(['tour-requested', 'tour-to-confirm'])
    })

    it('is refused to a time that someone else has, and for a tour that doesn’t take place', async () => {
      const [mine, other] = [await book(server), await book(server, { buyer: buyerOf(2), time: thursday })]
      expect(await move(mine.id)).toEqual({ kind: 'refused', reason: 'taken' })
      await cancel(other.id)
      expect(await move(other.id)).toEqual({ kind: 'refused', reason: 'notComing' })
      expect(await move(99_999)).toEqual({ kind: 'refused', reason: 'notComing' })
      expect(await move(mine.id)).toMatchObject({ kind: 'moved' })
    })

    it('gives a time to one of two buyers who move there at once', async () => {
      const [one, other] = [await book(server), await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' })]
      const answers = await Promise.all([move(one.id), move(other.id)])
      expect(answers.map(({ kind }) => kind).sort()).toEqual(['moved', 'refused'])
      const rows = await server.db.select().from(tours)
      expect(rows.filter(({ proposedAt }) => proposedAt.getTime() === thursdayAt.getTime())).toHaveLength(1)
    })

    it('is limited to five requests and moves a day for an email address', async () => {
      const { id } = await book(server)
      const times = ['11:00', '11:30', '12:00', '12:30', '13:00'].map((time) => `2026-11-26T${time}:00`)
      const answers = []
      for (const time of times) answers.push(await move(id, time))
      expect(answers.map((answer) => (answer.kind === 'refused' ? answer.reason : answer.kind))).toEqual([
        ...Array(4).fill('moved'),
        'tooManyRequests',
      ])
    })

    it('is limited to five times for a tour', async () => {
      const { id } = await book(server)
      await server.db.update(tours).set({ moves: 5, createdAt: new Date('2026-11-18T12:00:00Z') })
      expect(await move(id)).toEqual({ kind: 'refused', reason: 'movedTooOften' })
      expect(await cancel(id)).toEqual({ kind: 'cancelled' })
    })
  })
})
