import { join } from 'node:path'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Model } from '#machines/model.ts'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { camelCase, kebabCase } from '#tools/machine-charts/names.ts'

/** A workflow in the list: what it is, how large, and which ones it invokes. */
export interface Workflow {
  /** The folder under machines/, in kebab-case. */
  name: string
  machine: AnyStateMachine
  model: Model
  /** One sentence, from the machine's description. */
  summary: string
  states: number
  transitions: number
  /** Names of the workflows that it invokes, sorted. */
  invokes: string[]
  /** Names of the workflows that invoke it, sorted. */
  invokedBy: string[]
}

export const root = join(import.meta.dirname, '../../..')

/** Every machine of the repository in alphabetical order. */
export async function workflows(): Promise<Workflow[]> {
  const files = await machineFiles()
  const invoked = new Map(files.map(({ name, machine }) => [name, machinesInvokedBy(machine)]))
  return Promise.all(
    files.map(async ({ name, machine }) => {
      const states = statesOf(machine.root)
      return {
        name,
        machine,
        model: await modelOf(name),
        summary: machine.root.description ?? '',
        states: states.length - 1,
        transitions: states.flatMap(transitionsFrom).length,
        invokes: invoked.get(name) ?? [],
        invokedBy: [...invoked].flatMap(([other, children]) => (children.includes(name) ? [other] : [])),
      }
    }),
  )
}

/** A state node and all its descendants, the node itself first. */
export function statesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)]
}

/** `machine.definition` leaves `always` out. */
const transitionsFrom = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

function machinesInvokedBy(machine: AnyStateMachine): string[] {
  const names = statesOf(machine.root).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => childName(machine, src) ?? []),
  )
  return [...new Set(names)].sort()
}

/** The workflow that an invoke starts; null when it is a call or a listener. */
export function childName(machine: AnyStateMachine, src: unknown): string | null {
  const logic = (typeof src === 'string' ? machine.implementations.actors[src] : src) as AnyStateMachine | undefined
  return logic && '__xstatenode' in logic ? kebabCase(logic.id) : null
}

async function modelOf(name: string): Promise<Model> {
  const exported = (await import(`../../../machines/${name}/${name}.model.ts`)) as Record<string, Model>
  const model = exported[`${camelCase(name)}Model`]
  if (!model) throw new Error(`machines/${name}/${name}.model.ts does not export ${camelCase(name)}Model`)
  return model
}
