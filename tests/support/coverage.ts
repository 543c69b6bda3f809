import { getStateNodes } from '@xstate/graph'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionKey } from './transitions.ts'

type Context = Record<string, unknown>

/**
 * What a set of paths has covered of one machine: states entered, transitions taken and what they changed, guards'
 * results.
 */
export class Coverage {
  private readonly entered = new Set<string>()
  /** By transition, the fields of the context that it changed. */
  private readonly changes = new Map<string, Set<string>>()
  private readonly answers = new Map<string, Set<boolean>>()
  private readonly machine: AnyStateMachine
  private last: { actor: unknown; context: Context } = { actor: null, context: {} }

  constructor(machine: AnyStateMachine) {
    this.machine = machine
  }

  /**
   * An `inspect` function for `createActor`. The transitions of a microstep are in `_transitions`, an internal field of
   * xstate.
   */
  inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
    const snapshot = event.snapshot as { machine?: AnyStateMachine; _nodes?: AnyStateNode[]; context?: Context }
    if (snapshot.machine?.id !== this.machine.id) return
    for (const node of snapshot._nodes ?? []) this.entered.add(node.id)
    const context = snapshot.context ?? {}
    const before = this.last.actor === event.actorRef ? this.last.context : context
    this.last = { actor: event.actorRef, context }
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions as AnyTransitionDefinition[]) {
      this.entered.add(transition.source.id)
      const key = transitionKey(transition)
      const changed = this.changes.get(key) ?? new Set<string>()
      this.changes.set(key, changed)
      for (const [field, value] of Object.entries(context)) if (value !== before[field]) changed.add(field)
    }
  }

  /** The machine with every guard's result recorded here. */
  listeningTo(machine: AnyStateMachine): AnyStateMachine {
    const guards = Object.entries(machine.implementations.guards).map(([name, guard]) => [
      name,
      (...args: unknown[]) => {
        const answer = Boolean((guard as (...args: unknown[]) => unknown)(...args))
        this.answers.set(name, (this.answers.get(name) ?? new Set()).add(answer))
        return answer
      },
    ])
    return machine.provide({ guards: Object.fromEntries(guards) })
  }

  changedBy(transition: AnyTransitionDefinition): string[] {
    return [...(this.changes.get(transitionKey(transition)) ?? [])].sort()
  }

  missedNodes(): string[] {
    // A history state is never active: it leads to another one.
    return allNodes(this.machine)
      .filter((node) => node.type !== 'history')
      .map((node) => node.id)
      .filter((id) => !this.entered.has(id))
  }

  missedTransitions(): string[] {
    const all = allNodes(this.machine).flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ])
    return all.map(transitionKey).filter((key) => !this.changes.has(key))
  }

  oneSidedGuards(): string[] {
    return Object.keys(this.machine.implementations.guards).filter((name) => this.answers.get(name)?.size !== 2)
  }
}

function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine)]
}
