import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { properties } from '#server/listings/schema.ts'
import { erasedEmail } from '#server/mail/rules/erased.ts'
import { emails } from '#server/mail/schema.ts'
import { acceptProposedTime } from '#server/tours/answer-tour.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { tours } from '#server/tours/schema.ts'
import { keepUpNextTour, startTourUpkeepJob } from '#server/tours/upkeep-job.ts'
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

const wednesdayAt = new Date('2026-11-25T18:30:00Z')
const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3600_000)

describeServerInNovember('tour upkeep', (server) => {
  const accept = (id: number) => decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now)
  const propose = (id: number, newTime: string) =>
    decideTour(server.db, id, { type: 'PROPOSE', newTime }, deps, server.time.now)
  const setStatus = (marketStatus: 'active' | 'leased') =>
    server.db.update(properties).set({ marketStatus }).where(eq(properties.id, 4))
  afterEach(() => setStatus('active'))

  /** Runs as the job does, until there is no more work. */
  async function keepUp(at: Date): Promise<number> {
    server.time.now = at
    let steps = 0
    while (await keepUpNextTour(server.db, deps, at)) steps++
    return steps
  }
  const sent = async (id: number, word: string) => (await kindsOf(server, id)).filter((kind) => kind.includes(word))
  const emailOf = async (id: number, wanted: string) => (await emailsOf(server, id)).find(({ kind }) => kind === wanted)

  describe('[API-06] an unanswered request', () => {
    it('expires at its time and not before, with an email to both', async () => {
      const { id } = await book(server)
      expect(await keepUp(new Date(wednesdayAt.getTime() - 1))).toBe(0)
      expect(await keepUp(wednesdayAt)).toBe(1)
      expect(await tourRow(server, id)).toMatchObject({ status: 'expired', newTime: null, decidedAt: null })
      expect(await sent(id, 'expired')).toEqual(['tour-expired', 'tour-expired-copy'])
      const [buyers, sellers] = [await emailOf(id, 'tour-expired'), await emailOf(id, 'tour-expired-copy')]
      expect([buyers?.recipient, sellers?.recipient]).toEqual([ann.email, 'seller@example.com'])
      expect(buyers?.text).toContain('the seller didn’t respond in time to your request')
      expect(buyers?.text).toMatch(/Suggest another time:\nhttp\S+\/tour\/request\?token=[\w-]{32}&action=move\n/)
      expect(sellers?.text).toMatch(
        /Propose another time:\nhttp\S+\/tour\/confirm\?token=[\w-]{32}&action=propose_new_time\n/,
      )
      expect(sellers?.text).not.toContain('earlier email')
      expect(await keepUp(new Date(wednesdayAt.getTime() + 1))).toBe(0)
    })

    it('offers no other time once the home is gone', async () => {
      const { id } = await book(server)
      await setStatus('leased')
      expect(await keepUp(wednesdayAt)).toBe(1)
      const [buyers, sellers] = [await emailOf(id, 'tour-expired'), await emailOf(id, 'tour-expired-copy')]
      expect(buyers?.text).toContain('This home has since been leased.')
      for (const email of [buyers, sellers]) expect(email?.text).not.toMatch(/another time/i)
    })

    it('expires once when several processes run at the same time', async () => {
      const { id } = await book(server)
      server.time.now = wednesdayAt
      await Promise.all(Array.from({ length: 4 }, () => keepUpNextTour(server.db, deps, wednesdayAt)))
      expect(await sent(id, 'expired')).toHaveLength(2)
      expect((await tourRow(server, id)).status).toBe('expired')
    })

    it('expires without an email when the server was down for more than a day', async () => {
      const { id } = await book(server)
      expect(await keepUp(hoursBefore(wednesdayAt, -24))).toBe(1)
      expect((await tourRow(server, id)).status).toBe('expired')
      expect(await sent(id, 'expired')).toEqual([])
    })

    it('waits for the later of the requested and the proposed time', async () => {
      const [early, late] = [await book(server), await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' })]
      await propose(early.id, '2026-11-24T14:00:00')
      await propose(late.id, '2026-11-27T14:00:00')
      expect(await keepUp(new Date('2026-11-24T22:00:00Z'))).toBe(0)
      expect(await keepUp(wednesdayAt)).toBe(1)
      expect([(await tourRow(server, early.id)).status, (await tourRow(server, late.id)).status]).toEqual([
        'expired',
        'new_time_proposed',
      ])
      expect((await emailOf(early.id, 'tour-expired'))?.text).toContain('the time the seller suggested')
      expect(await keepUp(new Date('2026-11-27T21:59:59Z'))).toBe(0)
      expect(await keepUp(new Date('2026-11-27T22:00:00Z'))).toBe(1)
      expect(await tourRow(server, late.id)).toMatchObject({ status: 'expired', newTime: null })
    })

    it('can be reopened: the seller proposes another time and the buyer accepts it', async () => {
      const { id } = await book(server)
      await propose(id, '2026-11-24T14:00:00')
      await keepUp(wednesdayAt)
      const [token = ''] = tokensIn((await emailOf(id, 'tour-expired-copy'))?.text ?? '')
      const seller = server.visitor()
      expect(await decide(seller, token, 'accept')).toMatchObject({ status: 409 })
      expect((await seller.get(`/api/v1/tour/token/${token}`)).body.status).toBe('requested')
      const proposed = await seller.post(`/api/v1/tour/${id}/submit-new-time`, { new_time: '2026-11-30T14:00:00' })
      expect(proposed.body.status).toBe('new_time_proposed')
      expect(await sent(id, 'tour-new-time')).toHaveLength(2)
      const [buyers = ''] = tokensIn((await emailOf(id, 'tour-expired'))?.text ?? '')
      const answer = await acceptProposedTime(server.db, buyers, '2026-11-30T14:00:00', deps, server.time.now)
      expect(answer).toMatchObject({ kind: 'stands', state: 'accepted' })
    })

    it('can be reopened: the buyer suggests another time', async () => {
      const { id } = await book(server)
      await keepUp(wednesdayAt)
      const [buyers = ''] = tokensIn((await emailOf(id, 'tour-expired'))?.text ?? '')
      const url = `/api/v1/tour/request/${buyers}`
      expect((await server.visitor().get(url)).body).toMatchObject({ state: 'time_passed', actions: ['move'] })
      const wish = { from: '2026-11-25T10:30:00', time: '2026-11-30T14:00:00' }
      expect((await server.visitor().post(`${url}/move`, wish)).body.state).toBe('confirmed')
      expect(await sent(id, 'tour-move-requested')).toHaveLength(1)
    })

    it('can be declined politely after it expired', async () => {
      const { id, token } = await book(server)
      await keepUp(wednesdayAt)
      expect((await decide(server.visitor(), token, 'deny')).body.status).toBe('declined')
      expect(await sent(id, 'declined')).toHaveLength(1)
    })
  })

  describe('[API-06] an accepted tour', () => {
    it('is done after its half hour, without an email', async () => {
      const { id, token } = await book(server)
      await accept(id)
      await keepUp(hoursBefore(wednesdayAt, 1))
      const emails = await kindsOf(server, id)
      expect(await keepUp(new Date(wednesdayAt.getTime() + 30 * 60_000 - 1))).toBe(0)
      expect(await keepUp(new Date(wednesdayAt.getTime() + 30 * 60_000))).toBe(1)
      expect(await tourRow(server, id)).toMatchObject({ status: 'done' })
      expect(await kindsOf(server, id)).toEqual(emails)
      expect((await decide(server.visitor(), token, 'deny')).body.status).toBe('accepted')
    })

    it.each(['cancels', 'moves'] as const)('gets no queued reminder after its buyer %s it', async (change) => {
      const { id } = await book(server)
      await accept(id)
      await keepUp(hoursBefore(wednesdayAt, 24))
      expect(await sent(id, 'reminder')).toHaveLength(2)
      if (change === 'cancels') await cancelTour(server.db, id, deps, server.time.now)
      else await moveTour(server.db, { tourId: id, time: '2026-11-27T15:00:00' }, deps, server.time.now)
      expect(await sent(id, 'reminder')).toEqual([])
    })

    it('gets no queued reminder after its seller proposes another time, and gets one for the new time', async () => {
      const { id, token } = await book(server)
      await accept(id)
      await keepUp(hoursBefore(wednesdayAt, 24))
      const url = `/api/v1/tour/request/${token}/move`
      const wish = { from: '2026-11-25T10:30:00', time: '2026-11-27T15:00:00' }
      expect((await server.visitor().post(url, wish)).body.state).toBe('new_time_proposed')
      expect(await sent(id, 'reminder')).toEqual([])
      const [buyers = ''] = tokensIn((await emailOf(id, 'tour-new-time'))?.text ?? '')
      await acceptProposedTime(server.db, buyers, wish.time, deps, server.time.now)
      await keepUp(hoursBefore(new Date('2026-11-27T23:00:00Z'), 24))
      expect(await sent(id, 'reminder')).toEqual(['tour-reminder', 'tour-reminder-copy'])
    })

    it('has one reminder to both on the day before', async () => {
      const { id } = await book(server, { phone: '415 555 0199' })
      await accept(id)
      expect(await keepUp(new Date(hoursBefore(wednesdayAt, 24).getTime() - 1))).toBe(0)
      server.time.now = hoursBefore(wednesdayAt, 24)
      await Promise.all(Array.from({ length: 4 }, () => keepUpNextTour(server.db, deps, server.time.now)))
      expect(await keepUp(hoursBefore(wednesdayAt, 12))).toBe(0)
      expect(await sent(id, 'reminder')).toEqual(['tour-reminder', 'tour-reminder-copy'])
      const [buyers, sellers] = [await emailOf(id, 'tour-reminder'), await emailOf(id, 'tour-reminder-copy')]
      expect([buyers?.recipient, sellers?.recipient]).toEqual([ann.email, 'seller@example.com'])
      for (const each of [buyers, sellers]) expect(each?.text).toContain('When: Wednesday, November 25 at 10:30 AM PST')
      expect(buyers?.text).toMatch(/Cancel or change:\nhttp\S+\/tour\/request\?token=[\w-]{32}\n/)
      expect(sellers?.text).toContain(`Email: ${ann.email}\nPhone: 415 555 0199`)
    })

    it('has a late reminder rather than none, until it starts', async () => {
      const [one, other] = [await book(server), await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' })]
      await accept(one.id)
      await accept(other.id)
      await keepUp(wednesdayAt)
      expect([await sent(one.id, 'reminder'), await sent(other.id, 'reminder')]).toEqual([
        [],
        ['tour-reminder', 'tour-reminder-copy'],
      ])
    })

    it('has no reminder when it was agreed on less than a day before', async () => {
      const { id } = await book(server)
      server.time.now = new Date(hoursBefore(wednesdayAt, 24).getTime() + 1)
      await accept(id)
      expect(await keepUp(hoursBefore(wednesdayAt, 2))).toBe(0)
      expect(await sent(id, 'reminder')).toEqual([])
    })

    it('has another reminder for the time it was moved to', async () => {
      const { id } = await book(server)
      await accept(id)
      await keepUp(hoursBefore(wednesdayAt, 20))
      await server.db.update(emails).set({ status: 'sent' })
      await moveTour(server.db, { tourId: id, time: '2026-11-30T14:00:00' }, deps, server.time.now)
      await accept(id)
      expect(await keepUp(new Date('2026-11-29T22:00:00Z'))).toBe(1)
      expect(await sent(id, 'reminder')).toHaveLength(4)
    })

    it('has no reminder to an erased address', async () => {
      const { id } = await book(server)
      await accept(id)
      await server.db.update(tours).set({ buyerEmail: erasedEmail })
      expect(await keepUp(hoursBefore(wednesdayAt, 20))).toBe(1)
      expect(await sent(id, 'reminder')).toEqual(['tour-reminder-copy'])
    })
  })

  it('is updated by a job that runs until it is stopped', async () => {
    const { id } = await book(server)
    server.time.now = wednesdayAt
    const log = { error: () => {} }
    const job = startTourUpkeepJob({ db: server.db, deps, clock: () => server.time.now, log, pollIntervalMs: 5 })
    await expect.poll(async () => (await tourRow(server, id)).status).toBe('expired')
    await job.stop()
  })
})
