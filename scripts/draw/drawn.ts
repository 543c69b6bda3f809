import type { AnyStateMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { withInnerRows } from './inner.ts'
import { laidOut } from './layout.ts'
import { svgOf } from './svg.ts'

/** The machine's diagram as SVG text, the same bytes on every run and every computer. */
export async function drawn(machine: AnyStateMachine): Promise<string> {
  const chart = withInnerRows(chartOf(machine))
  return svgOf(chart, await laidOut(chart))
}
