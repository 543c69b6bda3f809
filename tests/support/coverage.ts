import { getStateNodes } from '@xstate/graph'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

/** What a set of walks has seen of one machine: nodes entered, transitions taken, each guard's answers. */
export class Coverage {
  private readonly entered = new Set<string>()
  private readonly taken = new Set<string>()
  private readonly answers = new Map<string, Set<boolean>>()
  private readonly machine: AnyStateMachine

  constructor(machine: AnyStateMachine) {
    this.machine = machine
  }

  /** Hand this to `createActor`. Which transitions a microstep took is in `_transitions`, a field that xstate does not promise. */
  inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return
    const snapshot = event.snapshot as { machine?: AnyStateMachine; _nodes?: AnyStateNode[] }
    if (snapshot.machine?.id !== this.machine.id) return
    for (const node of snapshot._nodes ?? []) this.entered.add(node.id)
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions as AnyTransitionDefinition[]) {
      this.taken.add(keyOf(transition))
      this.entered.add(transition.source.id)
    }
  }

  /** The machine with every guard's answer written down here. */
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

  missedNodes(): string[] {
    return allNodes(this.machine)
      .map((node) => node.id)
      .filter((id) => !this.entered.has(id))
  }

  missedTransitions(): string[] {
    const all = allNodes(this.machine).flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ])
    return all.map(keyOf).filter((key) => !this.taken.has(key))
  }

  oneSidedGuards(): string[] {
    return Object.keys(this.machine.implementations.guards).filter((name) => this.answers.get(name)?.size !== 2)
  }
}

function allNodes(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...getStateNodes(machine)]
}

function keyOf(transition: AnyTransitionDefinition): string {
  const guard = typeof transition.guard === 'object' ? (transition.guard as { type: string }).type : transition.guard
  const targets = transition.target?.map((node) => node.id).join(',') ?? 'stays'
  return `${transition.source.id} ${transition.eventType || 'always'} ${guard ? `[${guard}] ` : ''}→ ${targets}`
}
