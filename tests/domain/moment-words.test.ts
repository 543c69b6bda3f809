import { isMainThread } from 'node:worker_threads'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clockTimeWithZone,
  inSentence,
  isOfYear,
  longForm,
  shortDayOf,
  shortForm,
  unzonedWords,
  weekdayAndDate,
} from '#domain/moment-words.ts'
import { isOnCalendar, isoAt, localAt, momentOf } from '#domain/time-zone.ts'
import { tries } from '#tests/support/random.ts'
import { steadyZones, zones } from '../server/tours/rules/zones.ts'

const minute = 60_000
const [first, last] = [Date.parse('2024-01-01T00:00:00Z'), Date.parse('2033-01-01T00:00:00Z')]
const zone = fc.constantFrom(...zones)
const moment = fc.integer({ min: first / minute, max: last / minute }).map((minutes) => new Date(minutes * minute))
const local = moment.map((date) => date.toISOString().slice(0, 19))
/** Around the hours at which American clocks change. */
const nightOfChange = fc
  .tuple(
    fc.constantFrom('2025-03-09', '2026-03-08', '2027-03-14', '2025-11-02', '2026-11-01', '2027-11-07'),
    fc.integer({ min: 0, max: 4 * 60 - 1 }),
  )
  .map(([day, minutes]) => `${day}T${new Date(minutes * minute).toISOString().slice(11, 19)}`)

/**
 * A reference without a library: all moments with this clock time in a zone, found by trying every quarter of an hour.
 */
function momentsByTrial(text: string, name: string): number[] {
  const asUtc = Date.parse(`${text}Z`)
  const offsets = Array.from({ length: 4 * 28 + 1 }, (_, quarter) => (quarter - 4 * 14) * 15 * minute)
  return offsets
    .map((offset) => asUtc - offset)
    .filter((time) => clockOf(name).format(time).replace(' ', 'T') === text)
    .sort((one, other) => one - other)
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  const made = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', ...digits })
  clocks.set(timeZone, made)
  return made
}

const winter = new Date('2027-01-01T00:00:00Z')
/**
 * The server's own time zone may be any; each of these changes its clocks on another night. Only a process can change
 * its zone: in a worker thread, as for mutants, it stays the same.
 */
const machines: [zone: string, minutesBehind: number][] = isMainThread
  ? [
      ['UTC', 0],
      ['America/New_York', 300],
      ['America/St_Johns', 210],
      ['Asia/Kathmandu', -345],
      ['Australia/Lord_Howe', -660],
    ]
  : [[new Intl.DateTimeFormat().resolvedOptions().timeZone, winter.getTimezoneOffset()]]

describe.each(machines)('with the machine’s time zone set to %s', (machine, minutesBehind) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = machine
    expect(winter.getTimezoneOffset()).toBe(minutesBehind)
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it('[RESCHED-10] a local time maps to the first moment with that clock time, or to none', () => {
    fc.assert(
      fc.property(zone, fc.oneof(local, nightOfChange), (name, text) => {
        expect(momentOf(text, name)?.getTime()).toBe(momentsByTrial(text, name)[0])
      }),
      tries(100),
    )
  })

  it('[RESCHED-10] the clock time of a moment maps back to it, or to the earlier of two equal clock times', () => {
    fc.assert(
      fc.property(zone, moment, (name, date) => {
        const text = localAt(date, name)
        const back = momentOf(text, name)?.getTime() ?? Number.NaN
        expect([date.getTime(), date.getTime() - 60 * minute]).toContain(back)
        expect(localAt(new Date(back), name)).toBe(text)
      }),
      tries(75),
    )
  })

  it('[RESCHED-02] a moment formatted with its offset parses to the same moment', () => {
    fc.assert(
      fc.property(zone, moment, (name, date) => {
        expect(Date.parse(isoAt(date, name))).toBe(date.getTime())
      }),
      tries(50),
    )
  })

  it.each(zones)('[RESCHED-10] in %s the skipped and the repeated hour are handled', (name) => {
    const isSteady = steadyZones.includes(name)
    const skipped = momentOf('2027-03-14T02:30:00', name)
    const twice = momentOf('2027-11-07T01:30:00', name) ?? new Date(0)
    expect(skipped === null).toBe(!isSteady)
    expect(localAt(twice, name)).toBe('2027-11-07T01:30:00')
    const hourLater = new Date(twice.getTime() + 60 * minute)
    expect(localAt(hourLater, name)).toBe(isSteady ? '2027-11-07T02:30:00' : '2027-11-07T01:30:00')
  })

  it('formats a time in long form in the property’s time zone', () => {
    const date = new Date('2026-11-25T18:30:00Z')
    expect(longForm(date, 'America/Los_Angeles', date)).toBe('Wednesday, November 25 at 10:30 AM PST')
    expect(longForm(date, 'Asia/Kathmandu', date)).toBe('Thursday, November 26 at 12:15 AM GMT+5:45')
    expect(longForm(new Date('2027-03-14T09:59:00Z'), 'Pacific/Honolulu', date)).toBe(
      'Saturday, March 13, 2027 at 11:59 PM HST',
    )
    expect(isoAt(date, 'America/St_Johns')).toBe('2026-11-25T15:00:00-03:30')
  })
})

it.each([
  '2026-02-29T10:00:00',
  '2026-04-31T10:00:00',
  '2026-13-01T10:00:00',
  '2026-01-01T24:00:00',
  '2026-01-01T10:60:00',
  'x',
])('[RESCHED-10] %s is rejected as an invalid date', (text) => {
  expect([isOnCalendar(text), momentOf(text, 'America/New_York')]).toEqual([false, null])
})

describe('[API-06] a tour’s time in words, in the property’s time zone', () => {
  const zone = 'America/Los_Angeles'
  const moment = new Date('2026-11-25T18:30:00Z')

  it('contains the day, the time, or both', () => {
    expect(weekdayAndDate(moment, zone, moment)).toBe('Wednesday, November 25')
    expect(shortDayOf(moment, zone, moment)).toBe('Wed, Nov 25')
    expect(inSentence(moment, zone, moment)).toBe('Wed, Nov 25 at 10:30 AM PST')
    expect(inSentence(new Date('2026-11-24T22:00:00Z'), zone, moment)).toBe('Tue, Nov 24 at 2 PM PST')
    expect(clockTimeWithZone(moment, zone)).toBe('10:30 AM PST')
    expect(weekdayAndDate(moment, 'Asia/Kathmandu', moment)).toBe('Thursday, November 26')
    expect(inSentence(moment, 'Asia/Kathmandu', moment)).toBe('Thu, Nov 26 at 12:15 AM GMT+5:45')
    expect(inSentence(moment, zone, new Date('2025-11-25T18:30:00Z'))).toBe('Wed, Nov 25, 2026 at 10:30 AM PST')
  })

  it('has its year where that is not this one, on the clock of the property', () => {
    const january = new Date('2027-01-02T18:30:00Z')
    expect(weekdayAndDate(january, zone, moment)).toBe('Saturday, January 2, 2027')
    expect(shortDayOf(january, zone, moment)).toBe('Sat, Jan 2, 2027')
    expect(inSentence(january, zone, moment)).toBe('Sat, Jan 2, 2027 at 10:30 AM PST')
    const lastEvening = new Date('2027-01-01T07:59:00Z')
    expect(shortDayOf(lastEvening, zone, moment)).toBe('Thu, Dec 31')
    expect(shortDayOf(january, zone, lastEvening)).toBe('Sat, Jan 2, 2027')
    expect(shortDayOf(january, zone, january)).toBe('Sat, Jan 2')
    expect([isOfYear(lastEvening, zone, moment), isOfYear(january, zone, lastEvening)]).toEqual([true, false])
  })

  it.each([
    ['2026-11-24T22:00:00Z', 'Tue, Nov 24 at 2 PM'],
    ['2026-11-24T22:30:00Z', 'Tue, Nov 24 at 2:30 PM'],
    ['2027-01-01T07:59:00Z', 'Thu, Dec 31 at 11:59 PM'],
    ['2027-01-01T08:00:00Z', 'Fri, Jan 1, 2027 at 12 AM'],
    ['2025-12-31T20:00:00Z', 'Wed, Dec 31, 2025 at 12 PM'],
  ])('is short, with the year only when it isn’t this year: %s', (time, words) => {
    expect(shortForm(new Date(time), zone, moment)).toBe(words)
  })

  it('formats a local time that the clock skips', () => {
    const zone = 'America/Los_Angeles'
    const skipped = '2027-03-14T02:30:00'
    expect(unzonedWords(skipped, zone, new Date('2027-01-01T08:00:00Z'))).toEqual({
      day: 'Sunday, March 14',
      time: '2:30 AM',
    })
    expect(unzonedWords(skipped, zone, new Date('2027-01-01T07:59:00Z')).day).toBe('Sunday, March 14, 2027')
  })
})

it('a zone that changed its offset by seconds, as Liberia did in 1972, is read correctly before and after', () => {
  const shown = ['1972-01-07T00:44:00Z', '1972-01-07T00:44:45Z'].map((time) =>
    localAt(new Date(time), 'Africa/Monrovia'),
  )
  expect(shown).toEqual(['1972-01-07T00:00:00', '1972-01-07T00:44:45'])
})
