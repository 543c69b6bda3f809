import type { Box, LabelPlate } from './box.ts'
import type { Arrow, State } from './chart.ts'

export interface Point {
  x: number
  y: number
}
export interface Place extends Point {
  width: number
  height: number
}
export interface PlacedState extends Place {
  state: State
  box: Box
  /** Where its name and rows are, if not in its top left corner. */
  heading: Place | null
}
export interface PlacedArrow {
  arrow: Arrow
  points: Point[]
  plate: LabelPlate & Place
}
/** Where a state's children begin: a dot, and the way from it. */
export interface PlacedDot extends Place {
  of: State
  points: Point[]
}

/** Everything in pixels from the top left corner of the picture; a state comes before its children. */
export interface ChartDrawing {
  width: number
  height: number
  states: PlacedState[]
  arrows: PlacedArrow[]
  dots: PlacedDot[]
}
