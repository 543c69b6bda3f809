import { describe, expect, it } from 'vitest'
import { refusalOf } from '#server/tours/rules/tour-refusal.ts'

const now = new Date('2026-11-21T20:00:00Z')
const tour = { proposedAt: new Date('2026-11-25T18:30:00Z'), zone: 'America/Los_Angeles', hasLostTime: false }
const propose = (newTime: string, from = now) => refusalOf({ type: 'PROPOSE', newTime }, tour, from)

describe('[API-06] a new time', () => {
  // 366 days after noon on November 21, 2026, in Los Angeles is noon on November 22, 2027.
  it.each([
    ['2027-11-22T11:59:59', null],
    ['2027-11-22T12:00:00', null],
    [
      '2027-11-22T12:00:01',
      { code: 'time_too_far', detail: 'This time is more than a year away. Please choose an earlier one.' },
    ],
  ])('can be at most 366 days away: %s', (time, refusal) => expect(propose(time)).toEqual(refusal))

  it.each([
    ['2026-11-21T11:59:59', { code: 'time_passed', detail: 'This time has passed. Please choose a later one.' }],
    ['2026-11-21T12:00:00', { code: 'time_passed', detail: 'This time has passed. Please choose a later one.' }],
    ['2026-11-21T12:00:01', null],
  ])('has to be later than now: %s', (time, refusal) => expect(propose(time)).toEqual(refusal))

  it('can’t be the tour’s current time', () => {
    expect(propose('2026-11-25T10:30:00')).toEqual({
      code: 'same_time',
      detail: expect.stringMatching(/^This is the time the buyer asked for\./),
    })
    expect(propose('2026-11-25T10:31:00')).toBeNull()
  })

  it.each([
    ['2027-03-14T02:30:00', 'doesn’t exist on'],
    ['2027-02-29T10:00:00', 'That date or time doesn’t exist.'],
    ['2027-02-28T25:00:00', 'That date or time doesn’t exist.'],
  ])('has to be a valid date and time: %s', (time, detail) =>
    expect(propose(time)).toEqual({ code: 'no_such_time', detail: expect.stringContaining(detail) }),
  )
})

describe('[CONFIRM-03] an acceptance', () => {
  const accept = (from: Date, hasLostTime = false) => refusalOf({ type: 'ACCEPT' }, { ...tour, hasLostTime }, from)

  it('is refused from the requested moment on', () => {
    expect(accept(new Date('2026-11-25T18:29:59.999Z'))).toBeNull()
    expect(accept(tour.proposedAt)).toEqual({
      code: 'time_passed',
      detail: expect.stringMatching(/^The requested time has passed\./),
    })
  })

  it('is refused when the time went to someone else', () => {
    expect(accept(now, true)).toEqual({
      code: 'time_lost',
      detail: expect.stringMatching(/^The buyer didn’t confirm in time/),
    })
  })
})

it('[CONFIRM-03] a tour can be declined at any time', () => {
  const late = new Date('2027-01-01T00:00:00Z')
  expect(refusalOf({ type: 'DECLINE' }, { ...tour, hasLostTime: true }, late)).toBeNull()
})
