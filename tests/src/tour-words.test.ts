// @vitest-environment node

import { addHours } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { monthNames } from '#domain/day-names.ts'
import {
  clocksAgree,
  longDayWords,
  momentWhen,
  momentWords,
  monthWords,
  weekdayNames,
  zoneWords,
} from '#src/content/dates.ts'
import { proposalWords } from '#src/content/proposal.ts'
import { calendar, timePicker, viewerTimeWords } from '#src/content/tour.ts'
import { oddZones, usZones } from '../support/zones.ts'

const asked = '2026-11-25T10:30:00-08:00'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** In a year that no tour is in. */
const elsewhen = new Date('2050-06-01T12:00:00Z')

describe('[RESCHED-05] the original time', () => {
  it('has no year where that is this year, by the property’s calendar', () => {
    const now = new Date('2026-12-31T23:30:00-08:00')
    const zone = 'America/Los_Angeles'
    expect(momentWords(asked, zone, now)).toBe('Wednesday, November 25 at 10:30 AM PST')
    expect(momentWords('2027-01-02T20:00:00Z', zone, now)).toBe('Saturday, January 2, 2027 at 12:00 PM PST')
    expect(proposalWords('2026-11-24', { hour: 2, minute: 0, period: 'PM' }, zone, now)).toBe(
      'Tuesday, November 24 at 2:00 PM PST',
    )
    expect(proposalWords('2027-01-02', { hour: 12, minute: 0, period: 'PM' }, zone, now)).toBe(
      'Saturday, January 2, 2027 at 12:00 PM PST',
    )
  })

  it.each([
    ['America/Los_Angeles', 'Wednesday, November 25, 2026 at 10:30 AM PST'],
    ['America/New_York', 'Wednesday, November 25, 2026 at 1:30 PM EST'],
    ['Pacific/Honolulu', 'Wednesday, November 25, 2026 at 8:30 AM HST'],
    ['America/St_Johns', 'Wednesday, November 25, 2026 at 3:00 PM GMT-3:30'],
    ['Asia/Kathmandu', 'Thursday, November 26, 2026 at 12:15 AM GMT+5:45'],
  ])('is in long format with its zone: %s', (zone, expected) =>
    expect(momentWords(asked, zone, elsewhen)).toBe(expected),
  )

  it.each(['Asia/Kathmandu', 'America/St_Johns', 'America/Los_Angeles'])(
    'doesn’t depend on the viewer’s zone: %s',
    (viewer) => {
      vi.stubEnv('TZ', viewer)
      // 2:30 doesn't exist for a viewer in California that night; it does at the property in Phoenix.
      expect(momentWords('2027-03-14T09:30:00Z', 'America/Phoenix', elsewhen)).toBe(
        'Sunday, March 14, 2027 at 2:30 AM MST',
      )
      expect(momentWords('2026-07-01T00:30:00Z', 'America/Los_Angeles', elsewhen)).toBe(
        'Tuesday, June 30, 2026 at 5:30 PM PDT',
      )
    },
  )

  it('is also in the viewer’s zone when that differs', () => {
    const property = 'America/Los_Angeles'
    expect(viewerTimeWords(asked, property, 'Asia/Kathmandu', elsewhen)).toBe(
      'In your time zone: Thursday, November 26, 2026 at 12:15 AM GMT+5:45',
    )
    expect(viewerTimeWords(asked, property, 'America/Vancouver')).toBe(null)
    // Arizona always has California's summer time.
    expect(clocksAgree('2026-07-01T12:00:00Z', property, 'America/Phoenix')).toBe(true)
    expect(clocksAgree('2026-12-01T12:00:00Z', property, 'America/Phoenix')).toBe(false)
  })

  it.each([...usZones, ...oddZones])('matches Intl’s output in %s', (zone) => {
    vi.stubEnv('TZ', 'UTC')
    const moments = fc.integer({ min: Date.UTC(1971, 0) / 60_000, max: Date.UTC(2037, 0) / 60_000 })
    fc.assert(
      fc.property(moments, (minute) => {
        const moment = new Date(minute * 60_000).toISOString()
        expect(momentWords(moment, zone, elsewhen)).toBe(
          formatInTimeZone(moment, zone, "EEEE, MMMM d, yyyy 'at' h:mm a zzz"),
        )
      }),
      { numRuns: 40 },
    )
  })

  it.each([...usZones, ...oddZones])('distinguishes the two occurrences of a repeated hour in %s', (zone) => {
    vi.stubEnv('TZ', 'UTC')
    const words = (moment: Date) => momentWords(moment.toISOString(), zone, elsewhen)
    for (let hour = 0; hour < 48; hour++) {
      const moment = addHours(new Date('2026-10-31T12:00:00Z'), hour)
      expect(words(moment)).not.toBe(words(addHours(moment, 1)))
    }
    expect(words(fromZonedTime('2026-11-24T14:00:00', zone))).toMatch(/^Tuesday, November 24, 2026 at 2:00 PM \S/)
  })
})

describe('[RESCHED-10] the moment of a proposal', () => {
  const at = (hour: number, minute: number, period: 'AM' | 'PM') => ({ hour, minute, period })

  it.each(['UTC', 'America/Los_Angeles', 'America/St_Johns', 'Asia/Kathmandu'])(
    'is the same for a viewer in %s',
    (viewer) => {
      vi.stubEnv('TZ', viewer)
      // The clock of a viewer in California skips 2:30 that night; the property's doesn't.
      expect(momentWhen('2027-03-14', at(2, 30, 'AM'), 'America/Phoenix')).toBe('2027-03-14T09:30:00.000Z')
      expect(momentWhen('2027-03-14', at(3, 30, 'AM'), 'Asia/Kathmandu')).toBe('2027-03-13T21:45:00.000Z')
      expect(momentWhen('2026-11-01', at(1, 30, 'AM'), 'Asia/Kathmandu')).toBe('2026-10-31T19:45:00.000Z')
      // A repeated time is the first one; a skipped time is half an hour after the skip.
      expect(momentWhen('2026-11-01', at(1, 30, 'AM'), 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z')
      expect(momentWhen('2027-03-14', at(2, 30, 'AM'), 'America/Los_Angeles')).toBe('2027-03-14T10:30:00.000Z')
      expect(proposalWords('2026-11-01', at(1, 30, 'AM'), 'America/Los_Angeles', elsewhen)).toBe(
        'Sunday, November 1, 2026 at 1:30 AM PDT',
      )
      expect(proposalWords('2026-11-24', at(2, 0, 'PM'), 'America/Los_Angeles', elsewhen)).toBe(
        'Tuesday, November 24, 2026 at 2:00 PM PST',
      )
    },
  )

  it.each([...usZones, ...oddZones])('is the first moment with that clock time in %s, if there is one', (zone) => {
    vi.stubEnv('TZ', 'UTC')
    const shownAt = (moment: number) => formatInTimeZone(moment, zone, "yyyy-MM-dd'T'HH:mm")
    const halfHours = fc.integer({ min: Date.UTC(2020, 0) / 1_800_000, max: Date.UTC(2037, 0) / 1_800_000 })
    fc.assert(
      fc.property(halfHours, (halfHour) => {
        const [day, clock] = shownAt(halfHour * 1_800_000).split('T') as [string, string]
        const [hour, minute] = clock.split(':').map(Number) as [number, number]
        const moment = Date.parse(momentWhen(day, at(hour % 12 || 12, minute, hour < 12 ? 'AM' : 'PM'), zone))
        expect(shownAt(moment)).toBe(`${day}T${clock}`)
        expect(shownAt(moment - 3_600_000)).not.toBe(`${day}T${clock}`)
      }),
      {
        numRuns: 40,
        examples: [[Date.UTC(2026, 10, 1, 8, 30) / 1_800_000], [Date.UTC(2026, 10, 1, 9, 30) / 1_800_000]],
      },
    )
  })
})

describe('[RESCHED-06] the calendar’s labels', () => {
  it('name every day in full, as Intl does', () => {
    vi.stubEnv('TZ', 'UTC')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (after) => {
        const day = addDays('1990-01-01', after)
        expect(longDayWords(day)).toBe(formatInTimeZone(`${day}T12:00:00Z`, 'UTC', 'EEEE, MMMM d, yyyy'))
        expect(monthWords(day.slice(0, 7))).toBe(formatInTimeZone(`${day}T12:00:00Z`, 'UTC', 'MMMM yyyy'))
      }),
    )
  })

  it('say which day is today and which is picked', () => {
    const plain = { isToday: false, isAsked: false, isFree: false, isPicked: false }
    expect(calendar.day('2026-11-20', { ...plain, isToday: true })).toBe('Friday, November 20, 2026, today')
    expect(calendar.day('2026-11-24', { ...plain, isPicked: true })).toBe('Tuesday, November 24, 2026, selected')
    expect(calendar.day('2026-11-24', plain)).toBe('Tuesday, November 24, 2026')
    expect(calendar.month('2026-11')).toBe('November 2026')
  })

  it('have twelve months and seven days, Sunday first', () => {
    expect(monthNames).toHaveLength(12)
    expect(weekdayNames.map(({ short }) => short).join(' ')).toBe('Su Mo Tu We Th Fr Sa')
    expect(weekdayNames.every(({ long, short }) => long.startsWith(short))).toBe(true)
  })
})

describe('[RESCHED-07] the time picker’s labels', () => {
  it('have minutes of two digits and hours without a leading zero', () => {
    expect([0, 5, 55].map(timePicker.minuteOption)).toEqual(['00', '05', '55'])
    expect([1, 12].map(timePicker.hourOption)).toEqual(['1', '12'])
  })
})

describe('the name of a time zone', () => {
  it.each([
    ['America/Los_Angeles', 'Pacific Time'],
    ['America/New_York', 'Eastern Time'],
    ['America/Boise', 'Mountain Time'],
    ['Asia/Kathmandu', 'Nepal Time'],
  ])('%s is %s, in summer and in winter', (zone, name) => expect(zoneWords(zone)).toBe(name))
})
