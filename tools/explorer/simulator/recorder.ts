import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionKey } from '#tests/support/transitions.ts'

/** A transition that was taken, by its position on the chart. */
export interface TakenTransition {
  key: string
  event: string
  from: string
  /** Ids of its target states; empty for a transition without a target. */
  to: string[]
}

export interface GuardAnswer {
  guard: string
  passed: boolean
}

/** Records one machine's actor between two calls of `take`. */
export class Recorder {
  private taken: TakenTransition[] = []
  private guards: GuardAnswer[] = []
  private readonly id: string

  constructor(machine: AnyStateMachine) {
    this.id = machine.id
  }

  inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    const { machine } = event.snapshot as { machine?: AnyStateMachine }
    if (machine?.id !== this.id) return
    // An internal field of xstate: which transitions a microstep took.
    for (const transition of event._transitions as AnyTransitionDefinition[]) this.taken.push(takenOf(transition))
  }

  listeningTo = (machine: AnyStateMachine): AnyStateMachine => {
    const guards = Object.entries(machine.implementations.guards).map(([guard, implementation]) => [
      guard,
      (...args: unknown[]) => {
        const passed = Boolean((implementation as (...args: unknown[]) => unknown)(...args))
        this.guards.push({ guard, passed })
        return passed
      },
    ])
    return machine.provide({ guards: Object.fromEntries(guards) })
  }

  /** What happened since the last call. */
  take(): { taken: TakenTransition[]; guards: GuardAnswer[] } {
    const { taken, guards } = this
    this.taken = []
    this.guards = []
    return { taken, guards }
  }
}

function takenOf(transition: AnyTransitionDefinition): TakenTransition {
  return {
    key: transitionKey(transition),
    event: transition.eventType,
    from: transition.source.id,
    to: transition.target?.map(({ id }) => id) ?? [],
  }
}
