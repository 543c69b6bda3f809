import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import type { Wired } from '#machines/port.ts'

/** The snapshot of an actor whose machine isn't here yet, or didn't come. */
interface Waiting {
  status: 'active' | 'error'
  error?: unknown
  input: unknown
  /** What was sent meanwhile, in order. */
  events: readonly EventObject[]
}

type Late = Waiting | AnyMachineSnapshot

/** What `load` came to. StrictMode starts an actor twice, so that it may come twice; a machine ignores it. */
type Settled = { type: 'late'; error?: unknown }

export const isHere = <Snapshot extends AnyMachineSnapshot>(snapshot: Snapshot | Waiting): snapshot is Snapshot =>
  'machine' in snapshot

/**
 * A machine whose code is loaded when its actor starts. What is sent before the code is here is kept, and the machine takes it in
 * order as soon as it runs. Where `load` rejects, the actor ends in error: its parent takes `onError`.
 */
export function lateMachine<Machine extends AnyStateMachine>(load: () => Promise<Wired<Machine>>): Wired<Machine> {
  let machine: AnyStateMachine
  const fetch = ({ self }: AnyActorScope) =>
    void load().then(
      (loaded) => {
        machine = loaded
        self.send({ type: 'late' })
      },
      (error: unknown) => self.send({ type: 'late', error }),
    )
  const logic = {
    getInitialSnapshot: (scope: AnyActorScope, input: unknown): Late =>
      machine ? machine.getInitialSnapshot(scope, input) : { status: 'active', input, events: [] },
    transition(snapshot: Late, event: EventObject | Settled, scope: AnyActorScope): Late {
      if (isHere(snapshot)) return machine.transition(snapshot, event, scope)
      const { events, input } = snapshot
      if (event.type === 'late') {
        if ('error' in event) return { ...snapshot, status: 'error', error: event.error }
        return events.reduce(
          (now, next) => (now.status === 'active' ? machine.transition(now, next, scope) : now),
          machine.getInitialSnapshot(scope, input),
        )
      }
      return { ...snapshot, events: [...events, event] }
    },
    start(snapshot: Late, scope: AnyActorScope) {
      if (isHere(snapshot)) machine.start(snapshot)
      else fetch(scope)
    },
    getPersistedSnapshot: (snapshot: Late) => snapshot,
  }
  return logic as unknown as Wired<Machine>
}
