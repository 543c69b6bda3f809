import type { AnyStateMachine } from 'xstate'
import { chartOf, type State } from '#tools/machine-charts/chart.ts'
import type { Word } from '#tools/machine-charts/words.ts'

/** The machine as a Mermaid `stateDiagram-v2`: states, regions, transitions with their events, guards and actions. */
export function mermaidOf(machine: AnyStateMachine): string {
  const { root, arrows } = chartOf(machine)
  const lines = [
    'stateDiagram-v2',
    ...stateLines(root, 1),
    ...arrows.flatMap(({ from, to, labels }) =>
      labels.map(({ phrases }) => `  ${idOf(from)} --> ${idOf(to)} : ${safe(textOf(phrases.flat()))}`),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function stateLines(state: State, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const id = idOf(state.id)
  const rows = state.rows.map(({ words }) => safe(textOf(words)))
  const final = state.kind === 'final' ? [`${indent}${id} --> [*]`] : []
  const named = `${indent}state "${safe(state.name)}" as ${id}`
  if (state.children.length === 0) return [named, ...rows.map((row) => `${indent}${id} : ${row}`), ...final]
  // Mermaid shows no text in a state with children, so its actions are in a note.
  const note =
    rows.length > 0
      ? [`${indent}note right of ${id}`, ...rows.map((row) => `${indent}  ${row}`), `${indent}end note`]
      : []
  return [`${named} {`, ...inside(state, depth + 1), `${indent}}`, ...note]
}

/** The children of a state; regions of a parallel state are separated by `--`. */
function inside(state: State, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const children = state.children.map((child) => stateLines(child, depth))
  return [
    ...(state.initial ? [`${indent}[*] --> ${idOf(state.initial)}`] : []),
    ...children.flatMap((lines, i) => (state.kind === 'parallel' && i > 0 ? [`${indent}--`, ...lines] : lines)),
  ]
}

/** Mermaid allows letters, digits and underscores; state ids contain dots. */
const idOf = (id: string) => id.replaceAll(/\W/g, '_')

function textOf(words: Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** Characters that would end a label in Mermaid, as its own entity codes. */
const safe = (text: string) =>
  text
    .replaceAll('#', '#35;')
    .replaceAll(';', (sign, at: number, whole: string) => (whole.slice(0, at).endsWith('#35') ? sign : '#59;'))
    .replaceAll('"', '#quot;')
    .replaceAll('{', '#123;')
    .replaceAll('}', '#125;')
