import { format, parse } from 'date-fns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTime, hours, minutes, periods, to24Hours } from '#machines/time-picker/time.ts'

const all = hours.flatMap((hour) => minutes.flatMap((minute) => periods.map((period) => ({ hour, minute, period }))))

describe('[RESCHED-07] the time picker', () => {
  it('offers 1 to 12, every five minutes, AM and PM', () => {
    expect(hours).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(minutes).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55])
    expect(periods).toEqual(['AM', 'PM'])
  })

  it('starts at 14:00', () => expect(to24Hours(defaultTime)).toBe('14:00'))

  it.each([
    [12, 0, 'AM', '00:00'],
    [12, 55, 'AM', '00:55'],
    [1, 0, 'AM', '01:00'],
    [11, 55, 'AM', '11:55'],
    [12, 0, 'PM', '12:00'],
    [12, 55, 'PM', '12:55'],
    [1, 0, 'PM', '13:00'],
    [11, 55, 'PM', '23:55'],
  ] as const)('converts %i:%i %s to %s', (hour, minute, period, expected) =>
    expect(to24Hours({ hour, minute, period })).toBe(expected),
  )

  it('converts every time as date-fns does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ hour, minute, period }) => {
        const reference = parse(`${hour}:${String(minute).padStart(2, '0')} ${period}`, 'h:mm a', new Date(2026, 0, 15))
        expect(to24Hours({ hour, minute, period })).toBe(format(reference, 'HH:mm'))
      }),
    )
  })

  it('reaches every five minutes of a day exactly once', () => {
    const day = Array.from({ length: 288 }, (_, index) => {
      const [hour, minute] = [Math.floor(index / 12), (index % 12) * 5]
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    })
    expect(all.map(to24Hours).sort()).toEqual(day)
  })
})
