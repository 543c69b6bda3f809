import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionKey } from '#tests/support/transitions.ts'
import { actionsOf, conditionOf, dutiesOf, triggerOf, type Word } from '#tools/machine-charts/words.ts'
import { childName, statesOf } from './catalog.ts'

export interface TransitionData {
  /** Unlike the key, each transition has one of its own, also where two look the same. */
  id: string
  /** Tells transitions of a machine apart; a simulation's frames name them by it. */
  key: string
  text: string
  /** Ids of the states that it leads to; empty when it stays. */
  to: string[]
  description: string
  /** Requirements that a path proves with it. */
  requirements: string[]
  /** How many of the specification's paths take it. */
  paths: number
  /** How many of those that are walked in a browser do; null for a machine that no browser runs. */
  browserPaths: number | null
}

export interface StateData {
  id: string
  name: string
  depth: number
  kind: string
  description: string
  tags: string[]
  /** What it does on entry and exit, and what it invokes, each with the workflow that this is. */
  duties: { text: string; workflow: string | null }[]
  transitions: TransitionData[]
}

/** What a chart needs, without what the paths prove. */
export interface ChartData {
  id: string
  /** The committed drawing without its own colors. */
  svg: string
  stateList: StateData[]
}

/** What is known of a transition by its key. */
export type TransitionEvidence = Map<string, { paths: number; browserPaths: number | null; requirements: Set<string> }>

/** What a page shows of a machine and its drawing; `svg` is what `drawn` of tools/machine-charts made. */
export function chartDataOf(
  machine: AnyStateMachine,
  svg: string,
  evidence: TransitionEvidence = new Map(),
): ChartData {
  return {
    id: machine.id,
    svg: svg
      .replace(/<style>[\s\S]*?<\/style>\n/, '')
      .replace('role="img"', 'role="group"')
      .replace(/href="\.\.\/([\w-]+)\/\1\.svg"/g, 'href="/machines/$1"'),
    stateList: statesOf(machine.root).map((node) => stateData(node, machine, evidence)),
  }
}

function stateData(node: AnyStateNode, machine: AnyStateMachine, evidence: TransitionEvidence): StateData {
  const invoked = new Map(node.invoke.map(({ id, src }) => [id, childName(machine, src)]))
  return {
    id: node.id,
    name: node.key,
    depth: node.path.length,
    kind: node.type,
    description: node.description ?? '',
    tags: node.tags,
    duties: dutiesOf(node).map((words) => ({
      text: textOf(words),
      workflow: words.map(({ text }) => invoked.get(text)).find(Boolean) ?? null,
    })),
    transitions: [...node.transitions.values(), node.always ?? []]
      .flatMap((alternatives) =>
        alternatives.map((transition, index) => transitionData(transition, index > 0, evidence)),
      )
      .map((transition, index) => ({ id: `${node.id} ${index}`, ...transition })),
  }
}

function transitionData(
  transition: AnyTransitionDefinition,
  isAlternative: boolean,
  evidence: TransitionEvidence,
): Omit<TransitionData, 'id'> {
  const key = transitionKey(transition)
  const known = evidence.get(key)
  return {
    key,
    text: textOf([
      ...triggerOf(transition),
      ...conditionOf(transition, isAlternative),
      ...actionsOf(transition.actions),
    ]),
    to: transition.target?.map(({ id }) => id) ?? [],
    description: transition.description ?? '',
    requirements: [...(known?.requirements ?? [])].sort(),
    paths: known?.paths ?? 0,
    browserPaths: known?.browserPaths ?? null,
  }
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')
