import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, transition } from 'xstate'
import { type Decision, tourStatusMachine } from '#machines/tour-status/tour-status.machine.ts'
import { testMachine } from '../support/test-machine.ts'
import { tourStatus } from './workflows/tour-status.workflow.ts'

testMachine(tourStatus)

/** What a tour is, told without a machine: the first decision, or none. */
interface Reference {
  first: Decision | null
}

interface Tour {
  snapshot: SnapshotFrom<typeof tourStatusMachine>
}

class Decide implements fc.Command<Reference, Tour> {
  constructor(private readonly decision: Decision) {}
  check = () => true
  run(reference: Reference, tour: Tour): void {
    const couldStill = reference.first === null
    expect(tour.snapshot.can(this.decision)).toBe(couldStill)
    const [next] = transition(tourStatusMachine, tour.snapshot, this.decision)
    tour.snapshot = next
    reference.first ??= this.decision
    expect(next.value).toBe(statusAfter(reference.first))
    expect(next.context.newTime).toBe(reference.first.type === 'PROPOSE' ? reference.first.newTime : null)
    expect(next.status).toBe('done')
  }
  toString = () => JSON.stringify(this.decision)
}

/** Between two decisions a tour lies in the database as a word and a time. */
class KeepAndFetch implements fc.Command<Reference, Tour> {
  check = () => true
  run(reference: Reference, tour: Tour): void {
    const row = JSON.parse(JSON.stringify({ status: tour.snapshot.value, newTime: tour.snapshot.context.newTime }))
    tour.snapshot = tourStatusMachine.resolveState({ value: row.status, context: { newTime: row.newTime } })
    expect(tour.snapshot.value).toBe(reference.first ? statusAfter(reference.first) : 'requested')
  }
  toString = () => 'kept and fetched'
}

const statusAfter = ({ type }: Decision) =>
  ({ ACCEPT: 'accepted', DECLINE: 'declined', PROPOSE: 'newTimeProposed' })[type]

const times = fc.constantFrom('2026-11-24T14:00:00', '2026-11-27T09:30:00', '2027-03-14T12:00:00')
const commands = fc.commands<Reference, Tour>([
  fc.constant(new Decide({ type: 'ACCEPT' })),
  fc.constant(new Decide({ type: 'DECLINE' })),
  times.map((newTime) => new Decide({ type: 'PROPOSE', newTime })),
  fc.constant(new KeepAndFetch()),
])

describe('[CONFIRM-05] the status of a tour', () => {
  it('is what was decided first, whatever is decided after it and however often it is fetched', () => {
    fc.assert(
      fc.property(commands, (decisions) => {
        const fresh = tourStatusMachine.resolveState({ value: 'requested', context: { newTime: null } })
        fc.modelRun(() => ({ model: { first: null }, real: { snapshot: fresh } }), decisions)
      }),
      { numRuns: 500 },
    )
  })
})
