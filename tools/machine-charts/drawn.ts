import type { AnyStateMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { withFewArrows, withRows } from './inner.ts'
import { laidOut } from './layout.ts'
import { svgOf } from './svg.ts'

/** In pixels: the size of a desktop window in which the text is readable. */
export const widest = 1600

/** The machine's diagram as SVG text, the same bytes on every run and machine. */
export async function drawn(machine: AnyStateMachine): Promise<string> {
  const whole = chartOf(machine)
  let chart = withRows(whole)
  let drawing = await laidOut(chart)
  for (const sources of [5, 4, 3, 2]) {
    if (drawing.width <= widest) break
    chart = withFewArrows(whole, sources)
    drawing = await laidOut(chart, true)
  }
  return svgOf(chart, drawing)
}
