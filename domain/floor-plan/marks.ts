import type { PlanArea, PlanFixture, PlanRoom } from './plan.ts'

export type PlanBox = PlanArea

/** A shape of a drawing; its kind says how it's painted. */
export interface Mark {
  kind: MarkKind
  /** Of an SVG path. */
  d: string
}

export type MarkKind =
  | `floor-${PlanRoom['kind']}`
  | `fixture-${PlanFixture['kind']}`
  | 'wall'
  | 'railing'
  | 'window'
  | 'leaf'
  | 'swing'
  | 'overhead'
  | 'treads'
  | 'direction'
  | 'detail'

/** Units of a drawing for each foot. */
export const scale = 10

/** As short as it may be written. */
export const shortNumber = (value: number) => String(Math.round(value * 10) / 10)

export function boxPath({ x, y, width, depth }: PlanBox): string {
  return `M${shortNumber(x)} ${shortNumber(y)}h${shortNumber(width)}v${shortNumber(depth)}h${shortNumber(-width)}z`
}

export function ellipsePath(x: number, y: number, across: number, down: number): string {
  const radii = `${shortNumber(across)} ${shortNumber(down)}`
  return `M${shortNumber(x - across)} ${shortNumber(y)}a${radii} 0 1 0 ${shortNumber(2 * across)} 0a${radii} 0 1 0 ${shortNumber(-2 * across)} 0z`
}

export function inset({ x, y, width, depth }: PlanBox, by: number): PlanBox {
  return { x: x + by, y: y + by, width: width - 2 * by, depth: depth - 2 * by }
}

/** The smallest box around them. */
export function boundsOf(boxes: PlanBox[]): PlanBox {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    depth: Math.max(...boxes.map((box) => box.y + box.depth)) - y,
  }
}
