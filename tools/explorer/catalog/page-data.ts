import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import type { Ports } from '#tests/support/harness.ts'
import { camelCase } from '#tools/machine-charts/names.ts'
import { readReport } from '../../../scripts/repository/requirements.ts'
import { browserCounts, walksOf } from './browser-paths.ts'
import { root, type Workflow } from './catalog.ts'
import { type ChartData, chartDataOf, type TransitionEvidence } from './chart-data.ts'
import { type MutantData, mutantsIn } from './mutants.ts'
import { type Pictures, picturesOf } from './pictures.ts'
import { type PathStep, recordedPaths } from './recordings.ts'

/** A row in the list of machines. */
export interface MachineEntry {
  name: string
  summary: string
  states: number
  transitions: number
  requirements: string[]
  invokes: string[]
  invokedBy: string[]
}

export interface RequirementData {
  id: string
  sentence: string
  /** Test files that mention the id, with the number of tests. */
  tests: { file: string; count: number }[]
}

export interface MachineData extends MachineEntry, ChartData {
  /** The machine's description as HTML. */
  story: string
  requirementList: RequirementData[]
  ports: Ports
  effects: string[]
  paths: PathStep[][]
  pictures: Pictures
  /** The result of the last `npm run mutate`; null when there was none. */
  mutants: MutantData | null
}

export function entryOf({ name, summary, states, transitions, model, invokes, invokedBy }: Workflow): MachineEntry {
  return { name, summary, states, transitions, requirements: model.requirements, invokes, invokedBy }
}

/** Everything on a machine's page besides the machine itself. */
export async function machineData(workflow: Workflow): Promise<MachineData> {
  const { name, model } = workflow
  const driver = await driverOf(name)
  const paths = (await recordedPaths(driver)).map(({ steps }) => steps)
  const walks = await walksOf(name)
  const evidence = evidenceOf(paths, browserCounts(walks, paths))
  return {
    ...entryOf(workflow),
    ...(await chartData(workflow, evidence)),
    story: await storyHtml(await fileOf(name, 'md')),
    requirementList: await requirementsOf(model.requirements),
    ports: driver.ports,
    effects: driver.effects,
    paths,
    pictures: picturesOf(name, walks, paths),
    mutants: await mutantsIn(name),
  }
}

export async function chartData({ name, machine }: Workflow, evidence?: TransitionEvidence): Promise<ChartData> {
  return chartDataOf(machine, await fileOf(name, 'svg'), evidence)
}

const fileOf = (name: string, kind: string) => readFile(join(root, `machines/${name}/${name}.${kind}`), 'utf8')

async function driverOf(name: string): Promise<ActorDriver> {
  const exported = (await import(`../../../tests/drivers/${name}/${name}.actor.ts`)) as Record<string, ActorDriver>
  const driver = exported[camelCase(name)]
  if (!driver) throw new Error(`tests/drivers/${name}/${name}.actor.ts does not export ${camelCase(name)}`)
  return driver
}

/** Per transition of the machine: how many paths take it, and what they prove. */
function evidenceOf(paths: PathStep[][], inBrowser: Map<string, number> | null): TransitionEvidence {
  const evidence: TransitionEvidence = new Map()
  for (const path of paths) {
    for (const key of new Set(path.flatMap(({ takes }) => takes))) {
      const browserPaths = inBrowser && (inBrowser.get(key) ?? 0)
      const known = evidence.get(key) ?? { paths: 0, browserPaths, requirements: new Set() }
      evidence.set(key, known)
      known.paths++
      for (const { takes, requirements } of path)
        if (takes.includes(key)) for (const id of requirements) known.requirements.add(id)
    }
  }
  return evidence
}

/** The title and the drawing are elsewhere on the page; links between descriptions lead to the machines' pages. */
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
