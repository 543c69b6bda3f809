import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { actionsOf, conditionOf, dutiesOf, triggerOf, type Word, word } from './words.ts'

/** A line in a state's box; `to` is the target state of a transition to one inside. */
export interface Row {
  words: Word[]
  to?: string
}

/** A state to draw. `rows` are its actions, then the events that it handles without leaving. */
export interface State {
  id: string
  name: string
  kind: AnyStateNode['type']
  isRegion: boolean
  description: string | undefined
  tags: string[]
  rows: Row[]
  /** The id of its initial child. */
  initial: string | undefined
  children: State[]
}

/** One transition's text: event and guard, then actions. */
export interface Label {
  /** Its index among all transitions of the machine, in the order of declaration. */
  order: number
  phrases: Word[][]
  description: string | undefined
}

/** All transitions from one state to another, in the order in which they are evaluated. */
export interface Arrow {
  from: string
  to: string
  labels: Label[]
}

export interface Chart {
  root: State
  arrows: Arrow[]
}

interface Step {
  from: string
  to: string | null
  trigger: Word[]
  condition: Word[]
  actions: Word[]
  description: string | undefined
}

/**
 * The content of a machine's diagram. `machine.definition` and xstate's directed graph leave out `always`, so the nodes
 * are traversed.
 */
export function chartOf(machine: AnyStateMachine): Chart {
  const steps = nodesIn(machine.root).flatMap(stepsOf)
  return { root: stateOf(machine.root, steps), arrows: arrowsOf(steps) }
}

export function statesIn(state: State): State[] {
  return [state, ...state.children.flatMap(statesIn)]
}

function nodesIn(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesIn)]
}

function stateOf(node: AnyStateNode, steps: Step[]): State {
  const staying = steps.filter(({ from, to }) => from === node.id && to === null)
  return {
    id: node.id,
    name: node.key,
    kind: node.type,
    isRegion: node.parent?.type === 'parallel',
    description: node.description,
    tags: node.tags,
    rows: [...dutiesOf(node), ...staying.map(rowOf)].map((words) => ({ words })),
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    children: Object.values(node.states).map((child) => stateOf(child, steps)),
  }
}

function rowOf({ trigger, condition, actions }: Step): Word[] {
  return [...trigger, ...condition, ...(actions.length > 0 ? actions : [word('keyword', '/ nothing')])]
}

function stepsOf(node: AnyStateNode): Step[] {
  const lists: AnyTransitionDefinition[][] = [node.always ?? [], ...node.transitions.values()]
  const steps = lists.flatMap((list) => list.flatMap((transition, i) => stepOf(transition, i > 0)))
  return grouped(steps, ({ trigger, ...consequence }) => JSON.stringify(consequence)).map(withOneLabel)
}

function stepOf(transition: AnyTransitionDefinition, isAlternative: boolean): Step[] {
  const targets = transition.target?.map(({ id }) => id) ?? [null]
  return targets.map((to) => ({
    from: transition.source.id,
    to,
    trigger: triggerOf(transition),
    condition: conditionOf(transition, isAlternative),
    actions: actionsOf(transition.actions),
    description: transition.description,
  }))
}

/** Events with identical transitions share their text: `PAGE_HIDDEN, PAGE_LEFT`. */
function withOneLabel(steps: [Step, ...Step[]]): Step {
  const triggers = steps.map(({ trigger }) => trigger)
  const commas = triggers
    .slice(0, -1)
    .map((words) => words.with(-1, { ...(words.at(-1) as Word), text: `${words.at(-1)?.text},` }))
  return { ...steps[0], trigger: [...commas, ...triggers.slice(-1)].flat() }
}

function arrowsOf(steps: Step[]): Arrow[] {
  const leaving = steps.flatMap(({ to, ...step }, order) => (to === null ? [] : [{ ...step, to, order }]))
  return grouped(leaving, ({ from, to }) => JSON.stringify([from, to])).map((group) => ({
    from: group[0].from,
    to: group[0].to,
    labels: group.map(({ order, trigger, condition, actions, description }) => ({
      order,
      phrases: [[...trigger, ...condition], actions],
      description,
    })),
  }))
}

function grouped<Item>(items: Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
