import type { EventObject } from 'xstate'
import type { Model } from '#machines/model.ts'
import type { AnySnapshot, Path } from './paths.ts'
import type { Cast, Stage } from './stage.ts'

/** Everything that walks a machine in this process: the machine with its ports, its specification, and the two brought together. */
export interface Workflow extends Cast {
  /** The folder under machines/. */
  name: string
  model: Model
  /** How each event of the specification is brought about on the real machine. */
  acts: Record<string, (stage: Stage) => void | Promise<void>>
  /** What a visitor would see, as plain data to hold against the specification's looks. */
  see: (stage: Stage) => object
  /** How the machine is started for the recorded walk, and what can happen to it there. */
  recorded: {
    inputs: Record<string, unknown>
    cases: Record<string, { done?: unknown[]; error?: unknown[]; tells?: EventObject[] }>
    events: EventObject[]
    /** Where the recorded walk goes no further, because counting on would show nothing new. */
    // biome-ignore lint/suspicious/noExplicitAny: each machine has a context of its own.
    enough?: (context: any) => boolean
  }
}

/** What the specification says is seen in a state of its chart. */
export function lookOf(model: Model, state: AnySnapshot): object {
  const looks = leavesOf(state).map((id) => {
    const look = model.looks[id]
    if (!look) throw new Error(`the specification ${model.chart.id} does not say what ${id} looks like`)
    return typeof look === 'function' ? look(state.context) : look
  })
  return Object.assign({}, ...looks)
}

export function leavesOf(state: AnySnapshot): string[] {
  return state._nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.id)
}

/** Walks one path of the specification on a stage; `check` is called where the visitor stands still and looks. */
export async function walk(
  workflow: Workflow,
  path: Path,
  stage: Stage,
  settled: () => Promise<void>,
  check: (seen: object, expected: object, state: AnySnapshot) => void,
): Promise<void> {
  for (const { event, state } of path) {
    const act = workflow.acts[event.type]
    if (!act) throw new Error(`${workflow.name} has no act for ${event.type}`)
    await act(stage)
    await settled()
    check(workflow.see(stage), lookOf(workflow.model, state), state)
  }
}
