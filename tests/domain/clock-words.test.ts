import { describe, expect, it } from 'vitest'
import { clockTimeWords, otherClockWords, shortClockWords, twelveHourTime } from '#domain/clock-words.ts'

describe('a time on a clock of twelve hours', () => {
  it.each([
    ['00:00', '12:00 AM', '12 AM'],
    ['00:05', '12:05 AM', '12:05 AM'],
    ['01:00:00', '1:00 AM', '1 AM'],
    ['9:7', '9:07 AM', '9:07 AM'],
    ['11:59', '11:59 AM', '11:59 AM'],
    ['12:00', '12:00 PM', '12 PM'],
    ['12:30:00', '12:30 PM', '12:30 PM'],
    ['23:00', '11:00 PM', '11 PM'],
  ])('is, of %s, %s or shorter %s', (time, words, short) => {
    expect(clockTimeWords(twelveHourTime(time))).toBe(words)
    expect(shortClockWords(time)).toBe(short)
  })
})

describe('a moment on another clock', () => {
  const shown = '2026-11-28T10:30:00'
  it.each([
    ['2026-11-28T10:30:59', null, null],
    ['2026-11-28T13:30:00', '1:30 PM', '1:30 PM'],
    ['2026-11-29T00:00:00', 'Sun 12 AM', 'dom 12 AM'],
    ['2026-11-27T23:45:00', 'Fri 11:45 PM', 'vie 11:45 PM'],
  ])('%s is %s, in Spanish %s', (other, english, spanish) => {
    expect(otherClockWords(shown, other)).toBe(english)
    expect(otherClockWords(shown, other, 'es')).toBe(spanish)
  })
})
