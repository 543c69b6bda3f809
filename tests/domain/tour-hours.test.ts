import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localAt } from '#domain/time-zone.ts'
import { freeTimes, type TourCalendar, whyNotFree } from '#domain/tour-hours.ts'
import { tries } from '../support/random.ts'

const minute = 60_000
const quarter = 15 * minute
const now = new Date('2026-11-20T18:00:00Z')

const calendar = (more: Partial<TourCalendar> = {}): TourCalendar => ({
  zone: 'America/Los_Angeles',
  ranges: [{ weekday: 2, opens: '09:00:00', closes: '11:00:00' }],
  noticeHours: 0,
  onHolidays: false,
  taken: [],
  ...more,
})

describe('[RESCHED-02] free half hours', () => {
  it('are those of the tour hours in the next 14 days', () => {
    expect(freeTimes(calendar(), now)).toEqual([
      '2026-11-24T09:00:00',
      '2026-11-24T09:30:00',
      '2026-11-24T10:00:00',
      '2026-11-24T10:30:00',
      '2026-12-01T09:00:00',
      '2026-12-01T09:30:00',
      '2026-12-01T10:00:00',
      '2026-12-01T10:30:00',
    ])
  })

  it('end with the one that starts 14 days from now, to the second', () => {
    const noon = new Date('2026-11-10T17:00:00Z')
    expect(freeTimes(calendar(), noon).at(-1)).toBe('2026-11-24T09:00:00')
    expect(freeTimes(calendar(), new Date(noon.getTime() - 1000)).at(-1)).toBe('2026-11-17T10:30:00')
  })

  it('begin two hours from now, so that the owner can answer, or after a longer notice', () => {
    const first = (noticeHours: number, at: string) => freeTimes(calendar({ noticeHours }), new Date(at))[0]
    const seven = '2026-11-24T15:00:00Z'
    expect(first(0, seven)).toBe('2026-11-24T09:00:00')
    expect(first(0, '2026-11-24T15:00:01Z')).toBe('2026-11-24T09:30:00')
    expect(first(3, seven)).toBe('2026-11-24T10:00:00')
    expect(first(24, seven)).toBe('2026-12-01T09:00:00')
    expect(whyNotFree('2026-11-24T09:00:00', calendar(), new Date('2026-11-24T16:40:00Z'))).toBeNull()
  })

  it('start with the start of each range of hours, when a day has several', () => {
    const ranges = [
      { weekday: 2, opens: '09:00:00', closes: '10:00:00' },
      { weekday: 2, opens: '14:15:00', closes: '15:45:00' },
    ]
    const times = freeTimes(calendar({ ranges }), now).filter((time) => time.startsWith('2026-11-24'))
    expect(times.map((time) => time.slice(11, 16))).toEqual(['09:00', '09:30', '14:15', '14:45', '15:15'])
  })

  it('skip the hour that the clock skips, and include the repeated hour once', () => {
    const night = [{ weekday: 0, opens: '01:00:00', closes: '04:00:00' }]
    const spring = freeTimes(calendar({ ranges: night }), new Date('2027-03-13T12:00:00Z'))
    expect(spring.slice(0, 4).map((time) => time.slice(11, 16))).toEqual(['01:00', '01:30', '03:00', '03:30'])
    const autumn = freeTimes(calendar({ ranges: night }), new Date('2027-11-06T12:00:00Z'))
    expect(autumn.slice(0, 6).map((time) => time.slice(11, 16))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
    ])
  })

  it('are none by appointment, in a range that is too short, and when everything is taken', () => {
    expect(freeTimes(calendar({ ranges: [] }), now)).toEqual([])
    expect(freeTimes(calendar({ ranges: [{ weekday: 2, opens: '09:00:00', closes: '09:20:00' }] }), now)).toEqual([])
    const taken = [17, 17.5, 18, 18.5].flatMap((hour) =>
      ['2026-11-24', '2026-12-01'].map((day) => new Date(Date.parse(`${day}T00:00:00Z`) + hour * 60 * minute)),
    )
    expect(freeTimes(calendar({ taken }), now)).toEqual([])
  })

  it('match a search through every quarter of an hour', () => {
    const time = fc.integer({ min: 0, max: 95 })
    const range = fc.tuple(fc.integer({ min: 0, max: 6 }), time, time).map(([weekday, one, other]) => ({
      weekday,
      opens: clock(Math.min(one, other)),
      closes: clock(Math.max(one, other) + 1),
    }))
    const zone = fc.constantFrom(
      'America/New_York',
      'America/Phoenix',
      'Asia/Kathmandu',
      'America/St_Johns',
      'America/Adak',
    )
    const starts = fc.constantFrom('2026-11-20T18:07:00Z', '2027-03-10T05:00:00Z', '2027-11-03T23:59:00Z')
    const taken = fc.array(fc.integer({ min: -4, max: 14 * 96 }), { maxLength: 8 })
    fc.assert(
      fc.property(zone, fc.array(range, { maxLength: 4 }), fc.integer({ min: 0, max: 72 }), taken, starts, walk),
      tries(20),
    )
  })
})

/** A reference that tests every moment against the tour hours instead of listing half hours by day. */
function walk(zone: string, ranges: TourCalendar['ranges'], noticeHours: number, quarters: number[], start: string) {
  const from = new Date(start)
  const grid = Math.ceil(from.getTime() / quarter) * quarter
  const taken = quarters.map((count) => new Date(grid + count * quarter))
  const expected = new Set<string>()
  for (let moment = grid; moment <= from.getTime() + 14 * 96 * quarter; moment += quarter) {
    const local = localAt(new Date(moment), zone)
    const isFirst = localAt(new Date(moment - 60 * minute), zone) !== local
    const isShown = ranges.some(({ weekday, opens, closes }) => {
      const [begins, open, close] = [local.slice(11), opens, closes].map(minutesOf) as [number, number, number]
      const onGrid = (begins - open) % 30 === 0
      return new Date(`${local}Z`).getUTCDay() === weekday && begins >= open && begins + 30 <= close && onGrid
    })
    const isSoon = moment - from.getTime() < Math.max(noticeHours, 2) * 60 * minute
    const isTaken = taken.some((other) => Math.abs(other.getTime() - moment) < 30 * minute)
    if (isFirst && isShown && !isSoon && !isTaken) expected.add(local)
  }
  expect(freeTimes({ zone, ranges, noticeHours, onHolidays: false, taken }, from)).toEqual([...expected].sort())
}

const clock = (quarters: number) =>
  quarters === 96 ? '24:00:00' : new Date(quarters * quarter).toISOString().slice(11, 19)
const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5))

describe('a time isn’t free', () => {
  it.each([
    ['2026-11-24T09:15:00', {}, null],
    ['2026-11-24T10:30:00', {}, null],
    ['2026-11-24T10:31:00', {}, 'closed'],
    ['2026-11-24T08:59:00', {}, 'closed'],
    ['2026-11-25T09:30:00', {}, 'closed'],
    ['2026-11-25T03:15:00', { ranges: [] }, null],
    ['2026-11-20T10:00:00', {}, 'past'],
    ['2026-11-24T09:00:00', { noticeHours: 95 }, null],
    ['2026-11-24T09:00:00', { noticeHours: 96 }, 'shortNotice'],
    ['2026-11-24T09:15:00', { taken: [new Date('2026-11-24T17:00:00Z')] }, 'taken'],
    ['2026-11-24T09:30:00', { taken: [new Date('2026-11-24T17:00:00Z')] }, null],
    ['2026-11-24T09:00:00', { taken: [new Date('2026-11-24T17:29:00Z')] }, 'taken'],
    ['2027-03-14T02:30:00', { ranges: [] }, 'noSuchTime'],
    ['2026-02-30T09:00:00', {}, 'noSuchTime'],
  ] as const)('%s with %j: %s', (local, more, why) => {
    expect(whyNotFree(local, calendar(more as Partial<TourCalendar>), now)).toBe(why)
  })
})
