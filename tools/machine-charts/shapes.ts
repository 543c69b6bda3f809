import type { Place, Point } from './drawing.ts'

/** Pixels. */
const cornerRadius = 8
const headLength = 8
const headHalf = 4

/** A number rounded to half a pixel: finer differences aren't visible, and vary between processors. */
export const n = (value: number) => String(Math.round(value * 2) / 2)

export function rect(name: string, { x, y, width, height }: Place, radius: number): string {
  return `<rect class="${name}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}"/>`
}

/** A line of horizontal and vertical segments with rounded corners, and the arrowhead at its end. */
export function arrowLine(points: Point[]): string[] {
  const end = points.at(-1)
  const beforeEnd = points.at(-2)
  if (!end || !beforeEnd) return []
  const pieces = points.map((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before) return `M${at(point)}`
    if (!after) return `L${at(point)}`
    return `L${at(toward(point, before))}Q${at(point)} ${at(toward(point, after))}`
  })
  return [`<path class="wire" d="${pieces.join('')}"/>`, `<path class="head" d="${head(beforeEnd, end)}"/>`]
}

/** A corner's rounding starts here: at most half way to the next corner. */
function toward(corner: Point, next: Point): Point {
  const dx = next.x - corner.x
  const dy = next.y - corner.y
  const share = Math.min(cornerRadius / (Math.abs(dx) + Math.abs(dy)), 0.5)
  return { x: corner.x + dx * share, y: corner.y + dy * share }
}

function head(from: Point, tip: Point): string {
  const dx = Math.sign(Math.round(tip.x - from.x))
  const dy = Math.sign(Math.round(tip.y - from.y))
  const back = { x: tip.x - headLength * dx, y: tip.y - headLength * dy }
  const left = { x: back.x - headHalf * dy, y: back.y - headHalf * dx }
  const right = { x: back.x + headHalf * dy, y: back.y + headHalf * dx }
  return `M${at(tip)}L${at(left)}L${at(right)}Z`
}

const at = ({ x, y }: Point) => `${n(x)} ${n(y)}`
