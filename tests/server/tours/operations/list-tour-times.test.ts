import { describe, expect, it } from 'vitest'
import { addProperty, api } from '#tests/server/support/server.ts'
import { book, decide, describeServerInNovember } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('listTourTimes', (server) => {
  const ask = (id: number | string) => server.visitor().get(api(`${id}/tour-times`))
  const timesOf = async (id: number): Promise<string[]> => {
    const { status, body } = await ask(id)
    expect(status).toBe(200)
    return body.available_times
  }

  describe('200', () => {
    it('returns the half hours of the tour hours for two weeks, in the property’s time zone', async () => {
      const { status, body } = await ask(4)
      expect(status).toBe(200)
      expect(body).toMatchObject({ time_zone: 'America/Los_Angeles', by_appointment: false, minutes: 30 })
      expect(body.available_times.slice(0, 2)).toEqual(['2026-11-20T09:00:00', '2026-11-20T09:30:00'])
      expect(body.available_times.filter((time: string) => time.startsWith('2026-11-22'))).toEqual([])
    })

    it('leaves out Thanksgiving, and no other day with tour hours', async () => {
      const days = new Set((await timesOf(4)).map((time) => time.slice(0, 10)))
      expect(days).not.toContain('2026-11-26')
      expect(days).toContain('2026-11-25')
      expect(days).toContain('2026-11-27')
    })

    it('has Thanksgiving where the owner gives tours on holidays', async () => {
      const id = await addProperty(server.db, {
        slug: 'on-holidays',
        sellerEmail: 'seller@example.com',
        toursOnHolidays: true,
      })
      expect(await timesOf(id)).toContain('2026-11-26T09:00:00')
      const { body } = await server.visitor().get(api('by-url/on-holidays'))
      expect(body.tours).toMatchObject({ on_holidays: true })
    })

    it.each(['not_asked', 'required'] as const)('says that a phone number is %s', async (tourPhone) => {
      const id = await addProperty(server.db, { sellerEmail: 'seller@example.com', tourPhone })
      expect([(await ask(4)).body.phone, (await ask(id)).body.phone]).toEqual(['optional', tourPhone])
    })

    it('leaves out a tour’s time until the tour is declined', async () => {
      const { token } = await book(server)
      expect(await timesOf(4)).not.toContain('2026-11-25T10:30:00')
      await decide(server.visitor(), token, 'deny')
      expect(await timesOf(4)).toContain('2026-11-25T10:30:00')
    })

    it('returns nine to six of every day after the notice period when tours are by appointment', async () => {
      const id = await addProperty(server.db, { sellerEmail: 'seller@example.com', tourNoticeHours: 24 })
      const { body } = await ask(id)
      expect(body.by_appointment).toBe(true)
      expect(body.available_times).toContain('2026-11-29T09:00:00')
      expect(body.available_times).toContain('2026-11-29T17:30:00')
      expect(body.available_times).not.toContain('2026-11-29T18:00:00')
      expect(body.available_times.filter((time: string) => time < '2026-11-21T04:00:00')).toEqual([])
    })
  })

  it('403: before the gate', async () => {
    expect(await ask(6)).toMatchObject({ status: 403, body: example('listTourTimes.listingPrivate').body })
  })

  describe('404', () => {
    it('for an unknown listing', async () => {
      expect(await ask(99)).toMatchObject({ status: 404, body: example('listTourTimes.notFound').body })
    })

    it('when nobody gives tours', async () => {
      const id = await addProperty(server.db, {})
      expect(await ask(id)).toMatchObject({ status: 404, body: example('listTourTimes.noTours').body })
    })
  })

  it('422: for an id that isn’t a number', async () => {
    expect((await ask('x')).status).toBe(422)
  })

  it('429: for a network that calls too often', { tags: ['nightly'] }, async () => {
    const visitor = server.visitor()
    const statuses = []
    for (let call = 0; call < 130; call += 1) statuses.push((await visitor.get(api('4/tour-times'))).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
