import type { AnyEventObject, AnyStateMachine } from 'xstate'

/** The same machine, which throws at the configured events. */
export function breakable<Machine extends AnyStateMachine>(
  machine: Machine,
  breaksAt: (event: AnyEventObject) => boolean,
): Machine {
  const transition: Machine['transition'] = (snapshot, event, scope) => {
    if (breaksAt(event)) throw new Error('broken')
    return machine.transition(snapshot, event, scope)
  }
  const provide: Machine['provide'] = (implementations) =>
    breakable(machine.provide(implementations) as Machine, breaksAt)
  return Object.assign(Object.create(machine), { transition, provide })
}
