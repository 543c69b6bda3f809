import type { PlanArea, PlanFixture, PlanRoom } from './plan.ts'

export type Box = PlanArea

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
export const number = (value: number) => String(Math.round(value * 10) / 10)

export function boxPath({ x, y, width, depth }: Box): string {
  return `M${number(x)} ${number(y)}h${number(width)}v${number(depth)}h${number(-width)}z`
}

export function ellipsePath(x: number, y: number, across: number, down: number): string {
  const radii = `${number(across)} ${number(down)}`
  return `M${number(x - across)} ${number(y)}a${radii} 0 1 0 ${number(2 * across)} 0a${radii} 0 1 0 ${number(-2 * across)} 0z`
}

export function inset({ x, y, width, depth }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, depth: depth - 2 * by }
}

/** The smallest box around them. */
export function boundsOf(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    depth: Math.max(...boxes.map((box) => box.y + box.depth)) - y,
  }
}
