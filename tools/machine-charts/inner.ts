import { type Arrow, type Chart, type Label, type Row, type State, statesIn } from './chart.ts'
import { glued, word } from './words.ts'

/**
 * The chart with some arrows written as rows of their source state. A transition to a state inside its source is always
 * a row: as an arrow it would start at the state's border and cross its name and rows.
 */
export function withRows({ root, arrows }: Chart, isWritten: (arrow: Arrow) => boolean = () => false): Chart {
  const states = statesIn(root)
  const nameOf = (id: string) => states.find((state) => state.id === id)?.name ?? id
  // Outside of the state, an ambiguous name is given with that of its parent.
  const fullName = (id: string) => {
    const name = nameOf(id)
    const isShared = states.filter((state) => state.name === name).length > 1
    return isShared ? `${nameOf(parentOf(id))}.${name}` : name
  }
  const written = arrows.filter((arrow) => isInner(arrow) || isWritten(arrow))
  const rowsOf = (id: string) =>
    written
      .filter(({ from }) => from === id)
      .flatMap((arrow) => arrow.labels.map((label) => ({ arrow, label })))
      .sort((one, other) => one.label.order - other.label.order)
      .map(({ arrow, label }) => rowFor(arrow.to, isInner(arrow) ? nameOf(arrow.to) : fullName(arrow.to), label))
  const withOwnRows = (state: State): State => ({
    ...state,
    rows: [...state.rows, ...rowsOf(state.id)],
    children: state.children.map(withOwnRows),
  })
  return { root: withOwnRows(root), arrows: arrows.filter((arrow) => !written.includes(arrow)) }
}

/**
 * The same with fewer arrows, for a chart that would be too wide: arrows across a state's border and arrows to a state
 * with this many incoming ones become rows.
 */
export function withFewArrows(chart: Chart, sources: number): Chart {
  const from = new Map<string, Set<string>>()
  for (const arrow of chart.arrows)
    if (!isInner(arrow)) from.set(arrow.to, (from.get(arrow.to) ?? new Set()).add(arrow.from))
  return withRows(
    chart,
    (arrow) => parentOf(arrow.from) !== parentOf(arrow.to) || (from.get(arrow.to)?.size ?? 0) >= sources,
  )
}

export const parentOf = (id: string) => id.slice(0, Math.max(0, id.lastIndexOf('.')))

const isInner = ({ from, to }: Arrow) => to.startsWith(`${from}.`)

function rowFor(to: string, name: string, { phrases: [trigger = [], actions = []] }: Label): Row {
  return { words: [...trigger, word('keyword', '→'), glued('event', name), ...actions], to }
}
