import { describe, expect, it } from 'vitest'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import { linkStatusOf, type TourInMessages, tourMessage } from '#server/tours/rules/tour-message.ts'

const now = new Date('2026-11-21T05:00:00Z')
const newTime = '2026-11-24T14:00:00'
const asked = 'Wednesday, November 25 at 10:30 AM PST'
const proposed = 'Tuesday, November 24 at 2:00 PM PST'

const tour = (status: TourInMessages['status'], more: Partial<TourInMessages> = {}): TourInMessages => ({
  status,
  newTime: status === 'new_time_proposed' ? newTime : null,
  buyerName: 'Ann\nChen',
  proposedAt: new Date('2026-11-25T18:30:00Z'),
  zone: 'America/Los_Angeles',
  ...more,
})
const accept: Decision = { type: 'ACCEPT' }
const decline: Decision = { type: 'DECLINE' }
const propose: Decision = { type: 'PROPOSE', newTime }

describe('[CONFIRM-03] [CONFIRM-05] the answer to a seller’s link', () => {
  it.each([
    ['accepted', accept, ['Ann Chen', asked]],
    ['accepted', decline, ['You’ve already accepted this tour', asked]],
    ['accepted', propose, ['You’ve already accepted this tour', asked]],
    ['accepted', null, ['You’ve already accepted this tour', asked]],
    ['declined', decline, ['You declined this tour', 'Ann Chen']],
    ['declined', accept, ['You’ve already declined this tour']],
    ['declined', null, ['You’ve already declined this tour']],
    ['new_time_proposed', propose, ['We’ve asked Ann Chen', proposed]],
    ['new_time_proposed', { type: 'PROPOSE', newTime: '2026-11-24T15:00:00' }, [`You’ve already proposed ${proposed}`]],
    ['new_time_proposed', accept, [`You’ve already proposed ${proposed}`]],
    ['new_time_proposed', null, [`You’ve already proposed ${proposed}`]],
    ['requested', null, ['You haven’t answered yet', 'Ann Chen']],
    ['cancelled', accept, ['Ann Chen canceled this tour']],
  ] as const)('for a tour that is %s, to %j', (status, decision, words) => {
    const answer = tourMessage(tour(status), decision, now)
    expect(answer.status).toBe(status)
    for (const part of words) expect(answer.message).toContain(part)
  })

  it('repeats the first answer to the same decision, and differs for another', () => {
    const said = [accept, decline, propose].map((decision) => tourMessage(tour('accepted'), decision, now).message)
    expect(said[0]).not.toBe(said[1])
    expect(said[1]).toBe(said[2])
  })

  it('has no time when none was proposed, or an invalid one', () => {
    for (const time of [null, '2026-02-30T14:00:00'])
      expect(tourMessage(tour('new_time_proposed', { newTime: time }), null, now).message).toMatch(
        /^You’ve already proposed\s+\./,
      )
  })
})

describe('a link from before a move', () => {
  const linkMovedAt = new Date('2026-11-21T00:00:00Z')

  it.each(['requested', 'accepted', 'declined', 'new_time_proposed'] as const)(
    'returns only that the tour was moved: %s',
    (status) => {
      const answer = tourMessage(tour(status, { linkMovedAt }), accept, now)
      expect(answer.status).toBe('moved')
      expect(answer.message).toContain(`Ann Chen moved this tour to ${asked}`)
    },
  )

  it('returns that the tour was canceled, when it was', () => {
    expect(linkStatusOf({ status: 'cancelled', linkMovedAt })).toBe('cancelled')
  })

  it('isn’t recognized as one when nobody moved the tour', () => {
    for (const never of [null, undefined])
      expect(linkStatusOf({ status: 'accepted', linkMovedAt: never })).toBe('accepted')
  })
})
