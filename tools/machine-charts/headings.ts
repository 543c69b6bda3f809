import { boxInset } from './box.ts'
import type { ChartDrawing, Place, Point } from './drawing.ts'

/** Distance in pixels between an arrow and text beside it. */
const room = 4

/** Ids of the states with children whose name or rows an arrow crosses. */
export function crossedHeadings({ states, arrows, dots }: ChartDrawing): string[] {
  const wires = [...arrows, ...dots].map(({ points }) => points)
  return states
    .filter(({ state, box, heading, x, y }) => {
      const { width, height } = box
      const place = { x: (heading?.x ?? x) + boxInset.x, y: heading?.y ?? y, width: width - 2 * boxInset.x, height }
      return state.children.length > 0 && wires.some((points) => runsThrough(points, place))
    })
    .map(({ state }) => state.id)
}

function runsThrough(points: Point[], { x, y, width, height }: Place): boolean {
  return points.slice(1).some((to, i) => {
    const from = points[i] as Point
    return (
      Math.min(from.x, to.x) < x + width + room &&
      Math.max(from.x, to.x) > x - room &&
      Math.min(from.y, to.y) < y + height - room &&
      Math.max(from.y, to.y) > y + room
    )
  })
}
