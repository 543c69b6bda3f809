import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { properties } from '#server/listings/schema.ts'
import { cancelTour } from '#server/tours/cancel-tour.ts'
import { decideTour } from '#server/tours/decide-tour.ts'
import { feedAddress } from '#server/tours/feed-address.ts'
import { moveTour } from '#server/tours/move-tour.ts'
import { keepUpNextTour } from '#server/tours/upkeep-job.ts'
import { ann, book, buyerOf, deps, describeServerInNovember, emailsOf, tourRow } from '../support/tours.ts'

const day = 24 * 3600_000

describeServerInNovember('getTourFeed', (server) => {
  const pathOf = (propertyId = 4, sellerEmail = 'seller@example.com') =>
    feedAddress('', deps.feedKey, { propertyId, sellerEmail })
  const ask = (path = pathOf(), headers = {}) => server.visitor().send({ method: 'GET', url: path, headers })
  const accept = (id: number) => decideTour(server.db, id, { type: 'ACCEPT' }, deps, server.time.now)
  afterEach(() => server.db.update(properties).set({ sellerEmail: 'seller@example.com' }).where(eq(properties.id, 4)))
  const eventsIn = (text: string) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
      const value = (name: string) => event.getFirstPropertyValue(name)
      return {
        uid: value('uid'),
        sequence: value('sequence'),
        status: value('status'),
        start: String(value('dtstart')),
        end: String(value('dtend')),
        note: value('description'),
      }
    })

  it('200: accepted tours are CONFIRMED, open ones TENTATIVE, canceled ones CANCELLED, as in the emails', async () => {
    const ids = []
    for (const [index, hour] of ['10:30', '11:30', '12:30', '13:30', '14:30'].entries())
      ids.push((await book(server, { buyer: buyerOf(index), time: `2026-11-25T${hour}:00` })).id)
    const [accepted = 0, requested = 0, proposed = 0, cancelled = 0, declined = 0] = ids
    await accept(accepted)
    await decideTour(server.db, proposed, { type: 'PROPOSE', newTime: '2026-11-27T14:00:00' }, deps, server.time.now)
    await cancelTour(server.db, cancelled, deps, server.time.now)
    await decideTour(server.db, declined, { type: 'DECLINE' }, deps, server.time.now)
    // Includes the sample that waits since the first start.
    const { status, headers, text } = await ask()
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['x-robots-tag']).toContain('noindex')
    const uids = new Map(await Promise.all(ids.map(async (id) => [id, (await tourRow(server, id)).icalUid] as const)))
    const events = eventsIn(text).filter(({ uid }) => [...uids.values()].includes(String(uid)))
    const shown = (id: number) => events.find(({ uid }) => uid === uids.get(id))
    expect(shown(accepted)).toMatchObject({
      status: 'CONFIRMED',
      sequence: 1,
      start: '2026-11-25T18:30:00Z',
      end: '2026-11-25T19:00:00Z',
      note: 'With Ann Chen\nEmail: ann0@example.com',
    })
    expect(shown(requested)).toMatchObject({ status: 'TENTATIVE', sequence: 0 })
    expect(shown(proposed)).toMatchObject({ status: 'TENTATIVE', sequence: 1, start: '2026-11-27T22:00:00Z' })
    expect(shown(cancelled)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    expect(shown(declined)).toBeUndefined()
  })

  it('200: says how to reach the buyer of an accepted tour and of one that is over, and only who comes before and otherwise', async () => {
    const more = { time: '2026-11-25T12:30:00', phone: '415 555 0199', buyer: buyerOf(2) }
    const { id } = await book(server, more)
    const { icalUid } = await tourRow(server, id)
    const note = async () => eventsIn((await ask()).text).find(({ uid }) => uid === icalUid)?.note
    const contact = 'With Ann Chen\nEmail: ann2@example.com\nPhone: 415 555 0199'
    expect(await note()).toBe('With Ann Chen')
    await accept(id)
    expect(await note()).toBe(contact)
    await moveTour(server.db, { tourId: id, time: '2026-11-26T15:00:00' }, deps, server.time.now)
    expect(await note()).toBe('With Ann Chen')
    await accept(id)
    server.time.now = new Date('2026-11-27T12:00:00Z')
    await keepUpNextTour(server.db, deps, server.time.now)
    expect((await tourRow(server, id)).status).toBe('done')
    expect(await note()).toBe(contact)
    const { id: cancelled } = await book(server, { time: '2026-11-30T10:30:00' })
    await accept(cancelled)
    await cancelTour(server.db, cancelled, deps, server.time.now)
    const uid = (await tourRow(server, cancelled)).icalUid
    expect(eventsIn((await ask()).text).find((event) => event.uid === uid)?.note).toBe('With Ann Chen')
  })

  it('200: follows RFC 5545: line format, times in UTC, a name and a refresh interval', async () => {
    const { id } = await book(server, { buyer: { ...ann, name: 'Ann-Sophie Ödegård, "the tall one"; née Chen' } })
    await accept(id)
    const { text } = await ask()
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    for (const [, time] of text.matchAll(/^DT(?:START|END|STAMP):(.*)\r$/gm)) expect(time).toMatch(/^\d{8}T\d{6}Z$/)
    expect(text).toContain('X-WR-CALNAME:Tours of 48 Alder Ridge Road\r\n')
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    expect(text).toContain('METHOD:PUBLISH\r\n')
    const { icalUid } = await tourRow(server, id)
    const event = eventsIn(text).find(({ uid }) => uid === icalUid)
    expect(event?.note).toContain('Ann-Sophie Ödegård, "the tall one"; née Chen')
  })

  it('200: a moved tour has its old UID and a higher SEQUENCE', async () => {
    const { id } = await book(server)
    await accept(id)
    const uid = (await tourRow(server, id)).icalUid
    await moveTour(server.db, { tourId: id, time: '2026-11-26T15:00:00' }, deps, server.time.now)
    const events = eventsIn((await ask()).text).filter((event) => event.uid === uid)
    expect(events).toMatchObject([{ sequence: 2, status: 'TENTATIVE', start: '2026-11-26T23:00:00Z' }])
  })

  it('200: leaves out tours canceled two weeks ago or long over', async () => {
    const [cancelled, accepted] = [
      await book(server),
      await book(server, { buyer: buyerOf(2), time: '2026-11-25T12:30:00' }),
    ]
    await cancelTour(server.db, cancelled.id, deps, server.time.now)
    await accept(accepted.id)
    const uids = [(await tourRow(server, cancelled.id)).icalUid, (await tourRow(server, accepted.id)).icalUid]
    const shown = async () => eventsIn((await ask()).text).map(({ uid }) => uids.indexOf(String(uid)))
    const begin = server.time.now.getTime()
    server.time.now = new Date(begin + 14 * day - 1)
    expect(await shown()).toEqual(expect.arrayContaining([0, 1]))
    server.time.now = new Date(begin + 14 * day)
    expect(await shown()).not.toContain(0)
    expect(await shown()).toContain(1)
    server.time.now = new Date('2027-01-25T00:00:00Z')
    expect(await shown()).not.toContain(1)
  })

  it('304: while nothing has changed, and 200 after a change', async () => {
    const { id } = await book(server)
    const { headers } = await ask()
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    server.time.grant(60)
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const again = await ask(pathOf(), { 'if-none-match': known })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    }
    expect((await ask(pathOf(), { 'if-none-match': '"another"' })).status).toBe(200)
    await accept(id)
    const changed = await ask(pathOf(), { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(etag)
  })

  it('404: for a guessed address, another listing’s, and the previous seller’s', async () => {
    const right = pathOf()
    const wrong = [
      right.replace('/4-', '/5-'),
      right.replace(/.\/tours/, (end) => (end.startsWith('A') ? 'B/tours' : 'A/tours')),
      '/api/v1/tour/feed/4-/tours.ics',
      '/api/v1/tour/feed/nonsense/tours.ics',
      '/api/v1/tour/feed/999999999-AAAAAAAAAAAAAAAAAAAAAA/tours.ics',
    ]
    for (const path of wrong) {
      const { status, body } = await ask(path)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    await server.db.update(properties).set({ sellerEmail: 'next@example.com' }).where(eq(properties.id, 4))
    expect((await ask(right)).status).toBe(404)
    await server.db.update(properties).set({ sellerEmail: null }).where(eq(properties.id, 4))
    expect((await ask(pathOf(4, 'next@example.com'))).status).toBe(404)
  })

  it('200: a home’s next seller sees nothing of the previous seller’s buyers', async () => {
    const { id } = await book(server)
    await accept(id)
    await server.db.update(properties).set({ sellerEmail: 'next@example.com' }).where(eq(properties.id, 4))
    const { status, text } = await ask(pathOf(4, 'next@example.com'))
    expect([status, eventsIn(text)]).toEqual([200, []])
  })

  describe('its address', () => {
    it('is in the emails to the seller of an accepted tour, and in none to the buyer', async () => {
      const { id } = await book(server)
      await accept(id)
      const emails = await emailsOf(server, id)
      const textOf = (wanted: string) => emails.find(({ kind }) => kind === wanted)?.text ?? ''
      expect(textOf('tour-accepted-copy')).toContain(`http://localhost:4173${pathOf()}`)
      expect(textOf('tour-accepted')).not.toContain('/tour/feed/')
    })
  })
})
