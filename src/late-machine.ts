import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Wired } from '#machines/port.ts'

/** The snapshot of an actor whose machine isn't here yet. */
interface Waiting {
  status: 'active'
  output: undefined
  error: undefined
  input: unknown
}

type Late = Waiting | AnyMachineSnapshot

const arrived = 'late.arrived'

export const isHere = <Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot | Waiting): snapshot is Snapshot =>
  'machine' in snapshot

/**
 * A machine whose code is loaded when its actor starts; events that come before it are lost. Where the code doesn't come, the
 * actor goes on waiting: who shows it loads the same chunk, and reports that (ROUTE-07).
 */
export function lateMachine<Machine extends AnyStateMachine>(load: () => Promise<Wired<Machine>>): Wired<Machine> {
  let machine: AnyStateMachine | undefined
  const logic = {
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): Late =>
      machine
        ? machine.getInitialSnapshot(scope, input)
        : { status: 'active', output: undefined, error: undefined, input },
    transition(snapshot: Late, event: EventObject, scope: AnyActorScope): Late {
      if (!machine) return snapshot
      if (isHere(snapshot)) return machine.transition(snapshot, event, scope)
      return event.type === arrived ? machine.getInitialSnapshot(scope, snapshot.input) : snapshot
    },
    start(snapshot: Late, scope: AnyActorScope) {
      if (isHere(snapshot)) return machine?.start(snapshot)
      void load().then(
        (loaded) => {
          machine = loaded
          scope.self.send({ type: arrived })
        },
        () => {},
      )
    },
    getPersistedSnapshot: (snapshot: Late) => snapshot,
  }
  return logic as unknown as Wired<Machine>
}
