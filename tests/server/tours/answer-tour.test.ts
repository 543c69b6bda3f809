import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { tours } from '#server/tours/schema.ts'
import { example } from '../../support/examples.ts'
import {
  ann,
  book,
  buyerOf,
  deps,
  describeServerInNovember,
  emailsOf,
  kindsOf,
  tokensIn,
  tourRow,
} from '../support/tours.ts'

const tuesday = '2026-11-24T14:00:00'
const tuesdayAt = new Date('2026-11-24T22:00:00Z')
const wednesday = '2026-11-25T10:30:00'
const monday = '2026-11-23T14:00:00'
const mondayAt = new Date('2026-11-23T22:00:00Z')

describeServerInNovember('a buyer’s answer to a proposed time', (server) => {
  const tokenIn = async (id: number, kind: string) => {
    const email = (await emailsOf(server, id)).filter((email) => email.kind === kind).at(-1)
    return tokensIn(email?.text ?? '')[0] ?? ''
  }
  const propose = (id: number, newTime = tuesday, notes?: string) =>
    decideTour(server.db, id, { type: 'PROPOSE', newTime, ...(notes && { notes }) }, deps, server.time.now)
  async function proposed(wish: Parameters<typeof book>[1] = {}, newTime = tuesday, notes?: string) {
    const { id, token: sellersToken } = await book(server, wish)
    await propose(id, newTime, notes)
    return { id, sellersToken, token: await tokenIn(id, 'tour-new-time') }
  }
  const path = (token: string, step = '') => `/api/v1/tour/request/${token}${step}`
  const look = (token: string) => server.visitor().get(path(token))
  const accept = (token: string, time = tuesday) => server.visitor().post(path(token, '/accept'), { time })
  const move = (token: string, from = wednesday, time = monday, visitor = server.visitor()) =>
    visitor.post(path(token, '/move'), { from, time })
  const cancel = (token: string) => server.visitor().send({ method: 'POST', url: path(token, '/cancel') })
  const times = (token: string) => server.visitor().get(path(token, '/times'))
  const eventOf = async (id: number, kind: string) => {
    const email = (await emailsOf(server, id)).filter((email) => email.kind === kind).at(-1)
    const calendar = new ICAL.Component(ICAL.parse(email?.attachments[0]?.content ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event?.getFirstPropertyValue('uid'),
      sequence: event?.getFirstPropertyValue('sequence'),
      status: event?.getFirstPropertyValue('status'),
      start: String(event?.getFirstPropertyValue('dtstart')),
    }
  }

  describe('acceptNewTime', () => {
    it('200: [API-06] accepts the time that the seller proposed, and emails calendar files to both', async () => {
      const { id, token } = await proposed()
      const { icalUid: uid } = await tourRow(server, id)
      expect(await eventOf(id, 'tour-to-confirm')).toEqual({
        method: 'PUBLISH',
        uid,
        sequence: 0,
        status: 'TENTATIVE',
        start: '2026-11-25T18:30:00Z',
      })
      expect(await eventOf(id, 'tour-new-time')).toMatchObject({ uid, sequence: 1, start: '2026-11-24T22:00:00Z' })
      const { status, body } = await accept(token)
      expect([status, body]).toEqual([200, example('acceptNewTime.accepted').body])
      expect(await tourRow(server, id)).toMatchObject({
        status: 'accepted',
        proposedAt: tuesdayAt,
        newTime: null,
        decidedAt: server.time.now,
        confirmedAt: server.time.now,
        heldUntil: null,
      })
      for (const kind of ['tour-accepted', 'tour-accepted-copy'])
        expect(await eventOf(id, kind)).toEqual({
          method: 'PUBLISH',
          uid,
          sequence: 2,
          status: 'CONFIRMED',
          start: '2026-11-24T22:00:00Z',
        })
      const [sellers] = (await emailsOf(server, id)).filter(({ kind }) => kind === 'tour-accepted-copy')
      expect(sellers?.text).toContain('Ann Chen accepted the time you suggested.')
      expect(sellers?.text).toContain(`Email: ${ann.email}`)
    })

    it('200: accepts once, however often and concurrently it is called', async () => {
      const { id, token } = await proposed()
      const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)))
      answers.push(await accept(token))
      for (const { status, body } of answers)
        expect([status, body]).toEqual([200, example('acceptNewTime.accepted').body])
      expect((await tourRow(server, id)).icalSequence).toBe(2)
      expect((await kindsOf(server, id)).filter((kind) => kind.startsWith('tour-accepted'))).toHaveLength(2)
    })

    it('200: accepts through the link of an earlier email, too', async () => {
      const { id } = await proposed()
      expect((await accept(await tokenIn(id, 'tour-to-confirm'))).body.state).toBe('accepted')
    })

    it('200: doesn’t accept a time other than the proposed one', async () => {
      const { id, token } = await proposed({}, '2026-11-23T09:00:00')
      const { status, body } = await accept(token)
      expect([status, body]).toEqual([200, example('acceptNewTime.newTimeProposed').body])
      expect((await tourRow(server, id)).status).toBe('new_time_proposed')
    })

    it('200: doesn’t accept after the proposed time has passed', async () => {
      const { id, token } = await proposed()
      server.time.now = tuesdayAt
      expect((await accept(token)).body).toMatchObject({ state: 'time_passed', actions: ['move', 'cancel'] })
      expect((await tourRow(server, id)).status).toBe('new_time_proposed')
    })

    it('200: returns the state of a tour that was canceled before', async () => {
      const { token } = await proposed()
      await cancel(token)
      expect((await accept(token)).body).toEqual(example('acceptNewTime.cancelled').body)
    })

    it('409: when someone else has booked the time meanwhile', async () => {
      const { id, token } = await proposed()
      await book(server, { buyer: buyerOf(2), time: tuesday })
      const { status, body } = await accept(token)
      expect([status, body]).toEqual([409, example('acceptNewTime.timeGone').body])
      expect((await tourRow(server, id)).status).toBe('new_time_proposed')
    })

    it('409: for one of two buyers who are offered the same time', async () => {
      const one = await proposed()
      const other = await proposed({ buyer: buyerOf(2), time: '2026-11-25T12:30:00' })
      const answers = await Promise.all([accept(one.token), accept(other.token)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await server.db.select().from(tours)).filter(({ status }) => status === 'accepted')).toHaveLength(1)
    })

    it('400 and 404: for an invalid token, and for one that isn’t the buyer’s', async () => {
      const { sellersToken } = await proposed()
      expect(await accept('abc')).toMatchObject(example('acceptNewTime.linkIncomplete'))
      for (const token of ['a'.repeat(32), sellersToken])
        expect(await accept(token)).toMatchObject(example('acceptNewTime.tourRequestNotFound'))
    })

    it('422: for a time in words', async () => {
      expect(await accept('a'.repeat(32), 'noon')).toMatchObject(example('acceptNewTime.invalid'))
    })

    it('405: for a GET, as link scanners send, to any of the buyer’s calls', async () => {
      const { id, token } = await proposed()
      for (const step of ['/accept', '/move', '/cancel'])
        expect((await server.visitor().get(path(token, step))).status).toBe(405)
      expect((await tourRow(server, id)).status).toBe('new_time_proposed')
    })
  })

  describe('getTourRequest', () => {
    it('200: returns the time that the seller proposed, with the note', async () => {
      const { token } = await proposed(
        { kind: 'video' },
        tuesday,
        'I can show it after lunch.\nParking is on the street.',
      )
      expect((await look(token)).body).toEqual(example('getTourRequest.newTimeWithNotes').body)
    })

    it.each(['in_person', 'video'] as const)(
      '200: says how the tour takes place, whatever is answered: %s',
      async (kind) => {
        const { token } = await proposed({ kind })
        for (const { status, body } of [
          await look(token),
          await accept(token),
          await move(token, tuesday),
          await cancel(token),
        ])
          expect([status, body.kind]).toEqual([200, kind])
      },
    )

    it('200: offers no actions once an accepted tour has started', async () => {
      const { token } = await proposed()
      await accept(token)
      server.time.now = new Date(tuesdayAt.getTime() - 1)
      expect((await look(token)).body).toMatchObject({ state: 'accepted', actions: ['move', 'cancel'] })
      server.time.now = tuesdayAt
      expect((await look(token)).body).toMatchObject({ state: 'done', actions: [] })
    })

    it('200: doesn’t offer a sixth move', async () => {
      const { token } = await proposed()
      await server.db.update(tours).set({ moves: 5 })
      expect((await look(token)).body.actions).toEqual(['accept', 'cancel'])
    })
  })

  describe('suggestNewTime', () => {
    it('200: [API-06] asks the seller for the time, who may propose another, until one accepts', async () => {
      const { id, token } = await proposed()
      expect(await move(token)).toMatchObject({ status: 200, body: example('suggestNewTime.moved').body })
      expect(await tourRow(server, id)).toMatchObject({
        status: 'requested',
        proposedAt: mondayAt,
        newTime: null,
        moves: 1,
        round: 1,
        confirmedAt: server.time.now,
      })
      expect(await eventOf(id, 'tour-move-requested')).toMatchObject({ sequence: 2, start: '2026-11-23T22:00:00Z' })
      await propose(id, '2026-11-23T16:00:00')
      expect((await kindsOf(server, id)).filter((kind) => kind === 'tour-new-time')).toHaveLength(2)
      expect((await accept(token, '2026-11-23T16:00:00')).body.state).toBe('accepted')
      expect(await eventOf(id, 'tour-accepted-copy')).toMatchObject({ sequence: 4, start: '2026-11-24T00:00:00Z' })
    })

    it('200: moves once when sent repeatedly, and not from a time that the tour no longer has', async () => {
      const { id, token } = await proposed()
      const answers = await Promise.all([move(token), move(token)])
      answers.push(await move(token), await move(token, wednesday, '2026-11-23T15:00:00'))
      for (const { status, body } of answers)
        expect([status, body]).toEqual([200, example('suggestNewTime.moved').body])
      expect(await tourRow(server, id)).toMatchObject({ moves: 1, proposedAt: mondayAt })
    })

    it('200: accepts the tour when the time is the one that the seller proposed', async () => {
      const { token } = await proposed()
      expect(await move(token, wednesday, tuesday)).toMatchObject({
        status: 200,
        body: example('suggestNewTime.accepted').body,
      })
    })

    it('200: returns the state of a tour that was canceled before', async () => {
      const { token } = await proposed()
      await cancel(token)
      expect((await move(token)).body).toEqual(example('suggestNewTime.cancelled').body)
    })

    it('409: time_gone, with the remaining times', async () => {
      const { token } = await proposed()
      await book(server, { buyer: buyerOf(2), time: monday })
      expect(await move(token)).toMatchObject({ status: 409, body: example('suggestNewTime.timeGone').body })
      const { body } = await times(token)
      expect(body.available_times).not.toContain(monday)
      expect(body.available_times).not.toContain(wednesday)
      expect(body.available_times).toContain('2026-11-25T10:00:00')
    })

    it('409: time_gone when it has passed', async () => {
      const { token } = await proposed()
      expect((await move(token, wednesday, '2026-11-19T14:00:00')).body.code).toBe('time_gone')
    })

    it('409: open_already, moved_too_often, no_tours', async () => {
      const { id, token } = await proposed()
      await book(server, { time: '2026-11-24T09:00:00' })
      await book(server, { time: '2026-11-24T10:00:00' })
      expect(await move(token)).toMatchObject({ status: 409, body: example('suggestNewTime.openAlready').body })
      await server.db.update(tours).set({ moves: 5 })
      expect(await move(token)).toMatchObject({ status: 409, body: example('suggestNewTime.movedTooOften').body })
      await server.db.execute(`update properties set seller_email = null where id = 4`)
      expect(await move(token)).toMatchObject({ status: 409, body: example('suggestNewTime.noTours').body })
      expect(await times(token)).toMatchObject({ status: 409, body: example('listNewTimes.noTours').body })
      await server.db.execute(`update properties set seller_email = 'seller@example.com' where id = 4`)
      expect((await tourRow(server, id)).proposedAt).toEqual(new Date('2026-11-25T18:30:00Z'))
    })

    it('422: for an hour outside the tour hours, and for a time in words', async () => {
      const { token } = await proposed()
      expect(await move(token, wednesday, '2026-11-22T10:00:00')).toMatchObject(example('suggestNewTime.issue'))
      expect(await move(token, wednesday, 'noon')).toMatchObject(example('suggestNewTime.invalid'))
    })

    it('429: has the limit of tour requests', async () => {
      const { token } = await proposed()
      const visitor = server.visitor('203.0.113.77')
      for (let asked = 0; asked < 5; asked++)
        await placeTourRequest(
          server.db,
          {
            propertyId: 4,
            buyer: buyerOf(10 + asked),
            time: `2026-11-23T1${asked}:30:00`,
            asker: { id: null, network: null },
          },
          deps,
          server.time.now,
        )
      await server.db.execute(`update tours set buyer_email = '${ann.email}'`)
      const { status, body } = await move(token, wednesday, '2026-11-24T16:00:00', visitor)
      expect([status, body.code ?? body.detail]).toEqual([409, 'open_already'])
      await server.db.execute(
        `update tours set status = 'declined', decided_at = created_at where status = 'requested'`,
      )
      const { status: late, body: refused } = await move(token, wednesday, '2026-11-24T16:00:00', visitor)
      expect([late, refused]).toEqual([429, example('suggestNewTime.tooManyTours').body])
    })

    it('400 and 404: for an invalid token, and for an unknown one', async () => {
      expect(await move('abc')).toMatchObject(example('suggestNewTime.linkIncomplete'))
      expect(await move('a'.repeat(32))).toMatchObject(example('suggestNewTime.tourRequestNotFound'))
    })
  })

  describe('listNewTimes', () => {
    it('200: the open times; 400 and 404: for an invalid or unknown token', async () => {
      const { token } = await proposed()
      const { status, body } = await times(token)
      expect([status, body.time_zone, body.by_appointment, body.minutes]).toEqual([
        200,
        'America/Los_Angeles',
        false,
        30,
      ])
      expect(body.available_times).toContain(monday)
      expect(await times('abc')).toMatchObject(example('listNewTimes.linkIncomplete'))
      expect(await times('a'.repeat(32))).toMatchObject(example('listNewTimes.tourRequestNotFound'))
    })
  })

  describe('cancelTourRequest', () => {
    it('200: cancels the tour, once, until it starts', async () => {
      const { id, token } = await proposed()
      server.time.now = new Date('2026-11-25T18:29:59Z')
      for (const { status, body } of [await cancel(token), await cancel(token)])
        expect([status, body]).toEqual([200, example('cancelTourRequest.cancelled').body])
      expect((await kindsOf(server, id)).filter((kind) => kind.startsWith('tour-cancelled'))).toHaveLength(2)
    })

    it('200: doesn’t cancel once the tour has started', async () => {
      const { id, token } = await proposed()
      await accept(token)
      server.time.now = tuesdayAt
      expect((await cancel(token)).body).toEqual({
        ...example('cancelTourRequest.done').body,
        proposed_time: '2026-11-24T14:00:00-08:00',
      })
      expect((await tourRow(server, id)).status).toBe('accepted')
    })

    it('200: cancels a tour whose original time has passed and whose proposed time is in the future', async () => {
      const { token } = await proposed({}, '2026-11-27T14:00:00')
      server.time.now = new Date('2026-11-26T12:00:00Z')
      expect((await look(token)).body).toMatchObject({
        state: 'new_time_proposed',
        actions: ['accept', 'move', 'cancel'],
      })
      expect((await cancel(token)).body.state).toBe('cancelled')
    })

    it('400 and 404: for an invalid token, and for an unknown one', async () => {
      expect(await cancel('abc')).toMatchObject(example('cancelTourRequest.linkIncomplete'))
      expect(await cancel('a'.repeat(32))).toMatchObject(example('cancelTourRequest.tourRequestNotFound'))
    })
  })

  it.each([
    ['accept', { time: tuesday }],
    ['move', { from: wednesday, time: monday }],
    ['cancel', {}],
    ['times', null],
  ])('500: when %s can’t be done', async (step, body) => {
    await server.db.execute('alter table tours rename to hidden')
    const url = path('a'.repeat(32), `/${step}`)
    const answer = body ? await server.visitor().post(url, body) : await server.visitor().get(url)
    await server.db.execute('alter table hidden rename to tours')
    expect([answer.status, answer.body]).toMatchObject([500, { detail: 'Internal server error' }])
  })
})
