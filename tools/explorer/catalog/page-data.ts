import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import type { Ports } from '#tests/support/stage.ts'
import { transitionKey } from '#tests/support/transitions.ts'
import { camelCase } from '../../../scripts/draw/machines.ts'
import { actionsOf, conditionOf, dutiesOf, triggerOf, type Word } from '../../../scripts/draw/words.ts'
import { readReport } from '../../../scripts/house/requirements.ts'
import { childName, root, statesOf, type Workflow } from './catalog.ts'
import { type PathStep, recordedPaths } from './recordings.ts'

/** A line of the list of machines. */
export interface MachineEntry {
  name: string
  summary: string
  states: number
  transitions: number
  requirements: string[]
  invokes: string[]
  invokedBy: string[]
}

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

export interface RequirementData {
  id: string
  sentence: string
  /** Test files that carry the id, with how many tests do. */
  tests: { file: string; count: number }[]
}

/** What a chart needs, without what the paths prove. */
export interface ChartData {
  id: string
  /** The committed drawing without its own colors. */
  svg: string
  stateList: StateData[]
}

export interface MachineData extends MachineEntry, ChartData {
  /** The story as HTML. */
  story: string
  requirementList: RequirementData[]
  ports: Ports
  effects: string[]
  paths: PathStep[][]
}

export function entryOf({ name, summary, states, transitions, model, invokes, invokedBy }: Workflow): MachineEntry {
  return { name, summary, states, transitions, requirements: model.requirements, invokes, invokedBy }
}

/** Everything that a machine's page shows, besides the machine itself. */
export async function machineData(workflow: Workflow): Promise<MachineData> {
  const { name, model } = workflow
  const driver = await driverOf(name)
  const paths = (await recordedPaths(driver)).map(({ steps }) => steps)
  const evidence = evidenceOf(paths)
  return {
    ...entryOf(workflow),
    ...(await chartData(workflow, evidence)),
    story: await storyHtml(await fileOf(name, 'md')),
    requirementList: await requirementsOf(model.requirements),
    ports: driver.ports,
    effects: driver.effects,
    paths,
  }
}

export async function chartData({ name, machine }: Workflow, evidence: Evidence = new Map()): Promise<ChartData> {
  return {
    id: machine.id,
    svg: (await fileOf(name, 'svg'))
      .replace(/<style>[\s\S]*?<\/style>\n/, '')
      .replace('role="img"', 'role="group"')
      .replace(/href="\.\.\/([\w-]+)\/\1\.svg"/g, 'href="/machines/$1"'),
    stateList: statesOf(machine.root).map((node) => stateData(node, machine, evidence)),
  }
}

const fileOf = (name: string, kind: string) => readFile(join(root, `machines/${name}/${name}.${kind}`), 'utf8')

async function driverOf(name: string): Promise<ActorDriver> {
  const exported = (await import(`../../../tests/drivers/${name}/${name}.actor.ts`)) as Record<string, ActorDriver>
  const driver = exported[camelCase(name)]
  if (!driver) throw new Error(`tests/drivers/${name}/${name}.actor.ts does not export ${camelCase(name)}`)
  return driver
}

type Evidence = Map<string, { paths: number; requirements: Set<string> }>

/** Per transition of the machine: how many paths take it, and what they prove when they do. */
function evidenceOf(paths: PathStep[][]): Evidence {
  const evidence: Evidence = new Map()
  for (const path of paths) {
    for (const key of new Set(path.flatMap(({ takes }) => takes))) {
      const known = evidence.get(key) ?? { paths: 0, requirements: new Set() }
      evidence.set(key, known)
      known.paths++
      for (const { takes, requirements } of path)
        if (takes.includes(key)) for (const id of requirements) known.requirements.add(id)
    }
  }
  return evidence
}

function stateData(node: AnyStateNode, machine: AnyStateMachine, evidence: Evidence): StateData {
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
  evidence: Evidence,
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
  }
}

const textOf = (words: Word[]) => words.map(({ text }) => text).join(' ')

/** The title and the picture stand elsewhere on the page; links between stories lead to the machines' pages. */
async function storyHtml(markdown: string): Promise<string> {
  const text = markdown
    .replace(/^# .*\n/, '')
    .replace(/!\[[^\]]*\]\([^)]*\.svg\)\n?/, '')
    .replace(/\]\(\.\.\/([\w-]+)\/\1\.md\)/g, '](/machines/$1)')
  return marked.parse(text)
}

let report: ReturnType<typeof readReport> | undefined

async function requirementsOf(ids: string[]): Promise<RequirementData[]> {
  report ??= readReport(root)
  const { requirements, tested } = await report
  return ids.map((id) => {
    const files = (tested.get(id) ?? []).map(({ file }) => file)
    return {
      id,
      sentence: requirements.find((each) => each.id === id)?.sentence ?? '',
      tests: [...new Set(files)].map((file) => ({ file, count: files.filter((each) => each === file).length })),
    }
  })
}
