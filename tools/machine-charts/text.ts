import { widthOf } from './metrics.ts'
import { type Style, type } from './style.ts'
import type { Word } from './words.ts'

/** A piece of text in one style; a glued one stays on the line of the previous piece. */
export interface Run {
  text: string
  style: Style
  isGlued?: boolean
  workflow?: string
}

/** One line of text; `indent` is its distance from the block's left side. All values in pixels. */
export interface Line {
  runs: Run[]
  indent: number
  width: number
  height: number
  /** The target state, when the line describes a transition. */
  to?: string | undefined
}

export const runsOf = (words: Word[]): Run[] => words.map(({ tone, ...word }) => ({ ...word, style: tone }))
export const prose = (text: string, style: Style): Run[] => text.split(/\s+/).map((part) => ({ text: part, style }))

/** Wraps between words only; later lines are indented by `hang` pixels. */
export function wrapped(words: Run[], maxWidth: number, hang = 0): Line[] {
  const lines: Line[] = []
  for (const runs of unbreakable(words)) {
    const last = lines.at(-1)
    const width = widthOfRuns([...(last?.runs ?? []), ...runs])
    if (last && last.indent + width <= maxWidth) {
      Object.assign(last, { runs: [...last.runs, ...runs], width: last.indent + width })
    } else {
      const indent = last ? hang : 0
      const height = Math.max(...runs.map(({ style }) => type[style].leading))
      lines.push({ runs, indent, width: indent + widthOfRuns(runs), height })
    }
  }
  return lines
}

export function sizeOf(lines: Line[]): { width: number; height: number } {
  return {
    width: Math.ceil(Math.max(0, ...lines.map(({ width }) => width))),
    height: lines.reduce((sum, { height }) => sum + height, 0),
  }
}

function unbreakable(words: Run[]): Run[][] {
  const pieces: Run[][] = []
  for (const word of words) {
    if (word.isGlued) pieces.at(-1)?.push(word)
    else pieces.push([word])
  }
  return pieces
}

function widthOfRuns(runs: Run[]): number {
  return runs.reduce((sum, { text, style }, i) => {
    const { size, isBold } = type[style]
    return sum + widthOf(i > 0 ? ` ${text}` : text, size, isBold)
  }, 0)
}
