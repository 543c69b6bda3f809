import type { Arrow, State } from './chart.ts'
import { widthOf } from './metrics.ts'
import { type } from './style.ts'
import { type Line, prose, runsOf, sizeOf, wrapped } from './text.ts'

/** All values in pixels. */
export const boxInset = { x: 14, y: 10 }
/** Padding above and below the line between a state's name and its actions. */
export const ruleGap = 7
const rowWidth = 240
const proseWidth = 640
/** Later lines of a list of actions are indented to the first action, right of the slash. */
const hang = 7

/** A tag's pill, positioned from the left side of its state's box. */
export interface Pill {
  text: string
  x: number
  width: number
}

/** The text of a state's box, and its size. */
export interface Box {
  head: Line[]
  pills: Pill[]
  rows: Line[]
  width: number
  height: number
}

export function boxOf(state: State, isRoot: boolean): Box {
  const head = isRoot
    ? [
        ...wrapped(prose(state.name, 'title'), proseWidth),
        ...wrapped(prose(state.description ?? '', 'prose'), proseWidth),
      ]
    : wrapped(prose(state.name, 'name'), rowWidth)
  const rows = state.rows.flatMap(({ words, to }) =>
    wrapped(runsOf(words), rowWidth, hang).map((line) => ({ ...line, to })),
  )
  const pills = pillsOf(state.tags, boxInset.x + (head[0]?.width ?? 0) + 10)
  const last = pills.at(-1)
  const right = Math.max(boxInset.x + sizeOf([...head, ...rows]).width, last ? last.x + last.width : 0)
  return {
    head,
    pills,
    rows,
    width: Math.ceil(right + boxInset.x),
    height: 2 * boxInset.y + sizeOf(head).height + (rows.length > 0 ? 2 * ruleGap + sizeOf(rows).height : 0),
  }
}

function pillsOf(tags: string[], left: number): Pill[] {
  const widths = tags.map((tag) => Math.ceil(widthOf(tag, type.tag.size)) + 14)
  return tags.map((text, i) => ({
    text,
    x: Math.ceil(left) + widths.slice(0, i).reduce((sum, width) => sum + width + 5, 0),
    width: widths[i] ?? 0,
  }))
}

const plateWidth = 178
const plateInset = { x: 6, y: 3 }
const blockGap = 6

/** The text on an arrow: a block for each transition, positioned from its top left corner. */
export interface LabelPlate {
  blocks: { lines: Line[]; x: number; y: number }[]
  width: number
  height: number
}

export function plateOf(arrow: Arrow): LabelPlate {
  let y = plateInset.y
  let width = 0
  const blocks = arrow.labels.map(({ phrases }) => {
    const lines = phrases.flatMap((phrase, i) => wrapped(runsOf(phrase), plateWidth, i > 0 ? hang : 0))
    const block = { lines, x: plateInset.x, y }
    width = Math.max(width, sizeOf(lines).width)
    y += sizeOf(lines).height + blockGap
    return block
  })
  return { blocks, width: width + 2 * plateInset.x, height: y - blockGap + plateInset.y }
}
