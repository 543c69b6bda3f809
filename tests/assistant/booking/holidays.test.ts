import { describe, expect, it } from 'vitest'
import { findTimes } from '#assistant/booking/free-times.ts'
import { freeTimes } from '#domain/tour-hours.ts'
import { friday, house } from './talk.ts'

const thanksgiving = '2026-11-26'
const calendar = { zone: house.timeZone, ranges: house.tourHours, noticeHours: 0, onHolidays: false, taken: [] }
const offersFor = (from: string, until: string, record = house) => {
  const windows = [{ from: `${from}T00:00:00`, until: `${until}T00:00:00`, opens: '00:00:00', closes: '24:00:00' }]
  const search = { wish: { kind: 'windows' as const, windows, near: null }, shown: [], without: [], lost: [] }
  return findTimes(search, freeTimes(calendar, friday), record, friday).times
}

describe('[API-05] holidays', () => {
  it('are offered to a buyer who names the day', () => {
    const times = offersFor(thanksgiving, '2026-11-27')
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) expect(time.slice(0, 10)).toBe(thanksgiving)
  })

  it('are left out of a range with other days', () => {
    const times = offersFor(thanksgiving, '2026-11-28')
    expect(times.length).toBeGreaterThan(0)
    for (const time of times) expect(time.slice(0, 10)).toBe('2026-11-27')
  })

  it('are in a range where the owner gives tours on holidays', () => {
    const times = offersFor(thanksgiving, '2026-11-28', { ...house, toursOnHolidays: true })
    expect(times.map((time) => time.slice(0, 10))).toContain(thanksgiving)
  })
})
