import type { Model } from '#machines/model.ts'
import { type AnySnapshot, leavesOf } from './paths.ts'
import type { Cast, Stage } from './stage.ts'

/** Everything that walks a machine in this process: the machine with its ports, its specification, and the two brought together. */
export interface Workflow extends Cast {
  /** The folder under machines/. */
  name: string
  model: Model
  /** How each event of the specification is brought about on the real machine. */
  acts: Record<string, (stage: Stage) => void | Promise<void>>
  /** Events after which a path ends: what follows them cannot be driven, such as a listener that broke. */
  ends?: string[]
  /** What a visitor would see, as plain data to hold against the specification's looks. */
  see: (stage: Stage) => object
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
