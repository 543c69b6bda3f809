import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, transition } from 'xstate'
import {
  type BuyerChange,
  type Decision,
  type TimeChange,
  tourStatusMachine,
} from '#machines/tour-status/tour-status.machine.ts'
import { tourStatus } from '../drivers/tour-status/tour-status.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourStatus)

type Change = Decision | BuyerChange | TimeChange

/** A tour's state without a machine: whose turn it is, the seller's last answer, and how it ended. */
interface Reference {
  waitsFor: 'seller' | 'buyer' | 'nobody'
  word: Decision | null
  end: 'cancelled' | 'done' | 'expired' | null
}

interface Tour {
  snapshot: SnapshotFrom<typeof tourStatusMachine>
}

const fresh: Reference = { waitsFor: 'seller', word: null, end: null }

/** The state after a change; null when it changes nothing. */
function follows({ waitsFor, word, end }: Reference, change: Change): Reference | null {
  if (end === 'cancelled' || end === 'done' || word?.type === 'DECLINE') return null
  const isLate = end === 'expired'
  switch (change.type) {
    case 'ACCEPT':
      return waitsFor === 'seller' && !isLate ? { waitsFor: 'nobody', word: change, end } : null
    case 'DECLINE':
      return waitsFor === 'seller' || isLate ? { waitsFor: 'nobody', word: change, end: null } : null
    case 'PROPOSE':
      return waitsFor === 'seller' || isLate ? { waitsFor: 'buyer', word: change, end: null } : null
    case 'ACCEPT_NEW_TIME':
      return waitsFor === 'buyer' ? { waitsFor: 'nobody', word: { type: 'ACCEPT' }, end } : null
    case 'MOVE':
      return fresh
    case 'CANCEL':
      return isLate ? null : { waitsFor: 'nobody', word: null, end: 'cancelled' }
    case 'EXPIRE':
      return waitsFor === 'nobody' ? null : { waitsFor: 'nobody', word: null, end: 'expired' }
    case 'FINISH':
      return word?.type === 'ACCEPT' ? { waitsFor, word, end: 'done' } : null
  }
}

class Happen implements fc.Command<{ is: Reference }, Tour> {
  constructor(private readonly change: Change) {}
  check = () => true
  run(reference: { is: Reference }, tour: Tour): void {
    const { change } = this
    const after = follows(reference.is, change)
    expect(tour.snapshot.can(change)).toBe(after !== null)
    const [next] = transition(tourStatusMachine, tour.snapshot, change)
    tour.snapshot = next
    reference.is = after ?? reference.is
    const { word, end } = reference.is
    expect(next.value).toBe(statusOf(reference.is))
    expect(next.context.newTime).toBe(word?.type === 'PROPOSE' ? word.newTime : null)
    expect(next.status).toBe(end === 'cancelled' || end === 'done' || word?.type === 'DECLINE' ? 'done' : 'active')
  }
  toString = () => JSON.stringify(this.change)
}

/** Between two decisions a tour is stored as a status and a time. */
class KeepAndFetch implements fc.Command<{ is: Reference }, Tour> {
  check = () => true
  run(reference: { is: Reference }, tour: Tour): void {
    const row = JSON.parse(JSON.stringify({ status: tour.snapshot.value, newTime: tour.snapshot.context.newTime }))
    tour.snapshot = tourStatusMachine.resolveState({ value: row.status, context: { newTime: row.newTime } })
    expect(tour.snapshot.value).toBe(statusOf(reference.is))
  }
  toString = () => 'kept and fetched'
}

function statusOf({ word, end }: Reference) {
  if (end !== null) return end
  return word ? { ACCEPT: 'accepted', DECLINE: 'declined', PROPOSE: 'newTimeProposed' }[word.type] : 'requested'
}

const times = fc.constantFrom('2026-11-24T14:00:00', '2026-11-27T09:30:00', '2027-03-14T12:00:00')
const commands = fc.commands<{ is: Reference }, Tour>([
  fc.constant(new Happen({ type: 'ACCEPT' })),
  fc.constant(new Happen({ type: 'DECLINE' })),
  times.map((newTime) => new Happen({ type: 'PROPOSE', newTime })),
  fc.constant(new Happen({ type: 'MOVE' })),
  fc.constant(new Happen({ type: 'CANCEL' })),
  fc.constant(new Happen({ type: 'ACCEPT_NEW_TIME' })),
  fc.constant(new Happen({ type: 'EXPIRE' })),
  fc.constant(new Happen({ type: 'FINISH' })),
  fc.constant(new KeepAndFetch()),
])

describe('[CONFIRM-05] [API-06] the status of a tour', () => {
  it('follows from the accepted changes, however often it is fetched', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(commands, (changes) => {
        const snapshot = tourStatusMachine.resolveState({ value: 'requested', context: { newTime: null } })
        fc.modelRun(() => ({ model: { is: fresh }, real: { snapshot } }), changes)
      }),
      { numRuns: 500 },
    )
  })
})
