import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** What was observed while a machine's paths ran and isn't in its chart. */
export interface Observed {
  /** The fields of the context that a transition changed. */
  changedBy(transition: AnyTransitionDefinition): string[]
  /** The input of actors and effects, in the order of the paths. */
  inputs: Map<string, Set<string>>
}

const mostInputs = 4

/**
 * A machine as text for reviewers, one line each, sorted:
 *
 *     state  EVENT [guard] → target / actions ⇒ fields of the context that changed
 *     state  initial child; #tag; invoke actor; enter / actions
 *     actor  is given {"input":"of a run"}
 *
 * Several transitions of one event keep their order as numbers. Delays come with their milliseconds.
 */
export function transitionLines(machine: AnyStateMachine, observed: Observed): string {
  const nodes = [machine.root, ...descendants(machine.root)]
  const lines = nodes.flatMap((node) => [...stateLines(node), ...edgeLines(node, machine, observed)])
  const given = [...observed.inputs].flatMap(([name, inputs]) =>
    [...inputs].slice(0, mostInputs).map((input) => `${name}  is given ${input}`),
  )
  return `${[...lines.sort(), ...given.sort()].join('\n')}\n`
}

/** Identifies a transition of a machine. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const guard = typeof transition.guard === 'object' ? (transition.guard as { type: string }).type : transition.guard
  const targets = transition.target?.map((node) => node.id).join(',') ?? 'stays'
  return `${transition.source.id} ${transition.eventType || 'always'} ${guard ? `[${guard}] ` : ''}→ ${targets}`
}

function descendants(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)])
}

function stateLines(node: AnyStateNode): string[] {
  const facts = [
    ...(node.type === 'final' || node.type === 'parallel' || node.type === 'history' ? [node.type] : []),
    ...initialOf(node),
    ...node.tags.map((tag) => `#${tag}`),
    ...node.invoke.map((invoke) => `invoke ${invoke.id}`),
    ...actionsText('enter', node.entry),
    ...actionsText('exit', node.exit),
  ]
  return facts.length > 0 ? [`${nameOf(node)}  ${facts.join('; ')}`] : []
}

function initialOf(node: AnyStateNode): string[] {
  const target = node.type === 'compound' ? node.initial.target[0] : undefined
  return target ? [`initial ${target.key}`] : []
}

function edgeLines(node: AnyStateNode, machine: AnyStateMachine, observed: Observed): string[] {
  const byEvent = [...node.transitions.values(), node.always ?? []]
  return byEvent.flatMap((transitions) =>
    transitions.map((transition, index) => {
      const event = transition.eventType ? eventText(transition, machine) : 'always'
      const changed = observed.changedBy(transition)
      return [
        `${nameOf(node)}  ${event}`,
        ...(transitions.length > 1 ? [`${index + 1}.`] : []),
        ...(transition.guard ? [`[${labelOf(transition.guard)}]`] : []),
        `→ ${transition.target?.map(nameOf).join(', ') ?? 'stays'}`,
        ...(transition.reenter ? ['(re-entered)'] : []),
        ...actionsText('/', transition.actions),
        ...(changed.length > 0 ? [`⇒ ${changed.join(', ')}`] : []),
      ].join(' ')
    }),
  )
}

/** `xstate.after.slow.gate.waiting` → `after slow (3000 ms)`; `xstate.done.actor.call` → `call done`. */
function eventText({ eventType }: AnyTransitionDefinition, machine: AnyStateMachine): string {
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1]
  if (delay) {
    const value = machine.implementations.delays[delay]
    return `after ${delay} (${typeof value === 'number' ? `${value} ms` : 'computed'})`
  }
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? []
  if (actor) return `${actor} ${outcome === 'done' ? 'done' : 'failed'}`
  return eventType.replace(/^xstate\.done\.state\..*$/, 'done')
}

function actionsText(prefix: string, actions: readonly unknown[]): string[] {
  const names = actions.map(labelOf).filter((name) => !name.startsWith('xstate.'))
  return names.length > 0 ? [`${prefix} ${names.join(', ')}`] : []
}

/** A guard's or an action's name, with its parameters when they are literals. */
function labelOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, params } = named as { type?: string; params?: unknown }
  const given = params === undefined || typeof params === 'function' ? '' : `(${JSON.stringify(params)})`
  return `${type ?? 'inline'}${given}`
}

function nameOf(node: AnyStateNode): string {
  return node.path.length === 0 ? '(root)' : node.path.join('.')
}
