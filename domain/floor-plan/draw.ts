import { drawFixture } from './draw-fixtures.ts'
import { drawDoor, drawStairs, drawWindow, thickness } from './draw-openings.ts'
import { labelsOf, type PlanLabel } from './labels.ts'
import { boundsOf, boxPath, type Mark, type PlanBox, scale, shortNumber } from './marks.ts'
import type { FloorPlan, PlanFloor, PlanSpan } from './plan.ts'
import { endOf, isNone, lineOf, solidParts, startOf, type Wall, wallsOf } from './walls.ts'

/** One floor, in tenths of a foot from the upper left corner. */
export interface PlanDrawing {
  width: number
  height: number
  /** How much of the height is the scale and the arrow below the floor. */
  footer: number
  /** In the order in which they are painted. */
  marks: Mark[]
  /** Names and dimensions, where the drawing is wide enough to read them, and numbers where it isn't. */
  labels: PlanLabel[]
  scaleBar: ScaleBar
  compass: Compass
}

export interface ScaleBar {
  x: number
  y: number
  /** Of a half, in tenths of a foot. */
  half: number
  /** Of the whole. */
  feet: number
  fontSize: number
}

export interface Compass {
  x: number
  y: number
  radius: number
  /** Clockwise, in degrees. */
  north: number
}

/** Pixels that a drawing gets on a wide screen, at most. */
const shownAt = { width: 820, height: 640 }

/** Every floor of a plan gets the same frame, so that they lie over each other. */
export function drawFloor(plan: FloorPlan, floor: PlanFloor): PlanDrawing {
  const bounds = boundsOf(plan.floors.flatMap(({ rooms }) => rooms.flatMap(({ areas }) => areas)))
  const unit = Math.max(bounds.width / shownAt.width, bounds.depth / shownAt.height) * scale
  const margin = 12 * unit
  const footer = 52 * unit
  const width = bounds.width * scale + 2 * margin
  const height = bounds.depth * scale + 2 * margin + footer
  const at = shifted(bounds, margin)
  const walls = wallsOf(floor)
  return {
    width: round(width),
    height: round(height),
    footer: round(footer),
    marks: [
      ...floor.rooms.flatMap(({ kind, areas }) =>
        areas.map((area): Mark => ({ kind: `floor-${kind}`, d: boxPath(at(area)) })),
      ),
      ...floor.fixtures.flatMap((fixture) => drawFixture(fixture, floor.rooms, at(fixture))),
      ...floor.stairs.flatMap((flight) => drawStairs(flight, at(flight))),
      ...walls.flatMap((wall) => drawWall(wall, floor, at)),
      ...floor.windows.flatMap((span) => drawWindow(span, at)),
      ...floor.doors.flatMap((door) => drawDoor(door, walls, at)),
    ],
    labels: labelsOf(floor, at, unit, width),
    scaleBar: scaleBarOf(bounds.width, margin, round(height - footer / 2), unit),
    compass: {
      x: round(width - margin - 18 * unit),
      y: round(height - footer / 2),
      radius: round(16 * unit),
      north: plan.north,
    },
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function shifted(bounds: PlanBox, margin: number) {
  return ({ x, y, width, depth }: PlanBox): PlanBox => ({
    x: (x - bounds.x) * scale + margin,
    y: (y - bounds.y) * scale + margin,
    width: width * scale,
    depth: depth * scale,
  })
}

function drawWall(wall: Wall, { doors, windows }: PlanFloor, at: (box: PlanBox) => PlanBox): Mark[] {
  const isRailing = [wall.before, wall.after].every((room) => room === null || room.kind === 'outdoor')
  const parts = solidParts(wall, [...doors, ...windows])
  if (isRailing) return parts.map((part) => ({ kind: 'railing', d: linePath(part, at) }))
  const isOuter = [wall.before, wall.after].some((room) => room === null || room.kind === 'outdoor')
  const half = thickness[isOuter ? 'outer' : 'inner'] / 2
  return parts.map((part): Mark => {
    // Walls meet in full corners, and end where a door or a window begins.
    const from = startOf(part) - (isNone(startOf(part) - startOf(wall)) ? half : 0)
    const to = endOf(part) + (isNone(endOf(part) - endOf(wall)) ? half : 0)
    const across = lineOf(part) - half
    const box =
      part.runs === 'right'
        ? { x: from, y: across, width: to - from, depth: 2 * half }
        : { x: across, y: from, width: 2 * half, depth: to - from }
    return { kind: 'wall', d: boxPath(at(box)) }
  })
}

function linePath(span: PlanSpan, at: (box: PlanBox) => PlanBox): string {
  const isRight = span.runs === 'right'
  const { x, y, width, depth } = at({
    x: span.x,
    y: span.y,
    width: isRight ? span.length : 0,
    depth: isRight ? 0 : span.length,
  })
  return `M${shortNumber(x)} ${shortNumber(y)}L${shortNumber(x + width)} ${shortNumber(y + depth)}`
}

/** At most two fifths of the drawing, in a round number of feet. */
function scaleBarOf(width: number, x: number, y: number, unit: number): ScaleBar {
  const feet = [40, 20, 10, 5].find((each) => each <= width / 2.5) ?? 2
  return { x: round(x), y, half: (feet * scale) / 2, feet, fontSize: round(12 * unit) }
}
