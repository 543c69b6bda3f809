import { expect, it } from 'vitest'
import { findTimes } from '#assistant/booking/free-times.ts'
import type { Listing } from '#assistant/listing.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' }))
const record = { timeZone: 'America/Los_Angeles', tourHours: everyDay, tourNoticeHours: 2 } as Listing
/** 2 PM in Los Angeles; 366 days later it is 2 PM on November 22, 2027. */
const now = new Date('2026-11-21T22:00:00Z')
const wish = (time: string, from: Date) =>
  findTimes({ wish: { kind: 'time', time }, shown: [], without: [], lost: [] }, [], record, from).verdict

it.each([
  ['2027-11-22T13:30:00', 0, 'free'],
  ['2027-11-22T14:00:00', 0, 'free'],
  ['2027-11-22T14:00:00', -1, 'tooFar'],
  ['2027-11-22T14:30:00', 0, 'tooFar'],
])('[API-06] a tour can be at most 366 days away: %s, requested %i ms after 2 PM', (time, later, verdict) => {
  expect(wish(time, new Date(now.getTime() + later))).toBe(verdict)
})

it('[API-06] “in December” finds the tours of its first weekend, two weeks away', () => {
  const weekends = { ...record, tourHours: everyDay.filter(({ weekday }) => weekday === 0 || weekday === 6) }
  const december = { from: '2026-12-01T00:00:00', until: '2027-01-01T00:00:00', opens: '00:00:00', closes: '24:00:00' }
  const search = {
    wish: { kind: 'windows' as const, windows: [december], near: null },
    shown: [],
    without: [],
    lost: [],
  }
  const { verdict, times } = findTimes(search, [], weekends, new Date('2026-11-20T18:00:00Z'))
  expect(verdict).toBe('offers')
  expect(times[0]).toBe('2026-12-05T09:00:00')
})
