import { describe, expect, it } from 'vitest'
import type { Visitor } from '#tests/server/support/requests.ts'
import { ann, book, decide, describeServerInNovember } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('listAvailableTimes', (server) => {
  async function sellerOf({ token }: { token: string }): Promise<Visitor> {
    const seller = server.visitor()
    await seller.get(`/api/v1/tour/token/${token}`)
    return seller
  }
  async function timesOf(wish: Parameters<typeof book>[1] = {}): Promise<string[]> {
    const tour = await book(server, wish)
    const { status, body } = await (await sellerOf(tour)).get(`/api/v1/tour/${tour.id}/available-times`)
    expect(status).toBe(200)
    return body.available_times
  }

  describe('200', () => {
    it('[RESCHED-02] returns the half hours of the tour hours in the next two weeks, without taken ones', async () => {
      const times = await timesOf()
      // Twelve weekdays from Friday to Friday without Thanksgiving, eighteen half hours each, minus the requested one.
      // The last Friday ends at 4 AM, two weeks from now.
      expect(times).toHaveLength(11 * 18 - 1)
      expect(times.slice(0, 2)).toEqual(['2026-11-20T09:00:00', '2026-11-20T09:30:00'])
      expect(times.at(-1)).toBe('2026-12-03T17:30:00')
      expect(times).not.toContain('2026-11-25T10:30:00')
      expect(times.filter((time) => time.startsWith('2026-11-22'))).toEqual([])
      expect(times.filter((time) => time.startsWith('2026-11-26'))).toEqual([])
    })

    it('[RESCHED-02] leaves out the time of another tour until it is declined', async () => {
      const other = await book(server, { buyer: { ...ann, name: 'Bo Diaz' }, time: '2026-11-24T14:00:00' })
      expect(await timesOf()).not.toContain('2026-11-24T14:00:00')
      await decide(server.visitor(), other.token, 'deny')
      expect(await timesOf({ time: '2026-11-27T09:00:00' })).toContain('2026-11-24T14:00:00')
    })

    it('[RESCHED-02] leaves out times before the home’s notice period ends', async () => {
      server.time.now = new Date('2026-11-23T18:10:00Z')
      const [first] = await timesOf({ propertyId: 5, time: '2026-11-25T10:00:00' })
      expect(first).toBe('2026-11-24T10:30:00')
    })

    it('[RESCHED-02] returns none for a home shown by appointment', async () => {
      expect(await timesOf({ propertyId: 7, time: '2026-11-25T03:15:00' })).toEqual([])
    })
  })

  describe('404', () => {
    it('for a visitor with only the tour’s number', async () => {
      const { id } = await book(server)
      const { status, body } = await server.visitor().get(`/api/v1/tour/${id}/available-times`)
      expect([status, body]).toEqual([404, example('listAvailableTimes.notFound').body])
    })

    it('for the seller of another tour, whose cookie isn’t valid here', async () => {
      const [own, other] = [await book(server), await book(server, { time: '2026-11-26T10:30:00' })]
      const seller = await sellerOf(own)
      expect((await seller.get(`/api/v1/tour/${other.id}/available-times`)).status).toBe(404)
      seller.cookies.set(`tour_${other.id}`, seller.cookies.get(`tour_${own.id}`) ?? '')
      expect((await seller.get(`/api/v1/tour/${other.id}/available-times`)).status).toBe(404)
    })

    it('for the seller whose link has expired', async () => {
      const tour = await book(server)
      const seller = await sellerOf(tour)
      server.time.now = new Date('2026-12-09T18:30:00Z')
      expect((await seller.get(`/api/v1/tour/${tour.id}/available-times`)).status).toBe(404)
    })

    it('for an unknown tour', async () => {
      expect((await server.visitor().get('/api/v1/tour/999999/available-times')).status).toBe(404)
    })
  })

  it.each(['abc', '0', '1.5', '99999999999'])('422: %s isn’t a tour number', async (id) => {
    const { status, body } = await server.visitor().get(`/api/v1/tour/${id}/available-times`)
    expect([status, body.detail[0].loc]).toEqual([422, ['path', 'tour_id']])
  })

  it('422: in the contract’s wording', async () => {
    const { body } = await server.visitor().get('/api/v1/tour/abc/available-times')
    expect(body).toEqual(example('listAvailableTimes.invalid').body)
  })
})
