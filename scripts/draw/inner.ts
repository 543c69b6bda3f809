import { type Chart, type Label, type Row, type State, statesIn } from './chart.ts'
import { glued, word } from './words.ts'

/**
 * The chart with what leads from a state to one inside it written among the state's own rows: as an arrow it would begin at the
 * state's border and cross its name and its rows.
 */
export function withInnerRows({ root, arrows }: Chart): Chart {
  const nameOf = new Map(statesIn(root).map(({ id, name }) => [id, name]))
  const inner = arrows.filter(({ from, to }) => to.startsWith(`${from}.`))
  const rowsOf = (id: string) =>
    inner
      .filter(({ from }) => from === id)
      .flatMap(({ to, labels }) => labels.map((label) => ({ to, label })))
      .sort((one, other) => one.label.order - other.label.order)
      .map(({ to, label }) => rowFor(to, nameOf.get(to) ?? to, label))
  const written = (state: State): State => ({
    ...state,
    rows: [...state.rows, ...rowsOf(state.id)],
    children: state.children.map(written),
  })
  return { root: written(root), arrows: arrows.filter((arrow) => !inner.includes(arrow)) }
}

function rowFor(to: string, name: string, { phrases: [trigger = [], actions = []] }: Label): Row {
  return { words: [...trigger, word('keyword', '→'), glued('event', name), ...actions], to }
}
