import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision } from '#machines/tour-status/tour-status.machine.ts'
import { changed, type TourState } from '#server/tours/rules/tour-status.ts'

const decision = fc.oneof(
  fc.constant<Decision>({ type: 'ACCEPT' }),
  fc.constant<Decision>({ type: 'DECLINE' }),
  fc
    .constantFrom('2026-11-24T14:00:00', '2026-11-25T09:00:00')
    .map((newTime): Decision => ({ type: 'PROPOSE', newTime })),
)

/** The rule: the first one counts. */
function byTheRule([first]: Decision[]): TourState {
  if (first?.type === 'ACCEPT') return { status: 'accepted', newTime: null }
  if (first?.type === 'DECLINE') return { status: 'declined', newTime: null }
  if (first?.type === 'PROPOSE') return { status: 'new_time_proposed', newTime: first.newTime }
  return { status: 'requested', newTime: null }
}

describe('the status of a tour', () => {
  it('[CONFIRM-05] is its first decision, whatever follows', () => {
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 6 }), (decisions) => {
        const requested: TourState = { status: 'requested', newTime: null }
        const end = decisions.reduce((state, each) => changed(state, each) ?? state, requested)
        expect(end).toEqual(byTheRule(decisions))
      }),
    )
  })

  it('[CONFIRM-05] is reported as changed once', () => {
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 6 }), (decisions) => {
        let state: TourState = { status: 'requested', newTime: null }
        const changes = decisions.map((each) => {
          const next = changed(state, each)
          state = next ?? state
          return next !== null
        })
        expect(changes).toEqual(decisions.map((_, place) => place === 0))
      }),
    )
  })

  it.each(['requested', 'accepted', 'new_time_proposed'] as const)(
    '[API-06] %s may be cancelled or moved',
    (status) => {
      const tour = { status, newTime: status === 'new_time_proposed' ? '2026-11-24T14:00:00' : null }
      expect(changed(tour, { type: 'CANCEL' })).toEqual({ status: 'cancelled', newTime: null })
      expect(changed(tour, { type: 'MOVE' })).toEqual({ status: 'requested', newTime: null })
    },
  )

  it.each(['declined', 'cancelled'] as const)('[API-06] %s is final for buyer and seller', (status) => {
    for (const change of [{ type: 'CANCEL' }, { type: 'MOVE' }, { type: 'ACCEPT' }, { type: 'DECLINE' }] as const)
      expect(changed({ status, newTime: null }, change)).toBeNull()
  })
})
