import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionKey } from '#tests/support/transitions.ts'
import { actionsOf, conditionOf, dutiesOf, triggerOf, type Word } from '#tools/machine-charts/words.ts'
import { childName, statesOf } from './catalog.ts'

export interface TransitionData {
  /** Unique for each transition, also for two with equal keys. */
  id: string
  /** Identifies a transition of a machine; a simulation's frames refer to it. */
  key: string
  text: string
  /** Ids of its target states; empty for a transition without a target. */
  to: string[]
  description: string
  /** Requirements that a path through it proves. */
  requirements: string[]
  /** How many of the specification's paths take it. */
  paths: number
  /** How many of the browser paths take it; null for a machine that no browser runs. */
  browserPaths: number | null
}

export interface StateData {
  id: string
  name: string
  depth: number
  kind: string
  description: string
  tags: string[]
  /** Entry and exit actions, and invoked actors, each with its workflow. */
  duties: { text: string; workflow: string | null }[]
  transitions: TransitionData[]
}

/** The data of a chart without the evidence of the paths. */
export interface ChartData {
  id: string
  /** The committed drawing without its own colors. */
  svg: string
  stateList: StateData[]
}

/** The evidence for a transition, by its key. */
export type TransitionEvidence = Map<string, { paths: number; browserPaths: number | null; requirements: Set<string> }>

/** The data of a machine's page and its drawing; `svg` is the output of `drawn` in tools/machine-charts. */
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
