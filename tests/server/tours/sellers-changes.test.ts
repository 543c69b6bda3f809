import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
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
  withFeedOfServer,
} from '../support/tours.ts'

const wednesday = '2026-11-25T10:30:00'
const wednesdayAt = new Date('2026-11-25T18:30:00Z')
const monday = '2026-11-23T14:00:00'
const path = (token: string, step = '') => `/api/v1/tour/request/${token}${step}`

describeServerInNovember('a seller who changes an earlier answer', (server) => {
  const look = (token: string) => server.visitor().get(path(token))
  const cancel = (token: string) => server.visitor().post(path(token, '/cancel'), {})
  const move = (token: string, from = wednesday, time = monday) =>
    server.visitor().post(path(token, '/move'), { from, time })
  async function accepted(wish: Parameters<typeof book>[1] = {}) {
    const booked = await book(server, wish)
    await decide(server.visitor(), booked.token, 'accept')
    return booked
  }
  const last = async (id: number, kind: string) => {
    const found = (await emailsOf(server, id)).filter((email) => email.kind === kind)
    const email = found.sort((one, other) => one.round - other.round).at(-1)
    if (!email) throw new Error(`There is no ${kind}.`)
    return email
  }
  const eventOf = async (id: number, kind: string) => {
    const calendar = new ICAL.Component(ICAL.parse((await last(id, kind)).attachments[0]?.content ?? ''))
    const event = calendar.getFirstSubcomponent('vevent')
    const value = (name: string) => String(event?.getFirstPropertyValue(name))
    const method = calendar.getFirstPropertyValue('method')
    return { method, uid: value('uid'), sequence: value('sequence'), status: value('status'), start: value('dtstart') }
  }

  describe('getTourRequest with a seller’s link', () => {
    it('200: returns an accepted tour with the buyer’s contact, the listing’s calendar and the seller’s actions', async () => {
      const { token } = await accepted({ phone: '(415) 555-0101' })
      const { status, body } = await look(token)
      expect([status, body]).toEqual([200, withFeedOfServer(example('getTourRequest.sellersAccepted').body)])
    })

    it('200: returns no contact of the buyer before the tour is accepted', async () => {
      const { token } = await book(server, { phone: '(415) 555-0101', kind: 'video' })
      expect((await look(token)).body).toEqual(example('getTourRequest.sellersRequested').body)
      expect((await look(token)).text).not.toContain(ann.email)
    })

    it('200: returns that the buyer moved the tour, and that a later email asks', async () => {
      const { id, token } = await accepted()
      await moveTour(server.db, { tourId: id, time: '2026-11-26T15:00:00' }, deps, server.time.now)
      expect((await look(token)).body).toEqual(example('getTourRequest.sellersMoved').body)
    })

    it('200: returns who canceled, to either side', async () => {
      const [mine, theirs] = [await accepted(), await accepted({ buyer: buyerOf(2), time: '2026-11-25T12:30:00' })]
      await cancel(mine.token)
      expect((await look(mine.token)).body.cancelled_by).toBe('seller')
      const [buyers = ''] = tokensIn((await last(theirs.id, 'tour-accepted')).text)
      await cancel(buyers)
      for (const token of [buyers, theirs.token]) expect((await look(token)).body.cancelled_by).toBe('buyer')
    })

    it('200: returns a tour that is over, one that was declined, and one whose time passed', async () => {
      const [over, declined, late] = [
        await accepted({ phone: '(415) 555-0101' }),
        await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' }),
        await book(server, { buyer: buyerOf(3), time: '2026-11-25T13:30:00' }),
      ]
      await decide(server.visitor(), declined.token, 'deny')
      server.time.now = new Date('2026-11-26T00:00:00Z')
      expect((await look(over.token)).body).toEqual(withFeedOfServer(example('getTourRequest.sellersDone').body))
      expect((await look(declined.token)).body).toMatchObject({ state: 'declined', actions: [] })
      expect((await look(late.token)).body).toMatchObject({ state: 'time_passed', actions: [] })
    })

    it('404: once the link has expired', async () => {
      const { token } = await accepted()
      server.time.now = new Date(wednesdayAt.getTime() + 15 * 24 * 3600_000)
      expect(await look(token)).toMatchObject(example('getTourRequest.tourRequestNotFound'))
    })
  })

  describe('cancelTourRequest with a seller’s link', () => {
    it('200: cancels the tour, emails both, and removes it from calendars', async () => {
      const { id, token } = await accepted()
      const { icalUid: uid } = await tourRow(server, id)
      server.time.grant(60)
      const { status, body } = await cancel(token)
      expect([status, body]).toEqual([200, example('cancelTourRequest.cancelledBySeller').body])
      expect(await tourRow(server, id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'seller',
        cancelledAt: server.time.now,
      })
      const [buyers, sellers] = [await last(id, 'tour-cancelled'), await last(id, 'tour-cancelled-copy')]
      expect([buyers.recipient, sellers.recipient]).toEqual([ann.email, 'seller@example.com'])
      expect(buyers.text).toContain('the seller canceled your tour of 48 Alder Ridge Road')
      expect(sellers.text).toContain('You canceled this tour, and I’ve let Ann Chen know.')
      for (const kind of ['tour-cancelled', 'tour-cancelled-copy'])
        expect(await eventOf(id, kind)).toEqual({
          method: 'CANCEL',
          uid,
          sequence: '2',
          status: 'CANCELLED',
          start: '2026-11-25T18:30:00Z',
        })
    })

    it('200: cancels once, from two tabs and on a second click', async () => {
      const { id, token } = await accepted()
      const answers = await Promise.all([cancel(token), cancel(token), cancel(token)])
      answers.push(await cancel(token))
      for (const { body } of answers) expect(body.state).toBe('cancelled')
      expect((await tourRow(server, id)).icalSequence).toBe(2)
      expect((await kindsOf(server, id)).filter((kind) => kind.startsWith('tour-cancelled'))).toHaveLength(2)
    })

    it('200: records one side when both cancel at once', async () => {
      const { id, token } = await accepted()
      const [buyers = ''] = tokensIn((await last(id, 'tour-accepted')).text)
      const [one, other] = await Promise.all([cancel(token), cancel(buyers)])
      expect(one.body.cancelled_by).toBe(other.body.cancelled_by)
      expect((await kindsOf(server, id)).filter((kind) => kind.startsWith('tour-cancelled'))).toHaveLength(2)
    })

    it('200: withdraws a proposed time', async () => {
      const { id, token } = await book(server)
      await decideTour(server.db, id, { type: 'PROPOSE', newTime: monday }, deps, server.time.now)
      expect((await look(token)).body).toMatchObject({ state: 'new_time_proposed', actions: ['cancel'] })
      expect((await cancel(token)).body).toMatchObject({ state: 'cancelled', cancelled_by: 'seller' })
    })

    it('[CONFIRM-05] 200: changes nothing for a tour that waits for its answer, was declined, is over, or was moved since', async () => {
      const waiting = await book(server)
      expect((await cancel(waiting.token)).body.state).toBe('requested')
      const declined = await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' })
      await decide(server.visitor(), declined.token, 'deny')
      expect((await cancel(declined.token)).body.state).toBe('declined')
      const moved = await accepted({ buyer: buyerOf(3), time: '2026-11-25T13:30:00' })
      await moveTour(server.db, { tourId: moved.id, time: '2026-11-26T15:00:00' }, deps, server.time.now)
      expect((await cancel(moved.token)).body.state).toBe('moved')
      const over = await accepted({ buyer: buyerOf(4), time: '2026-11-25T14:30:00' })
      server.time.now = new Date('2026-11-25T22:30:00Z')
      expect((await cancel(over.token)).body.state).toBe('done')
      for (const { id } of [waiting, declined, moved, over])
        expect((await kindsOf(server, id)).filter((kind) => kind.startsWith('tour-cancelled'))).toEqual([])
    })

    it('[CONFIRM-05] is reported by the first email’s links afterwards', async () => {
      const { id, token } = await accepted()
      await cancel(token)
      for (const action of ['accept', 'deny']) {
        const { body } = await decide(server.visitor(), token, action)
        expect(body).toEqual({ status: 'cancelled', message: 'You canceled this tour. We’ve let Ann Chen know.' })
      }
      expect((await tourRow(server, id)).status).toBe('cancelled')
    })
  })

  describe('suggestNewTime with a seller’s link', () => {
    it('200: replaces the accepted time with the new proposal, with an email and a calendar update to both', async () => {
      const { id, token } = await accepted()
      const { icalUid: uid } = await tourRow(server, id)
      const { status, body } = await move(token)
      expect([status, body]).toEqual([200, example('suggestNewTime.proposedBySeller').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'new_time_proposed', newTime: monday, round: 1 })
      const [buyers, sellers] = [await last(id, 'tour-new-time'), await last(id, 'tour-new-time-copy')]
      expect([buyers.recipient, sellers.recipient]).toEqual([ann.email, 'seller@example.com'])
      expect(buyers.text).toContain('can’t show you 48 Alder Ridge Road on Wed, Nov 25 at')
      expect(buyers.text).toContain('after all')
      expect(sellers.text).toContain('won’t take place')
      for (const kind of ['tour-new-time', 'tour-new-time-copy'])
        expect(await eventOf(id, kind)).toEqual({
          method: 'REQUEST',
          uid,
          sequence: '2',
          status: 'TENTATIVE',
          start: '2026-11-23T22:00:00Z',
        })
    })

    it('200: the buyer accepts it, and the seller may change that, too', async () => {
      const { id, token } = await accepted()
      await move(token)
      const [buyers = ''] = tokensIn((await last(id, 'tour-new-time')).text)
      const accept = (time: string) => server.visitor().post(path(buyers, '/accept'), { time })
      expect((await accept(monday)).body).toMatchObject({
        state: 'accepted',
        proposed_time: '2026-11-23T14:00:00-08:00',
      })
      expect(await eventOf(id, 'tour-accepted-copy')).toMatchObject({ sequence: '3', status: 'CONFIRMED' })
      const [fresh = ''] = tokensIn((await last(id, 'tour-accepted-copy')).text)
      expect((await move(fresh, monday, '2026-11-23T15:00:00')).body.state).toBe('new_time_proposed')
      expect((await accept('2026-11-23T15:00:00')).body.state).toBe('accepted')
      expect(await eventOf(id, 'tour-accepted')).toMatchObject({ sequence: '5', start: '2026-11-23T23:00:00Z' })
    })

    it('200: frees the accepted time at once', async () => {
      const { token } = await accepted()
      const other = () =>
        placeTourRequest(server.db, { propertyId: 4, buyer: buyerOf(2), time: wednesday }, deps, server.time.now)
      expect(await other()).toEqual({ kind: 'refused', reason: 'taken' })
      await move(token)
      expect(await other()).toMatchObject({ kind: 'requested' })
    })

    it('200: proposes once, from two tabs and on a second click, and not from an outdated time', async () => {
      const { id, token } = await accepted()
      const answers = await Promise.all([move(token), move(token)])
      answers.push(await move(token), await move(token, wednesday, '2026-11-23T15:00:00'))
      for (const { body } of answers) expect(body).toEqual(example('suggestNewTime.proposedBySeller').body)
      expect((await tourRow(server, id)).icalSequence).toBe(2)
      expect((await kindsOf(server, id)).filter((kind) => kind === 'tour-new-time-copy')).toHaveLength(1)
    })

    it('[CONFIRM-05] 200: changes nothing for a tour that isn’t accepted, or that the buyer moved since', async () => {
      const waiting = await book(server)
      expect((await move(waiting.token)).body.state).toBe('requested')
      const moved = await accepted({ buyer: buyerOf(2), time: '2026-11-25T12:30:00' })
      await moveTour(server.db, { tourId: moved.id, time: '2026-11-26T15:00:00' }, deps, server.time.now)
      expect((await move(moved.token, '2026-11-26T15:00:00')).body.state).toBe('moved')
      const same = await accepted({ buyer: buyerOf(3), time: '2026-11-25T13:30:00' })
      expect((await move(same.token, '2026-11-25T13:30:00', '2026-11-25T13:30:00')).body.state).toBe('accepted')
      expect((await kindsOf(server, same.id)).filter((kind) => kind === 'tour-new-time')).toEqual([])
    })

    it('409 and 422: for a time that another buyer has, one that has passed, and an invalid one', async () => {
      const { id, token } = await accepted()
      await book(server, { buyer: buyerOf(2), time: monday })
      expect(await move(token)).toMatchObject(example('suggestNewTime.timeGone'))
      expect(await move(token, wednesday, '2026-11-19T14:00:00')).toMatchObject({
        status: 409,
        body: { code: 'time_gone' },
      })
      expect(await move(token, wednesday, '2027-03-14T02:30:00')).toMatchObject({
        status: 422,
        body: { code: 'no_such_time' },
      })
      expect((await tourRow(server, id)).status).toBe('accepted')
    })

    it('listNewTimes 200: returns the open times without the tour’s own', async () => {
      const { token } = await accepted()
      const { body } = await server.visitor().get(path(token, '/times'))
      expect(body.available_times).toContain(monday)
      expect(body.available_times).not.toContain(wednesday)
    })
  })

  it('confirmTourRequest and acceptNewTime 404: only the buyer may answer', async () => {
    const { token } = await accepted()
    expect((await server.visitor().post(path(token, '/confirm'), {})).status).toBe(404)
    expect((await server.visitor().post(path(token, '/accept'), { time: monday })).status).toBe(404)
  })

  it('a buyer sees the host’s contact only as the host chose, and only after the tour is accepted', async () => {
    const { id } = await book(server)
    const [first = ''] = tokensIn((await last(id, 'tour-to-confirm')).text)
    expect((await look(first)).body.contact).toBeUndefined()
    await decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now)
    expect((await look(first)).body).toEqual(example('getTourRequest.accepted').body)
    expect((await look(first)).text).not.toContain('seller@example.com')
  })

  it('getTourCalendar 200: returns the same file as the emails to either side, with UID and SEQUENCE', async () => {
    const { id, token } = await accepted({ phone: '(415) 555-0101' })
    const [buyers = ''] = tokensIn((await last(id, 'tour-accepted')).text)
    const fileOf = async (of: string) => {
      const { status, headers, text } = await server.visitor().get(path(of, '/tour.ics'))
      expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(headers['content-disposition']).toBe('inline; filename="tour.ics"')
      expect(headers['referrer-policy']).toBe('no-referrer')
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
      const event = calendar.getFirstSubcomponent('vevent')
      const value = (name: string) => String(event?.getFirstPropertyValue(name))
      return { uid: value('uid'), sequence: value('sequence'), status: value('status'), note: value('description') }
    }
    const { uid, sequence } = await eventOf(id, 'tour-accepted')
    expect(await fileOf(buyers)).toEqual({ uid, sequence, status: 'CONFIRMED', note: 'null' })
    const note = `With Ann Chen\nEmail: ${ann.email}\nPhone: (415) 555-0101`
    expect(await fileOf(token)).toEqual({ uid, sequence, status: 'CONFIRMED', note })
    await move(token)
    expect(await fileOf(buyers)).toEqual({ uid, sequence: '2', status: 'TENTATIVE', note: 'null' })
    await cancel(token)
    expect(await fileOf(buyers)).toEqual({ uid, sequence: '3', status: 'CANCELLED', note: 'null' })
    expect((await server.visitor().get(path('a'.repeat(32), '/tour.ics'))).status).toBe(404)
    expect((await server.visitor().get(path('abc', '/tour.ics'))).status).toBe(400)
  })
})
