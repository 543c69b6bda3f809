import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, transition } from 'xstate'
import { type BuyerChange, type Decision, tourStatusMachine } from '#machines/tour-status/tour-status.machine.ts'
import { tourStatus } from '../drivers/tour-status/tour-status.actor.ts'
import { testMachine } from '../support/test-machine.ts'

testMachine(tourStatus)

type Change = Decision | BuyerChange

/** What a tour is, told without a machine: what was decided first since it was asked for or moved, and whether it is off. */
interface Reference {
  first: Decision | null
  isCancelled: boolean
}

interface Tour {
  snapshot: SnapshotFrom<typeof tourStatusMachine>
}

class Happen implements fc.Command<Reference, Tour> {
  constructor(private readonly change: Change) {}
  check = () => true
  run(reference: Reference, tour: Tour): void {
    const { change } = this
    const isOver = reference.isCancelled || reference.first?.type === 'DECLINE'
    const isByBuyer = change.type === 'CANCEL' || change.type === 'MOVE'
    const counts = !isOver && (isByBuyer || reference.first === null)
    expect(tour.snapshot.can(change)).toBe(counts)
    const [next] = transition(tourStatusMachine, tour.snapshot, change)
    tour.snapshot = next
    if (counts && isByBuyer) Object.assign(reference, { first: null, isCancelled: change.type === 'CANCEL' })
    else if (counts && !isByBuyer) reference.first = change
    expect(next.value).toBe(statusOf(reference))
    expect(next.context.newTime).toBe(reference.first?.type === 'PROPOSE' ? reference.first.newTime : null)
    expect(next.status).toBe(reference.isCancelled || reference.first?.type === 'DECLINE' ? 'done' : 'active')
  }
  toString = () => JSON.stringify(this.change)
}

/** Between two decisions a tour lies in the database as a word and a time. */
class KeepAndFetch implements fc.Command<Reference, Tour> {
  check = () => true
  run(reference: Reference, tour: Tour): void {
    const row = JSON.parse(JSON.stringify({ status: tour.snapshot.value, newTime: tour.snapshot.context.newTime }))
    tour.snapshot = tourStatusMachine.resolveState({ value: row.status, context: { newTime: row.newTime } })
    expect(tour.snapshot.value).toBe(statusOf(reference))
  }
  toString = () => 'kept and fetched'
}

function statusOf({ first, isCancelled }: Reference) {
  if (isCancelled) return 'cancelled'
  return first ? { ACCEPT: 'accepted', DECLINE: 'declined', PROPOSE: 'newTimeProposed' }[first.type] : 'requested'
}

const times = fc.constantFrom('2026-11-24T14:00:00', '2026-11-27T09:30:00', '2027-03-14T12:00:00')
const commands = fc.commands<Reference, Tour>([
  fc.constant(new Happen({ type: 'ACCEPT' })),
  fc.constant(new Happen({ type: 'DECLINE' })),
  times.map((newTime) => new Happen({ type: 'PROPOSE', newTime })),
  fc.constant(new Happen({ type: 'MOVE' })),
  fc.constant(new Happen({ type: 'CANCEL' })),
  fc.constant(new KeepAndFetch()),
])

describe('[CONFIRM-05] [API-06] the status of a tour', () => {
  it('is what was decided first since it was asked for or moved, unless it was cancelled, however often it is fetched', {
    timeout: 30_000,
  }, () => {
    fc.assert(
      fc.property(commands, (changes) => {
        const fresh = tourStatusMachine.resolveState({ value: 'requested', context: { newTime: null } })
        fc.modelRun(() => ({ model: { first: null, isCancelled: false }, real: { snapshot: fresh } }), changes)
      }),
      { numRuns: 500 },
    )
  })
})
