import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localAt } from '#domain/time-zone.ts'
import { properties } from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sampleTourLines } from '#server/samples/sample-tour-links.ts'
import { findTourCalendar } from '#server/tours/queries/tour-hours.ts'
import { tours } from '#server/tours/schema.ts'
import { copyOfTemplate, describeDatabases } from '../support/databases.ts'
import { startServer } from '../support/server.ts'
import { decide, deps, kindsOf, tokensIn } from '../support/tours.ts'

describeDatabases('the samples of a first start', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await copyOfTemplate(kind)
  })
  afterAll(() => database.close())

  const now = () => new Date()
  const lines = () => sampleTourLines(database.db, deps, now())

  it('include a tour waiting for its seller, on the next Wednesday at 10:30', async () => {
    const [tour] = await database.db.select().from(tours)
    expect(tour).toMatchObject({
      propertyId: 4,
      buyerName: 'Ann Chen',
      buyerEmail: 'ann.chen@example.com',
      sellerEmail: 'seller@example.com',
      status: 'requested',
    })
    const proposedAt = tour?.proposedAt ?? new Date(0)
    expect(localAt(proposedAt, 'America/Los_Angeles')).toMatch(/T10:30:00$/)
    expect(new Date(`${localAt(proposedAt, 'America/Los_Angeles')}Z`).getUTCDay()).toBe(3)
    const ahead = proposedAt.getTime() - (tour?.createdAt.getTime() ?? 0)
    expect(ahead).toBeGreaterThan(0)
    expect(ahead).toBeLessThanOrEqual(7 * 24 * 3600 * 1000 + 3600 * 1000)
  })

  it.each([
    [4, 0, 6, '09:00:00', '18:00:00', [1, 2, 3, 4, 5, 6]],
    [5, 24, 5, '10:00:00', '17:00:00', [1, 2, 3, 4, 5]],
    [6, 0, 2, '10:00:00', '16:00:00', [0, 6]],
    [8, 0, 7, '12:00:00', '19:00:00', [0, 1, 2, 3, 4, 5, 6]],
    [9, 0, 6, '10:00:00', '18:00:00', [0, 2, 3, 4, 5, 6]],
  ])('show property %i with %i hours’ notice on %i days a week', async (id, noticeHours, _, opens, closes, days) => {
    const calendar = await findTourCalendar(database.db, id, now())
    expect(calendar).toMatchObject({ noticeHours })
    expect(calendar?.ranges).toEqual(days.map((weekday) => ({ weekday, opens, closes })))
  })

  it('show property 7 by appointment, with two days’ notice, and have a seller for each listing', async () => {
    expect(await findTourCalendar(database.db, 7, now())).toMatchObject({ noticeHours: 48, ranges: [] })
    const sellers = await database.db.select({ email: properties.sellerEmail }).from(properties)
    expect(sellers.map(({ email }) => email)).toEqual(Array(6).fill('seller@example.com'))
  })

  it('[API-06] have three new links at every start, and one email at the first; earlier links stay valid', async () => {
    const [first, second] = [(await lines()).join('\n'), (await lines()).join('\n')]
    expect(first).toMatch(/accept {2,}http:\/\/localhost:4173\/tour\/confirm\?token=[\w-]{32}&action=accept\n/)
    expect(first).toMatch(/action=deny\n/)
    expect(first).toMatch(/action=propose_new_time\n/)
    const [one = '', other = ''] = [tokensIn(first)[0], tokensIn(second)[0]]
    expect(one).not.toBe(other)
    const [tour] = await database.db.select().from(tours)
    expect(await kindsOf(database, tour?.id ?? 0)).toEqual(['tour-requested'])

    const server = startServer(database, { clock: now })
    for (const token of [one, other])
      expect((await server.visitor().get(`/api/v1/tour/token/${token}`)).status).toBe(200)
    expect((await decide(server.visitor(), other, 'deny')).body.status).toBe('declined')
    await server.app.close()
    expect(await lines()).toEqual([])
  })

  it('have none for a tour whose links would have expired', async () => {
    await database.db.update(tours).set({ status: 'requested', decidedAt: null }).where(eq(tours.propertyId, 4))
    expect(await lines()).not.toEqual([])
    const later = new Date(now().getTime() + 22 * 24 * 3600 * 1000)
    expect(await sampleTourLines(database.db, deps, later)).toEqual([])
  })
})
