import { describe, expect, it } from 'vitest'
import { freeTimes } from '#domain/tour-hours.ts'
import { placeTourRequest } from '#server/tours/book-tour.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { tours } from '#server/tours/schema.ts'
import { example } from '#tests/support/examples.ts'
import { emailsOfKind } from '../support/chat.ts'
import { ann, book, decide, deps, describeServerInNovember, emailsOf, tokensIn, tourRow } from '../support/tours.ts'

const day = 24 * 3600

describeServerInNovember('a buyer’s confirmation', (server) => {
  const bo = { name: 'Bo Lee', email: 'bo@example.com' }
  /** A tour with the tokens in its seller's and its buyer's email. */
  async function requested(wish: Parameters<typeof book>[1] = {}) {
    const tour = await book(server, wish)
    const email = (await emailsOf(server, tour.id)).find(({ kind }) => kind === 'tour-to-confirm')
    return { ...tour, email, buyersToken: tokensIn(email?.text ?? '')[0] ?? '' }
  }
  const path = (token: string) => `/api/v1/tour/request/${token}`
  const look = (token: string) => server.visitor().get(path(token))
  const confirm = (token: string) => server.visitor().send({ method: 'POST', url: `${path(token)}/confirm` })
  const isFree = async () => {
    const calendar = await findTourCalendar(server.db, 4, server.time.now)
    return calendar !== null && freeTimes(calendar, server.time.now).includes('2026-11-25T10:30:00')
  }

  it('[API-06] is requested at once, by an email with a link to the page', async () => {
    const { email, buyersToken, token } = await requested()
    expect(email).toMatchObject({
      recipient: ann.email,
      status: 'queued',
      subject: 'Please confirm your tour request: 48 Alder Ridge Road, Wed, Nov 25',
    })
    expect(email?.text).toContain(`http://localhost:4173/tour/request?token=${buyersToken}\n`)
    expect(`${email?.text}${email?.html}`).not.toContain('/api/')
    expect(buyersToken).not.toBe(token)
    expect(JSON.stringify(await server.db.select().from(tours))).not.toContain(buyersToken)
  })

  it('[API-06] isn’t awaited: the seller’s email is sent at once and says that the buyer’s address is unconfirmed', async () => {
    await requested()
    const [email] = await emailsOfKind(server, 'tour-requested')
    expect(email).toMatchObject({ status: 'queued', recipient: 'seller@example.com' })
    expect(email?.text).toContain('Email confirmed: Not yet')
    expect(email?.text).toContain('If they don’t within 24 hours, I may offer the time to someone else.')
    expect(email?.text).not.toContain(ann.email)
  })

  describe('getTourRequest', () => {
    it('200: returns the request any number of times, and changes nothing', async () => {
      const { id, buyersToken } = await requested()
      for (const method of ['GET', 'HEAD', 'GET'] as const)
        await server.visitor().send({ method, url: path(buyersToken) })
      const { status, body, headers } = await look(buyersToken)
      expect([status, body]).toEqual([200, example('getTourRequest.unconfirmed').body])
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
      expect(await tourRow(server, id)).toMatchObject({ confirmedAt: null, status: 'requested' })
    })

    it('400: for an invalid token', async () => {
      expect(await look('abc')).toMatchObject(example('getTourRequest.linkIncomplete'))
    })

    it('404: for an unknown token', async () => {
      expect(await look('a'.repeat(32))).toMatchObject(example('getTourRequest.tourRequestNotFound'))
    })

    it('500: when it can’t be looked up', async () => {
      await server.db.execute('alter table tours rename to hidden')
      const { status, body } = await look('a'.repeat(32))
      await server.db.execute('alter table hidden rename to tours')
      expect([status, body]).toMatchObject([500, { detail: 'Internal server error' }])
    })
  })

  describe('confirmTourRequest', () => {
    it('200: keeps the time until the seller decides, with one confirmation', async () => {
      const { id, buyersToken } = await requested()
      const answers = await Promise.all([confirm(buyersToken), confirm(buyersToken), confirm(buyersToken)])
      for (const { status, body } of answers)
        expect([status, body]).toEqual([200, example('confirmTourRequest.confirmed').body])
      expect(await tourRow(server, id)).toMatchObject({ confirmedAt: server.time.now, heldUntil: null })
      server.time.grant(3 * day)
      expect(await isFree()).toBe(false)
      expect((await confirm(buyersToken)).body).toEqual(example('confirmTourRequest.confirmed').body)
      expect((await look(buyersToken)).body).toEqual(example('getTourRequest.confirmed').body)
    })

    it.each(['in_person', 'video'] as const)('200: says how the tour takes place: %s', async (kind) => {
      const { buyersToken } = await requested({ kind })
      for (const { body } of [await look(buyersToken), await confirm(buyersToken)]) expect(body.kind).toBe(kind)
    })

    it('200: confirms a day later as long as nobody else has the time', async () => {
      const { buyersToken } = await requested()
      server.time.grant(day)
      expect(await isFree()).toBe(true)
      expect((await confirm(buyersToken)).body.state).toBe('confirmed')
      expect(await isFree()).toBe(false)
    })

    it('200: doesn’t confirm when someone else has the time, confirmed or not', async () => {
      const { id, buyersToken } = await requested()
      server.time.grant(day)
      await requested({ buyer: bo, time: '2026-11-25T10:45:00' })
      expect((await look(buyersToken)).body).toEqual(example('getTourRequest.timeTaken').body)
      expect((await confirm(buyersToken)).body).toEqual(example('confirmTourRequest.timeTaken').body)
      expect(await tourRow(server, id)).toMatchObject({ confirmedAt: null, status: 'requested' })
    })

    it('200: doesn’t confirm when the time has passed', async () => {
      const { buyersToken } = await requested()
      server.time.grant(6 * day)
      expect((await look(buyersToken)).body).toEqual(example('getTourRequest.timePassed').body)
      expect((await confirm(buyersToken)).body).toEqual(example('confirmTourRequest.timePassed').body)
    })

    it.each([
      ['accept', 'accepted'],
      ['deny', 'declined'],
    ] as const)('200: returns the seller’s earlier decision: %s', async (action, outcome) => {
      const { id, token, buyersToken } = await requested()
      await decide(server.visitor(), token, action)
      expect((await look(buyersToken)).body).toEqual(example(`getTourRequest.${outcome}`).body)
      expect((await confirm(buyersToken)).body).toEqual(example(`confirmTourRequest.${outcome}`).body)
      expect(await tourRow(server, id)).toMatchObject({ confirmedAt: null, status: outcome })
    })

    it('200: returns that another time was proposed', async () => {
      const { id, token, buyersToken } = await requested()
      const seller = server.visitor()
      await seller.get(`/api/v1/tour/token/${token}`)
      await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00' })
      expect((await look(buyersToken)).body).toEqual(example('getTourRequest.newTimeProposed').body)
      expect((await confirm(buyersToken)).body).toEqual(example('confirmTourRequest.newTimeProposed').body)
    })

    it('400: for an invalid token', async () => {
      expect(await confirm('abc')).toMatchObject(example('confirmTourRequest.linkIncomplete'))
    })

    it('404: for an unknown token, and for the seller’s', async () => {
      const { token } = await requested()
      for (const other of ['a'.repeat(32), token])
        expect(await confirm(other)).toMatchObject(example('confirmTourRequest.tourRequestNotFound'))
    })

    it('405: for a GET, as link scanners send', async () => {
      const { id, buyersToken } = await requested()
      expect((await server.visitor().get(`${path(buyersToken)}/confirm`)).status).toBe(405)
      expect(await tourRow(server, id)).toMatchObject({ confirmedAt: null })
    })

    it('500: when it can’t be stored', async () => {
      await server.db.execute('alter table tours rename to hidden')
      const { status, body } = await confirm('a'.repeat(32))
      await server.db.execute('alter table hidden rename to tours')
      expect([status, body]).toMatchObject([500, { detail: 'Internal server error' }])
    })
  })

  describe('[CONFIRM-05] a seller who accepts a request whose time was released', () => {
    it('gets a tour while the time is still free', async () => {
      const { token } = await requested()
      server.time.grant(2 * day)
      expect((await decide(server.visitor(), token, 'accept')).body.status).toBe('accepted')
      expect(await isFree()).toBe(false)
    })

    it('learns that someone else has the time, and can propose another', async () => {
      const { id, token } = await requested()
      server.time.grant(day)
      await requested({ buyer: bo })
      const seller = server.visitor()
      const { status, body } = await decide(seller, token, 'accept')
      expect([status, body]).toEqual([409, example('confirmTour.timeTaken').body])
      expect(await tourRow(server, id)).toMatchObject({ status: 'requested' })
      await seller.get(`/api/v1/tour/token/${token}`)
      const proposed = await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-24T14:00:00' })
      expect(proposed.body.status).toBe('new_time_proposed')
    })

    it('never shares a half hour: concurrent accepting, confirming and requesting leave one tour', async () => {
      const { id, token, buyersToken } = await requested()
      server.time.grant(day)
      const wish = { propertyId: 4, buyer: bo, time: '2026-11-25T10:30:00' }
      const [accepted, confirmed, asked] = await Promise.all([
        decide(server.visitor(), token, 'accept'),
        confirm(buyersToken),
        placeTourRequest(server.db, wish, deps, server.time.now),
      ])
      const isFirsts = accepted.status === 200 || confirmed.body.state === 'confirmed'
      expect(isFirsts).toBe(asked.kind === 'refused')
      expect((await tourRow(server, id)).status).toBe(accepted.status === 200 ? 'accepted' : 'requested')
    })
  })
})
