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
  /** The position of its name and rows, unless in its top left corner. */
  heading: Place | null
}
export interface PlacedArrow {
  arrow: Arrow
  points: Point[]
  plate: LabelPlate & Place
}
/** The initial state's dot and its arrow. */
export interface PlacedDot extends Place {
  of: State
  points: Point[]
}

/** Everything in pixels from the top left corner; a state comes before its children. */
export interface ChartDrawing {
  width: number
  height: number
  states: PlacedState[]
  arrows: PlacedArrow[]
  dots: PlacedDot[]
}
