import type { State } from './chart.ts'
import type { ChartDrawing, PlacedState, Point } from './drawing.ts'
import { holds } from './order.ts'

const gap = 28

/**
 * Regions without arrows between them are placed side by side in the order of declaration, with equal tops and heights.
 */
export function alignRegions(drawing: ChartDrawing): ChartDrawing {
  const parallel = drawing.states.filter(({ state }) => state.kind === 'parallel')
  return parallel.reduce(
    (aligned, { state }) => (areApart(state, aligned) ? withAligned(state, aligned) : aligned),
    drawing,
  )
}

/** No arrow touches a frame or leads from one region into another, and all of them are in one row. */
function areApart({ children }: State, { arrows, states }: ChartDrawing): boolean {
  const regions = states.filter(({ state }) => children.includes(state))
  const isFree = arrows.every(({ arrow }) =>
    children.every((region) => {
      if (arrow.from === region.id || arrow.to === region.id) return false
      return holds(region, arrow.from) === holds(region, arrow.to)
    }),
  )
  const lowestTop = Math.max(...regions.map(({ y }) => y))
  return isFree && regions.every(({ y, height }) => y + height > lowestTop)
}

function withAligned({ children }: State, drawing: ChartDrawing): ChartDrawing {
  const regions = children.map((child) => drawing.states.find(({ state }) => state === child) as PlacedState)
  const top = Math.min(...regions.map(({ y }) => y))
  const height = Math.max(...regions.map((region) => region.height))
  let left = Math.min(...regions.map(({ x }) => x))
  let aligned = drawing
  for (const region of regions) {
    aligned = moved(aligned, region.state, left - region.x, top - region.y)
    left += region.width + gap
  }
  return {
    ...aligned,
    states: aligned.states.map((placed) => (children.includes(placed.state) ? { ...placed, height } : placed)),
  }
}

function moved(drawing: ChartDrawing, region: State, dx: number, dy: number): ChartDrawing {
  const shifted = <P extends Point>(point: P): P => ({ ...point, x: point.x + dx, y: point.y + dy })
  return {
    ...drawing,
    states: drawing.states.map((placed) =>
      holds(region, placed.state.id)
        ? { ...shifted(placed), heading: placed.heading && shifted(placed.heading) }
        : placed,
    ),
    arrows: drawing.arrows.map((placed) =>
      holds(region, placed.arrow.from)
        ? { ...placed, points: placed.points.map(shifted), plate: shifted(placed.plate) }
        : placed,
    ),
    dots: drawing.dots.map((dot) =>
      holds(region, dot.of.id) ? { ...shifted(dot), points: dot.points.map(shifted) } : dot,
    ),
  }
}
